import type { ProofWays } from "#contract/accounts/own-account.ts";
import { listed } from "#contract/site/listed.ts";
import { DatabaseAway, Duplicate } from "#database/database.ts";

// api/problem.ts knows the database by these two only.
export { DatabaseAway, Duplicate };

/** For work that can be left until the database is back. */
export function ignoreAway(error: unknown): undefined {
  if (error instanceof DatabaseAway) return undefined;
  throw error;
}

/** Named refusals of the academy. The API alone turns them into statuses (api/problem.ts). */
export class Refusal extends Error {
  constructor(message?: string, options?: ErrorOptions) {
    super(message, options);
    // Its own name is what logs show.
    this.name = new.target.name;
  }
}

export class NotFound extends Refusal {}
/** For executeTakeFirstOrThrow. */
export const notFound = (message: string) => () => new NotFound(message);
/** `isBack`: the item is to be restored, and another has its address now; `field`: what the form calls the slug. */
type SlugTakenBy = { by?: { id: number; title: string }; isBack?: boolean; field?: string };
export class SlugTaken extends Refusal {
  /** What has it now, where that is known. */
  readonly by: { id: number; title: string } | undefined;
  constructor(slug: string, { by, isBack = false, field = "slug" }: SlugTakenBy = {}) {
    super(
      isBack
        ? `The address "${slug}" is used by "${by?.title}" now. Give that one another ${field}, then restore this one.`
        : `The address "${slug}" is already used. Please choose another ${field}.`,
    );
    this.by = by;
  }
}
export class TooManyFeatured extends Refusal {}
export class SavedBySomeoneElse extends Refusal {
  /** The account that saved; "" when that is not known. */
  readonly by: string;
  constructor(by = "") {
    super("Someone else saved this while you were editing. Your text is still here: compare it with theirs, then save again.");
    this.by = by;
  }
}
export class ClassFull extends Refusal {
  constructor(title: string, seats: number) {
    super(
      `${seats === 1 ? "The only seat" : `All ${seats} seats`} of "${title}" ${seats === 1 ? "is" : "are"} taken. Put this person on the waiting list, or say why the class is overbooked.`,
    );
  }
}
/** An item cannot be deleted while others refer to it: `names` of those, and where they are. */
export class StillUsed extends Refusal {
  constructor(names: readonly string[], where: string, what: string) {
    const shown = names.slice(0, mostNamed);
    const all = names.length > mostNamed ? [...shown, `${names.length - mostNamed} more`] : shown;
    super(`${listed(all)} ${names.length === 1 ? "is" : "are"} ${where}. ${what}`);
  }
}
const mostNamed = 5;
/** One field is not acceptable for a reason that only the academy knows. */
export class Invalid extends Refusal {
  readonly path: string;
  constructor(path: string, message: string) {
    super(message);
    this.path = path;
  }
}
export class WrongCredentials extends Refusal {}
/** The password was right; the sign-in goes on with a code. `step` names it. */
export class CodeNeeded extends Refusal {
  readonly step: string;
  constructor(step: string) {
    super("Type the code that your app shows now, or one of your recovery codes.");
    this.step = step;
  }
}
export class NotSignedIn extends Refusal {}
export class NotAllowed extends Refusal {}
/** Their last proof was too long ago; `ways`: how they can prove who they are. */
export class ProofNeeded extends Refusal {
  readonly ways: ProofWays;
  constructor(ways: ProofWays) {
    super("Please confirm that it is you. Only you may do this, so we ask once more after ten minutes.");
    this.ways = ways;
  }
}
/** The same, found only while a save was judged, which does not know the ways; the API turns it into a ProofNeeded. */
export class NotProved extends Refusal {}
class RetryLater extends Refusal {
  /** Seconds. */
  readonly retryAfter: number;
  constructor(message: string, retryAfter = 30) {
    super(message);
    this.retryAfter = retryAfter;
  }
}
export class TooManyAttempts extends RetryLater {}
export class TooBusy extends RetryLater {}
/** The idempotency key was already used for something else. */
export class KeyReused extends Refusal {}

export const wrongCode = "This code is not right. Type the newest one; if it fails again, check the clock of your phone.";
export const wrongMaster = "Invalid master password";
