import { createContext, type ReactNode } from "react";

/** What a preview adds to the document that visitors would see; such a page has no script. */
export const PreviewContext = createContext<{ head: ReactNode; bar: ReactNode } | undefined>(undefined);

/** `until`: till when the link works, in words; none of what is shown beside its form. */
export type Preview = { until?: string };
