import type { RequestData } from "#academy/public/public-academy.ts";

/** What an address answers that leads to nothing: 410 when there was something, so that search engines forget it; else 404. */
export async function missingStatus(
  data: RequestData,
  kind: Parameters<RequestData["wasDeleted"]>[0],
  address: string,
): Promise<404 | 410> {
  return (await data.wasDeleted(kind, address)) ? 410 : 404;
}
