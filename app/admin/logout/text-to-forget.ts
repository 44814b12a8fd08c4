import { newKey } from "#app/new-key.ts";
import { isKeptOnServer } from "#contract/autosave.ts";
import { isWholeOnServer, readAutosaved, sendAutosave } from "../forms/autosave-calls.ts";
import { sendOpenForms } from "../forms/use-unsaved-text.ts";
import { readAllKept } from "../session/kept-drafts.ts";
import { type KeptText, mayFollow, wordsFor } from "./kept-text.ts";

/** Milliseconds, for each of open forms, the browser's store and forms that were left: nobody waits longer for what does not answer. */
const patience = 2000;

/** Sends what waits to be autosaved; answers in words what is only in this browser. */
export async function textToForget(owner: string): Promise<string[]> {
  await sendOpenForms(AbortSignal.timeout(patience));
  const all = await inTime(readAllKept(owner), []);
  const lost = await Promise.all(all.map(async (text) => ((await inTime(isSafe(text), false)) ? [] : [wordsFor(text)])));
  return [...new Set(lost.flat())];
}

function inTime<Answer>(work: Promise<Answer>, otherwise: Answer): Promise<Answer> {
  return Promise.race([work, new Promise<Answer>((resolve) => setTimeout(resolve, patience, otherwise))]);
}

/** Whether a logout loses nothing of it. */
async function isSafe(text: KeptText): Promise<boolean> {
  const { form, draft, number, sent, offers } = text;
  if (draft === null) return offers.length === 0;
  if (!isKeptOnServer(form)) return false;
  const isThere = sent >= number || (await isSent(text).catch(() => false));
  return isThere && offers.length === 0 && isWholeOnServer(draft);
}

/** Of a form that was left before the server answered. */
async function isSent(text: KeptText): Promise<boolean> {
  const { form, draft, number } = text;
  const there = await readAutosaved(form);
  if (there.number === number) return true;
  if (!mayFollow(text, there)) return false;
  const answer = await sendAutosave(form, { client: newKey(), number, open: false, take: true, draft });
  return answer.number === number;
}
