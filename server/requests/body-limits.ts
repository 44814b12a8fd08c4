import type { IncomingMessage } from "node:http";
import { bodyWanted } from "#api/api.ts";
import { apiPath, isForApi } from "#api/content-negotiation.ts";
import { maxFormBytes } from "#contract/limits.ts";
import { isReading, pathOf } from "./request-type.ts";

/** What a request may bring, by its method and address alone, before anything of it is read. */
export type BodyLimits = {
  /** "page": a person's browser reads the answer, "api": a program does. */
  reader: "page" | "api";
  /** "nothing": no body is expected. A small one, which some clients add, is thrown away; a larger one is refused. */
  takes: "nothing" | "json" | "bytes" | "form";
  /** "link": anyone with a secret link, who is counted when it is wrong. */
  from: "anyone" | "link" | "staff";
  /** Bytes. */
  most: number;
  /** Of which budget it takes its memory (requests/receive-body.ts). */
  share: "staff" | "contact" | "sign-in" | "visits";
};

const mostUnexpected = 16_000;
const formPages = ["/contact", "/level"];

/** The rule for a request; undefined: its address is a page, and no page takes this method. */
export function bodyLimitsOf({ method = "GET", url = "/", headers }: IncomingMessage): BodyLimits | undefined {
  const path = pathOf(url);
  const nothing = { takes: "nothing", from: "anyone", most: mostUnexpected, share: "contact" } as const;
  if (isForApi({ method, accept: headers.accept, userAgent: headers["user-agent"], contentType: headers["content-type"] }, path)) {
    const wanted = bodyWanted(method, apiPath(path));
    if (!wanted) return { reader: "api", ...nothing };
    return { reader: "api", ...wanted, share: shareOf(wanted.from, apiPath(path)) };
  }
  if (isReading(method)) return { reader: "page", ...nothing };
  if (method !== "POST" || !formPages.includes(path)) return undefined;
  return { reader: "page", takes: "form", from: "anyone", most: maxFormBytes, share: "contact" };
}

function shareOf(from: BodyLimits["from"], path: string): BodyLimits["share"] {
  if (from === "staff") return "staff";
  if (path === "/visits") return "visits";
  return path.startsWith("/auth/") ? "sign-in" : "contact";
}
