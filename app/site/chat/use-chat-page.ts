import { useLocation, useMatches } from "react-router";
import type { AcademyFacts } from "#contract/site/academy-facts.ts";
import { absoluteAddress } from "../seo/absolute-address.ts";
import type { ChatPage } from "./chat-text.ts";

const kinds = ["course", "exam", "post"] as const;

/** The page being read. A detail page's loader answers `{ course }`, `{ exam }` or `{ post }`, undefined when not found. */
export function useChatPage(facts: AcademyFacts): ChatPage {
  const { pathname } = useLocation();
  const data = useMatches().at(-1)?.loaderData;
  const page = { path: pathname, address: absoluteAddress(facts, pathname) };
  for (const kind of kinds) {
    const title = titleWithin(data, kind);
    if (title !== undefined) return { ...page, detail: { kind, title } };
  }
  return page;
}

function titleWithin(data: unknown, kind: string): string | undefined {
  const thing = field(data, kind);
  const title = field(thing, "title");
  return typeof title === "string" ? title : undefined;
}

function field(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? Object.getOwnPropertyDescriptor(value, name)?.value : undefined;
}
