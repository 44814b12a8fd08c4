import { factsKind, nextFactsKind } from "./kinds/academy-facts.ts";
import { templatesKind } from "./kinds/reply-template.ts";
import type { SingleKind } from "./kinds/single-kind.ts";
import { optionsKind } from "./kinds/site-options.ts";
import { lookKind } from "./look/look.ts";
import { textsKinds } from "./site-texts/texts-kinds.ts";

/** Every kind with one item. */
export const singleKinds: readonly SingleKind[] = [
  factsKind,
  nextFactsKind,
  ...Object.values(textsKinds),
  lookKind,
  templatesKind,
  optionsKind,
];

/** What the form of a kind with one item is called in autosaves. */
export const formOfSingle = (path: string) => path.replace("/", "-");
