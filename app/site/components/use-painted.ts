import { use } from "react";
import { LanguagesContext } from "./languages-context.ts";

/** How something of a language looks (painted.css), and what its poster says; `slug`: its short name, undefined where no language is known. */
export function usePainted(slug: string | undefined) {
  const language = use(LanguagesContext).find((one) => one.slug === slug);
  return { language, painted: `painted ${language?.colours ?? "lagoon-deep"}` };
}
