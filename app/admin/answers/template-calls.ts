import { queryOptions } from "@tanstack/react-query";
import { type AnswerTemplates, type StoredTemplates, storedTemplates } from "#contract/enquiries/answer-template.ts";
import { call } from "../session/api-call.ts";

export const templatesAt = "/answer-templates";

/** Read anew each time the screen is opened: somebody else may have saved. */
export const templatesQuery = queryOptions({
  queryKey: ["answer-templates"],
  queryFn: async ({ signal }): Promise<StoredTemplates> => (await call(templatesAt, { answer: storedTemplates, signal })).body,
  gcTime: 0,
});

export async function readTemplates(): Promise<StoredTemplates> {
  return (await call(templatesAt, { answer: storedTemplates })).body;
}

export async function saveTemplates(fields: AnswerTemplates, version: number | undefined): Promise<StoredTemplates> {
  return (await call(templatesAt, { method: "PUT", body: { ...fields, version }, answer: storedTemplates })).body;
}

/** The first templates again; they are saved at once, and what they replace is among the earlier versions. */
export async function restoreFirstTemplates(): Promise<StoredTemplates> {
  return (await call(`${templatesAt}/restore-first`, { method: "POST", body: {}, answer: storedTemplates })).body;
}
