import { createContext } from "react";
import type { Language } from "#contract/kinds/language.ts";

/** The languages that are taught; page-shell.tsx provides them. */
export const LanguagesContext = createContext<readonly Language[]>([]);
