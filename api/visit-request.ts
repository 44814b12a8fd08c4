import { isbot } from "isbot";
import type { Caller } from "./endpoint.ts";

type Asked = Pick<Caller, "host" | "userAgent" | "header">;

/** Whether a page of this site tells of a person who does not mind being counted: no robot, no other site, nobody who asks not to be tracked. */
export function isCountedVisitor({ host, userAgent, header }: Asked): boolean {
  if (header("dnt") === "1" || header("sec-gpc") === "1") return false;
  return isFromOwnPage(host, header) && userAgent !== "" && !isbot(userAgent.slice(0, 500));
}

/** A browser says itself where a call comes from; an older one says of which site the page is. */
function isFromOwnPage(host: string, header: Asked["header"]): boolean {
  const site = header("sec-fetch-site");
  if (site !== null) return site === "same-origin";
  const origin = header("origin") ?? "";
  return URL.canParse(origin) && new URL(origin).host === host;
}
