import { isbot } from "isbot";
import { contentPaths } from "#contract/content-kinds.ts";

const negotiated = new Set<string>([...contentPaths, "contact", "auth"]);

export type NegotiatedRequest = {
  method: string;
  accept?: string | undefined;
  contentType?: string | undefined;
  userAgent?: string | undefined;
};

/** Whether a request is for the API (section 7): under /api, and elsewhere unless a browser wants a page or sends a page's own form. */
export function isForApi(request: NegotiatedRequest, path: string): boolean {
  if (firstPart(path) === "api") return true;
  if (!isNegotiated(path)) return false;
  if (request.method === "GET" || request.method === "HEAD") return !wantsPage(request.accept ?? "", request.userAgent ?? "");
  return !/^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(request.contentType ?? "");
}

function wantsPage(accept: string, userAgent: string): boolean {
  if (/text\/html/i.test(accept)) return true;
  // Crawlers and link previews take anything: they are browsers too, as far as they do not ask for JSON.
  return !/\bjson\b/i.test(accept) && isCrawler(userAgent.slice(0, 500));
}

/** What crawlers and link previews have in their names, those included that call themselves a browser (Mozilla). */
const reader = /^mozilla\/|bot\b|crawl|spider|preview|archiver|facebook|meta-external|whatsapp|viber|signal|skype|pinterest|snapchat/i;

/** isbot also knows curl, axios and whatever else is a program; those want JSON. */
function isCrawler(userAgent: string): boolean {
  return reader.test(userAgent) && isbot(userAgent);
}

/** What `isForApi` looks at. */
export function negotiatedRequestOf({ method, headers }: Request): NegotiatedRequest {
  return {
    method,
    accept: headers.get("accept") ?? undefined,
    contentType: headers.get("content-type") ?? undefined,
    userAgent: headers.get("user-agent") ?? undefined,
  };
}

/** The address of a call as it is declared: without /api before it, nor a slash after it. */
export function apiPath(path: string): string {
  const own = path === "/api" || path.startsWith("/api/") ? path.slice(4) : path;
  return own.replace(/\/$/, "") || "/";
}

/** The header Vary of answers at addresses that are a page and a call at once. */
export const negotiatedVary = "accept, user-agent";

/** Addresses that are a call and, for a browser, a page (perhaps the one that says there is none). A calendar is neither. */
export function isNegotiated(path: string): boolean {
  return negotiated.has(firstPart(path)) && !path.endsWith(".ics");
}

function firstPart(path: string): string {
  const end = path.indexOf("/", 1);
  return path.slice(1, end < 0 ? undefined : end);
}
