import type { ServerResponse } from "node:http";
import { addressPrefix } from "#academy/limits/address-prefix.ts";
import { createBudget } from "./byte-budget.ts";

/** Bytes; what is smaller waits in the kernel's buffers. */
const small = 64_000;
/** For answers that are made for one client and wait for it to read them: 64 MB of the process, 24 MB for one network. */
const sizes = { most: 64_000_000, mostOfOne: 24_000_000, evictAfter: 3000 };
/** What an answer counts at most, so that one of any size can go out when there is no other. */
const largest = 16_000_000;
/** Milliseconds that a client has for an answer, beside one more second for each `slowest` bytes of it. */
const patience = 30_000;
const slowest = 8000;

/** Answers hold memory until the client has read them. True when there is room for one of `bytes`; a client that reads too slowly is cut off. */
export function createAnswerBudget() {
  const budget = createBudget(sizes);

  return function admit(response: ServerResponse, address: string, bytes: number): boolean {
    if (bytes < small) return true;
    const share = budget.open(addressPrefix(address), () => response.destroy());
    if (!share.grow(Math.min(bytes, largest))) {
      share.release();
      return false;
    }
    const late = setTimeout(() => response.destroy(), patience + (bytes / slowest) * 1000).unref();
    response.once("close", () => {
      clearTimeout(late);
      share.release();
    });
    return true;
  };
}
