import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { PagedPath } from "#contract/content-kinds.ts";
import { drawnShare, madePreviewLink, previewDocument, previewLink } from "#contract/preview.ts";
import { call, nothing, read } from "../session/api-call.ts";

const linksOf = (noun: PagedPath, id: number) => `/previews/${noun}/${id}/links`;

export const previewLinks = (noun: PagedPath, id: number) => read(linksOf(noun, id), previewLink.array());

export const makePreviewLink = (noun: PagedPath, id: number, hours: number) =>
  call(linksOf(noun, id), { method: "POST", body: { hours }, answer: madePreviewLink });

export const endPreviewLink = (noun: PagedPath, id: number, link: number) =>
  call(`${linksOf(noun, id)}/${link}`, { method: "DELETE", answer: nothing });

/** The picture that stands for an item without one where it is shared, drawn from what is typed: the fields as JSON. */
export const drawnPicture = (noun: PagedPath, typed: string) =>
  queryOptions({
    queryKey: ["drawn-share-picture", noun, typed],
    queryFn: ({ signal }) =>
      call(`/previews/${noun}/share-picture`, { method: "POST", body: { fields: JSON.parse(typed) }, answer: drawnShare, signal }),
    select: ({ image }) => image,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    gcTime: 0,
  });

/** The page made from what is typed; a picture that is not stored yet is left out. */
export async function pageOfTyped(noun: PagedPath, id: number | undefined, typed: object, signal: AbortSignal): Promise<string> {
  const fields = Object.fromEntries(Object.entries(typed).filter(([, value]) => !isChosenPicture(value)));
  const body = { ...(id !== undefined && { id }), fields };
  return (await call(`/previews/${noun}`, { method: "POST", body, answer: previewDocument, signal })).html;
}

/** Whether a value is a picture that was chosen and not saved. */
export function isChosenPicture(value: unknown): boolean {
  return typeof value === "string" && value.startsWith("data:image/");
}
