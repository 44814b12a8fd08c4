import { z } from "zod";

// In a browser zod would first try to make code from a string. The page's policy refuses that, and reports it.
if ("document" in globalThis) z.config({ jitless: true });

export { z };
