import { useLocation, useMatches } from "react-router";
import { pagesOf } from "#contract/site/page-address.ts";
import type { SiteFacts } from "#contract/site-texts/text-shapes.ts";
import { absoluteAddress } from "../seo/absolute-address.ts";
import type { ChatPage } from "./chat-text.ts";

/** The page being read. Of an item, its loader answers the title (app/site/seo/find-item.ts), undefined when there is none. */
export function useChatPage(facts: SiteFacts): ChatPage {
  const { pathname } = useLocation();
  const data: unknown = useMatches().at(-1)?.loaderData;
  const page = { path: pathname, address: absoluteAddress(facts, pathname), ...(facts.empty && { empty: facts.empty }) };
  const pages = Object.values(pagesOf).find(({ part }) => pathname.startsWith(`/${part}/`));
  const hasTitle = typeof data === "object" && data !== null && "title" in data;
  return pages && hasTitle && typeof data.title === "string" ? { ...page, detail: { part: pages.part, title: data.title } } : page;
}
