import { join } from "node:path";

// React and React Router choose their production halves by this, when they are loaded.
process.env.NODE_ENV ??= "production";

// One built file: reading some hundred source files and packages instead costs 180 ms of work and 15 MB.
const { runAcademy }: typeof import("./process.ts") = await import(join(import.meta.dirname, "../build/server/academy.js"));
await runAcademy(join(import.meta.dirname, ".."));
