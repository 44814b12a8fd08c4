import { createHash } from "node:crypto";
import { createBreather } from "#academy/limits/breather.ts";
import { type Answer, linkToNext } from "./endpoint.ts";
import type { Problem } from "./problem.ts";

export const json = { "content-type": "application/json; charset=utf-8" };

/** A refusal as its answer. */
export function send({ status, body, headers }: Problem): Response {
  return new Response(JSON.stringify(body), { status, headers: { ...json, "cache-control": "no-store", ...headers } });
}

/** What an endpoint answered. `keepable`: a client may keep it if it asks each time whether it still holds. */
export async function present(request: Request, status: number, { body, next, ...answer }: Answer, keepable: boolean): Promise<Response> {
  const own = { ...answer.headers, ...(next !== undefined && { link: linkToNext(request, next) }) };
  if (answer.stream) return new Response(answer.stream, { status, headers: { "cache-control": "no-store", ...own } });
  if (status === 204) return new Response(null, { status, headers: { "cache-control": "no-store", ...own } });
  const text = await jsonText(body);
  if (!keepable) return new Response(text, { status, headers: { ...json, "cache-control": "no-store", ...own } });
  const etag = `"${createHash("sha256").update(text).digest("base64url").slice(0, 27)}"`;
  const headers = { ...json, "cache-control": "no-cache", etag, ...own };
  const known = (request.headers.get("if-none-match") ?? "").split(/\s*,\s*/).map((tag) => tag.replace(/^W\//, ""));
  return known.includes(etag) ? new Response(null, { status: 304, headers }) : new Response(text, { status, headers });
}

/** A list may have 8 MB of text: it is written a piece at a time, between which others get their turn. */
async function jsonText(body: unknown): Promise<string> {
  if (!Array.isArray(body)) return JSON.stringify(body);
  const rest = createBreather();
  const parts: string[] = [];
  for (const item of body) {
    parts.push(JSON.stringify(item));
    await rest();
  }
  return `[${parts.join(",")}]`;
}
