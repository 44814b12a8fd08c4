import { createContext } from "react";
import type { Language } from "#contract/kinds/language.ts";

/** The languages that are taught; page-shell.tsx says it. */
export const LanguagesContext = createContext<readonly Language[]>([]);
