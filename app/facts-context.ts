import { createContext } from "react";
import type { SiteFacts } from "#contract/site-texts/text-shapes.ts";

/** The facts that a page is made with (entry.server.tsx): also of one whose loaders did not come so far. */
export const FactsContext = createContext<SiteFacts | undefined>(undefined);
