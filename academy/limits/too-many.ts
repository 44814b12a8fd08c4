import { TooManyAttempts } from "../errors.ts";

/** The refusal of whoever must wait for so long, at least a second. */
export function tooMany(milliseconds: number): TooManyAttempts {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1000));
  const wait = seconds < 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`;
  return new TooManyAttempts(`Too many attempts. Please try again in ${wait}.`, seconds);
}
