import { newKey } from "#app/new-key.ts";
import { type AutosaveInput, unsavedForm } from "#contract/autosave.ts";
import { z } from "#contract/zod.ts";
import { readAutosaved, sendAutosave } from "../forms/autosave-calls.ts";
import { read } from "../session/api-call.ts";
import { dropKeptOf } from "../session/kept-drafts.ts";

/** Forms of this person with something typed that is not saved, on whatever device. */
export const unsavedQuery = { ...read("/autosaves", z.array(unsavedForm), ["autosaves"]), staleTime: 0 };

/** Forgets what was typed into a form, here and on the server; answers how it comes back. */
export async function discardUnsaved(form: string, owner: string): Promise<() => Promise<void>> {
  const keep = async (after: number, draft: AutosaveInput["draft"]): Promise<number> => {
    const number = Math.max(Date.now(), after + 1);
    await sendAutosave(form, { client: newKey(), number, open: false, take: true, draft });
    return number;
  };
  const before = await readAutosaved(form);
  const number = await keep(before.number, null);
  await dropKeptOf(owner, form);
  return async () => void (await keep(number, before.draft));
}
