import { putProgramValue } from "#academy/program-values.ts";
import type { Database } from "#database/database.ts";
import type { Log } from "../log.ts";

/** About this installation only: keys that start with "here:" are in no backup. */
export const forwardedKey = "here:forwarded";

/** Notices a proxy although TRUST_PROXY says none: all visitors then share one address and limit. Logs it once, and stores when, for `doctor`. */
export function createProxyDetection(database: Database, trustProxy: number, clock: () => number, log: Log) {
  let noticed = trustProxy > 0;
  return (request: Request): void => {
    if (noticed || !request.headers.has("x-forwarded-for")) return;
    noticed = true;
    log("warn", "a request carries X-Forwarded-For, but TRUST_PROXY is 0: if a proxy of yours stands in front, set it");
    const value = String(clock());
    void database
      .write((tx) => putProgramValue(tx, forwardedKey, value))
      .catch(() => {
        noticed = false;
      });
  };
}
