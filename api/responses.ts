import { createHash, type Hash } from "node:crypto";
import { createBreather } from "#academy/limits/breather.ts";
import { Answer, linkToNext } from "./endpoint.ts";
import type { Problem } from "./problem.ts";

export const json = { "content-type": "application/json; charset=utf-8" };

/** A refusal as its answer. */
export function send({ status, body, headers }: Problem): Response {
  return new Response(JSON.stringify(body), { status, headers: { ...json, "cache-control": "no-store", ...headers } });
}

/** What an endpoint answered: a body, or an Answer. `keepable`: a client may keep it if it asks each time whether it still holds. */
export async function present(request: Request, status: number, answer: unknown, keepable: boolean): Promise<Response> {
  const { body, stream, headers: said = {}, next }: Partial<Answer["said"]> = answer instanceof Answer ? answer.said : { body: answer };
  const own = { ...said, ...(next !== undefined && { link: linkToNext(request, next) }) };
  if (stream) return new Response(stream, { status, headers: { "cache-control": "no-store", ...own } });
  if (status === 204) return new Response(null, { status, headers: { "cache-control": "no-store", ...own } });
  const hash = keepable ? createHash("sha256") : undefined;
  const bytes = await jsonBytes(body, hash);
  if (!hash) return new Response(bytes, { status, headers: { ...json, "cache-control": "no-store", ...own } });
  const etag = `"${hash.digest("base64url").slice(0, 27)}"`;
  const headers = { ...json, "cache-control": "no-cache", etag, ...own };
  const known = (request.headers.get("if-none-match") ?? "").split(/\s*,\s*/).map((tag) => tag.replace(/^W\//, ""));
  return known.includes(etag) ? new Response(null, { status: 304, headers }) : new Response(bytes, { status, headers });
}

/** Characters that are turned into bytes in one go. */
const piece = 100_000;

/** A list may have 8 MB of text: it is written, and hashed where there is a `hash`, a piece at a time, between which others get their turn. */
async function jsonBytes(body: unknown, hash: Hash | undefined): Promise<Uint8Array<ArrayBuffer>> {
  const rest = createBreather();
  const pieces: Buffer[] = [];
  let text = "";
  const pack = () => {
    const bytes = Buffer.from(text);
    hash?.update(bytes);
    pieces.push(bytes);
    text = "";
  };
  if (Array.isArray(body)) {
    for (const [index, item] of body.entries()) {
      text += `${index === 0 ? "[" : ","}${JSON.stringify(item)}`;
      if (text.length > piece) pack();
      await rest();
    }
    text += body.length === 0 ? "[]" : "]";
  } else text = JSON.stringify(body);
  pack();
  return Buffer.concat(pieces);
}
