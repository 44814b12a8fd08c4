import { factsKind, nextFactsKind } from "./academy-facts.ts";
import { lookKind } from "./look/look.ts";
import { templatesKind } from "./reply-template.ts";
import type { SingleKind } from "./single-kind.ts";
import { optionsKind } from "./site-options.ts";
import { textsKinds } from "./site-texts/texts-kinds.ts";

/** What there is one of, each a kind with one item. */
export const singleKinds: readonly SingleKind[] = [
  factsKind,
  nextFactsKind,
  ...Object.values(textsKinds),
  lookKind,
  templatesKind,
  optionsKind,
];

/** What the form of a kind with one item is called in the drafts. */
export const formOfSingle = (path: string) => path.replace("/", "-");
