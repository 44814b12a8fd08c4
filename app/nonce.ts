import { createContext } from "react";

/** Marks the scripts of our own components while a page is made (server/pages/script-hashes.ts); browsers never see it. */
export const NonceContext = createContext<string | undefined>(undefined);
