import { createContext } from "react";

/** Lets a field of a form say that it is still reading what was chosen: saved before that, it would be lost. */
export const ReadingContext = createContext<(reading: boolean) => void>(() => undefined);
