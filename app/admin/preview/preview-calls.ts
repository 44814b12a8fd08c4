import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { PagedPath } from "#contract/content-kinds.ts";
import { drawnShare, previewDocument } from "#contract/preview.ts";
import { api } from "../session/api-call.ts";

/** The picture that is shared of an item without one of its own, drawn from what is typed: the fields as JSON. */
export const drawnPicture = (noun: PagedPath, typed: string) =>
  queryOptions({
    queryKey: ["drawn-share-picture", noun, typed],
    queryFn: ({ signal }) => api.post(`/previews/${noun}/share-picture`, { fields: JSON.parse(typed) }, drawnShare, { signal }),
    select: ({ image }) => image,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    gcTime: 0,
  });

/** The page made from what is typed, without pictures that are not stored yet. */
export async function pageOfTyped(noun: PagedPath, id: number | undefined, typed: object, signal: AbortSignal): Promise<string> {
  const fields = Object.fromEntries(Object.entries(typed).filter(([, value]) => !isChosenPicture(value)));
  const body = { ...(id !== undefined && { id }), fields };
  return (await api.post(`/previews/${noun}`, body, previewDocument, { signal })).html;
}

/** Whether a value is a picture that was chosen and not saved. */
export function isChosenPicture(value: unknown): boolean {
  return typeof value === "string" && value.startsWith("data:image/");
}
