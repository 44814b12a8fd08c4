import type { Enquiry } from "#contract/enquiries/enquiry.ts";
import type { OneOfMany } from "../enquiry-calls.ts";

/** What takes a change of `keys` back. Also what a day for the next step opened; and whoever was first on a waiting list is so again. */
export function undoOf(
  changed: readonly Pick<Enquiry, "id" | "version">[],
  before: readonly Pick<Enquiry, "id" | "status" | "placed_at">[],
  keys: readonly string[],
): OneOfMany[] {
  return changed.flatMap(({ id, version }) => {
    const old = before.find((one) => one.id === id);
    if (!old) return [];
    const fields = Object.fromEntries(keys.map((key) => [key, key in old ? Reflect.get(old, key) : undefined]));
    return [{ id, version, status: old.status, ...fields, ...(old.placed_at && { placed_at: old.placed_at }) }];
  });
}
