import type { RouterContextProvider } from "react-router";
import { factsContext, requestDataContext } from "#app/context.ts";
import type { PagedKind } from "#contract/content-kinds.ts";
import { type ItemPages, pagesOf } from "#contract/site/page-address.ts";
import { ledTo } from "./led-to.ts";

const pages: Readonly<Record<PagedKind, ItemPages<{ id: number; slug: string; title: string }>>> = pagesOf;

/** The item of a page by the last part of its address, with what every such page needs; another form of its address is led to its own. */
export async function findItem<Kind extends PagedKind>(context: Readonly<RouterContextProvider>, kind: Kind, asked: string) {
  const facts = context.get(factsContext);
  const requestData = context.get(requestDataContext);
  const item = await requestData.item(kind, asked);
  const { part, address } = pages[kind];
  const own = item && address(item);
  if (own && own !== `/${part}/${encodeURIComponent(asked)}`) throw ledTo(own, 301);
  // While the database is away, nobody knows whether there is such an item.
  const failed = !item && requestData.usedFallback();
  const share = item && (await requestData.shareImage({ kind, item }, facts));
  // 410 where there was something, so that search engines forget it.
  const status = item ? 200 : failed ? 503 : (await requestData.wasDeleted(kind, asked)) ? 410 : 404;
  return { item, requestData, status, shared: { facts, failed, title: item?.title, ...(share && { share }) } };
}
