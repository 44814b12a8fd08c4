import { createContext } from "react";
import { type Foreign, foreignOf } from "./foreign-runs.ts";

/** By what foreign words are told on this page; page-shell.tsx makes it from the languages that are taught. */
export const ForeignContext = createContext<Foreign>(foreignOf([]));
