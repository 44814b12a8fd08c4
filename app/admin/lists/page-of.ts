import { keepPreviousData } from "@tanstack/react-query";
import { z } from "#contract/zod.ts";
import { call } from "../session/api-call.ts";

/** How many records a page of a long list shows. */
export const pageSize = 50;

export type PageQuery = { q: string; page: number } & Record<string, string | number | undefined>;
export type PageOf<Item> = { items: Item[]; total: number };

/** One page of a list, searched and cut by the server. */
export async function pageOf<Item>(path: string, item: z.ZodType<Item>, query: PageQuery, signal: AbortSignal): Promise<PageOf<Item>> {
  const { page, ...filters } = query;
  const params = new URLSearchParams({ limit: String(pageSize), offset: String((page - 1) * pageSize) });
  for (const [name, value] of Object.entries(filters)) if (value !== undefined && value !== "") params.set(name, String(value));
  const { body, headers } = await call(`${path}?${params}`, { answer: z.array(item), signal });
  return { items: body, total: Number(headers.get("x-total-count") ?? body.length) };
}

/** While another page or search is read the old one stays. */
export const pagePlaceholder = { placeholderData: keepPreviousData } as const;
