import type { Autosaved } from "#contract/autosave.ts";
import { capitalised } from "../components/capitalised.ts";
import { placeOf } from "../forms/place-of.ts";
import { nameIn } from "../forms/say-discarded.ts";
import type { KeptDraft } from "../session/kept-drafts.ts";
import { smallFormOf } from "../session/kept-words.ts";

/** What a form keeps in this browser, as in "course:12". */
export type KeptText = KeptDraft & { form: string };

/** Whether it may take the place of what the server has: nothing, or an earlier state of this very text. */
export function mayFollow({ number, sent, before }: KeptText, there: Pick<Autosaved, "draft" | "number">): boolean {
  return there.number < number && (there.draft === null || there.number <= sent || before.includes(there.number));
}

/** Names it for whoever typed it: "An enquiry that is not added yet: “Nimal”". */
export function wordsFor({ form, draft, offers }: KeptText): string {
  const name = nameIn((draft ?? offers[0])?.values);
  return `${kindOf(form)}${name && `: ${name}`}`;
}

function kindOf(form: string): string {
  if (/^enquiry.*:new$/.test(form)) return "An enquiry that is not added yet";
  if (form.startsWith("enquiry:")) return "A note or changes to an enquiry";
  if (form.startsWith("reply:")) return "An answer to an enquiry that is not sent yet";
  const small = smallFormOf(form);
  if (small) return `What you typed in “${small.title}”`;
  return capitalised(placeOf(form)?.about ?? "A form");
}
