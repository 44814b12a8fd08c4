import { NotFound } from "../errors.ts";
import { addressPrefix } from "./address-prefix.ts";
import type { Limits } from "./limits.ts";

const hour = 3_600_000;
/** Wrong links that one network may open in an hour; after those, the next wrong one is answered with "too many". */
const mostWrong = 20;

/**
 * Looks up the link of an account for somebody at `address`. Wrong ones are counted; a right one is never refused, because whole towns share a
 * network. Throws what `find` throws, and TooManyAttempts in place of NotFound after too many.
 */
export async function countWrongLinks<Found>(
  limits: Pick<Limits, "assertLeft" | "tally">,
  address: string,
  find: () => Promise<Found>,
): Promise<Found> {
  try {
    return await find();
  } catch (error) {
    if (!(error instanceof NotFound)) throw error;
    const key = `account-link:${addressPrefix(address)}`;
    await limits.assertLeft(key, mostWrong);
    await limits.tally(key, hour);
    throw error;
  }
}
