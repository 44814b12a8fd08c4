import { type QueryKey, queryOptions } from "@tanstack/react-query";
import { z } from "#contract/zod.ts";
import { callWithHeaders } from "../session/api-call.ts";

export const pageSize = 50;

export type PageQuery = { q: string; page: number } & Record<string, string | number | undefined>;
export type PageOf<Item> = { items: Item[]; total: number };

export function pageOf<Item>(path: string, item: z.ZodType<Item>, query: PageQuery, signal: AbortSignal): Promise<PageOf<Item>> {
  const { page, ...filters } = query;
  return somePage(`${path}?${paramsOf({ limit: pageSize, offset: (page - 1) * pageSize, ...filters })}`, item, signal);
}

/** What a list answers at an address, and how many there are in all. */
export async function somePage<Item>(address: string, item: z.ZodType<Item>, signal: AbortSignal): Promise<PageOf<Item>> {
  const { body, headers } = await callWithHeaders(address, { answer: z.array(item), signal });
  return { items: body, total: Number(headers.get("x-total-count") ?? body.length) };
}

/** Filters as an address has them; one that says nothing is left out. */
export function paramsOf(filters: Record<string, string | number | undefined>): URLSearchParams {
  const said = Object.entries(filters).filter(([, value]) => value !== undefined && value !== "");
  return new URLSearchParams(said.map(([name, value]) => [name, String(value)]));
}

/** What was read before stays until the next is there; an empty list does not, since it would say that nothing was found. */
export function keptMeanwhile<Data>(before: Data | undefined): Data | undefined {
  const items = typeof before === "object" && before !== null && "items" in before ? before.items : undefined;
  return Array.isArray(items) && items.length === 0 ? undefined : before;
}

export const pagePlaceholder = { placeholderData: keptMeanwhile } as const;

/** Pages of a list, kept under its name or a key; the one before stays until the next is there. */
export const pageQuery =
  <Item>(path: string, item: z.ZodType<Item>, key: QueryKey = [path.slice(1)]) =>
  (query: PageQuery) =>
    queryOptions({
      queryKey: [...key, query],
      queryFn: ({ signal }) => pageOf(path, item, query, signal),
      ...pagePlaceholder,
    });

/** The whole of a list, page after page: each answer links to the next (RFC 8288). */
export async function wholeList<Item>(path: string, item: z.ZodType<Item>, signal?: AbortSignal): Promise<Item[]> {
  const found: Item[] = [];
  let next: string | undefined = path;
  while (next) {
    const { body, headers }: { body: Item[]; headers: Headers } = await callWithHeaders(next, {
      answer: z.array(item),
      signal,
    });
    found.push(...body);
    next = /<\/api([^>]*)>; rel="next"/.exec(headers.get("link") ?? "")?.[1];
  }
  return found;
}
