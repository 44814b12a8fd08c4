import { createContext, type ReactNode } from "react";

/** What a preview adds to the document that visitors would see; such a page has no script. */
export const PreviewContext = createContext<{ head: ReactNode; bar: ReactNode } | undefined>(undefined);
