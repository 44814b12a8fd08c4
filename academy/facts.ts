import type { AcademyFacts } from "#contract/site/academy-facts.ts";
import type { FactsFields } from "#contract/site/facts-fields.ts";
import type { Database } from "#database/database.ts";
import type { createMentions } from "./content/mentions.ts";
import { academyFacts, outdatedTexts } from "./site-settings/academy-facts.ts";
import { createSiteSetting } from "./site-settings/site-settings.ts";

type FactsNeeds = { database: Database; clock: () => number; facts: FactsFields; publicUrl: string };

/** The academy's own facts: name, address, opening hours. `now`: as pages and mails show them today. */
export function createFacts({ database, clock, facts: first, publicUrl }: FactsNeeds, today: () => string) {
  const setting = createSiteSetting<FactsFields>(database, clock, { name: "facts", path: "academy-facts", title: "", first });
  const asShown = (fields: FactsFields): AcademyFacts => academyFacts(fields, publicUrl, today());
  return { ...setting, asShown, now: async () => asShown(await setting.read()) };
}

/** Finds the content that still says what the facts were before. */
export function createOutdated({ versions }: ReturnType<typeof createFacts>, mentionsOf: ReturnType<typeof createMentions>) {
  return async () => {
    const [now, ...were] = (await versions()).items.map(({ item }) => item);
    return now ? mentionsOf(outdatedTexts(now, were)) : [];
  };
}
