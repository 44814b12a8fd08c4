import type { Actor } from "../actor.ts";
import type { Note } from "../audit/audit.ts";
import type { Limits } from "../limits/limits.ts";

const hour = 3_600_000;
/** Guessing from many addresses must not fill the disk through the audit log. */
const failuresPerHour = 200;

export type SignInLog = ReturnType<typeof createSignInLog>;

/** Writes into the audit log who signed in and out, and who failed to. */
export function createSignInLog(limits: Limits, note: Note) {
  const write = (action: string, actor: Actor, title = "") => note(actor, { action, noun: "accounts", title });

  return {
    success: (action: string, actor: Actor) => write(action, actor),

    /** `username`: only of an account that exists, for people also type their password into the wrong field. */
    async failure(action: string, username: string | undefined, address: string): Promise<void> {
      const failures = await limits.tally("failures-told", hour);
      if (failures > failuresPerHour) return;
      const last = failures === failuresPerHour ? "Further failures of this hour are not listed" : "";
      await write(action, { name: username ?? "", address }, last);
    },
  };
}
