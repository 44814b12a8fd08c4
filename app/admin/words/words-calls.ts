import { queryOptions } from "@tanstack/react-query";
import { type StoredWords, storedWords, type WordsPart, wordsPath } from "#contract/words/words-fields.ts";
import { call } from "../session/api-call.ts";

export const wordsAt = (part: WordsPart) => `/${wordsPath(part)}`;

/** Read anew each time a part is opened: somebody else may have saved. */
export const wordsQuery = (part: WordsPart) =>
  queryOptions({
    queryKey: ["words", part],
    queryFn: async ({ signal }): Promise<StoredWords> => (await call(wordsAt(part), { answer: storedWords, signal })).body,
    gcTime: 0,
  });

export async function readWords(part: WordsPart): Promise<StoredWords> {
  return (await call(wordsAt(part), { answer: storedWords })).body;
}

export async function saveSiteWords(part: WordsPart, fields: object, version: number | undefined): Promise<StoredWords> {
  return (await call(wordsAt(part), { method: "PUT", body: { ...fields, version }, answer: storedWords })).body;
}

/** The first words again; they are saved at once, and what they replace is among the earlier versions. */
export async function restoreFirstWords(part: WordsPart): Promise<StoredWords> {
  return (await call(`${wordsAt(part)}/restore-first`, { method: "POST", body: {}, answer: storedWords })).body;
}
