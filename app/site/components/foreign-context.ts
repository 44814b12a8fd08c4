import { createContext } from "react";
import { type Foreign, foreignOf } from "./foreign-runs.ts";

/** What tells foreign words on this page: page-shell.tsx says it, by the languages that are taught. */
export const ForeignContext = createContext<Foreign>(foreignOf([]));
