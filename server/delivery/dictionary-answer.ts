import { type CachedResponse, cachedResponse, compressThoroughly } from "./cached-response.ts";
import type { Dictionary } from "./dictionary.ts";

/** Browsers fetch it when they are idle (app/site/site-script.ts). */
export const dictionaryAddress = "/pages.dictionary";

/** The dictionary as browsers take it. Until there is one, an empty file: a 404 would be an error in their consoles. */
export async function dictionaryAnswer(
  dictionary: Dictionary | undefined,
  addHeaders: (headers: Headers) => void,
): Promise<CachedResponse> {
  const caching = dictionary
    ? { "use-as-dictionary": 'match="/*", match-dest=("document")', "cache-control": "public, max-age=86400" }
    : { "cache-control": "no-store" };
  const headers = new Headers({ "content-type": "text/plain; charset=utf-8", ...caching });
  addHeaders(headers);
  const answer = await cachedResponse(new Response(new Uint8Array(dictionary?.bytes ?? []), { headers }));
  await compressThoroughly(answer);
  return answer;
}
