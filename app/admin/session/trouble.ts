import { useState } from "react";
import { toast } from "sonner";
import type { Trouble } from "../components/notice.tsx";
import { Refused } from "./api-call.ts";

const unreachable = "The server could not be reached. Check your connection and try again. Nothing you typed is lost.";
const noReason = "The server gave no reason. Please try again in a moment. Nothing you typed is lost.";

/** What to say of a failure: one sentence whatever the reason is, or the two that section 8 of the specification has for it. */
export type FailureWords = string | { refused: string; unreachable: string };

/** Words for a failed call. */
export function troubleOf(error: unknown, words: FailureWords): Trouble {
  const titles = typeof words === "string" ? { refused: words, unreachable: words } : words;
  if (error instanceof Refused) return { title: titles.refused, detail: error.message || noReason };
  return { title: titles.unreachable, detail: unreachable };
}

/** Words for a step that failed where nothing is typed. */
export function failureOf(error: unknown, words: FailureWords): Trouble {
  const { title, detail } = troubleOf(error, words);
  return { title, detail: detail.replace(" Nothing you typed is lost.", "") };
}

type FailureMore = {
  /** What else to know. */
  more?: string;
  /** Tries once more. For what the screen offers nowhere else, such as an "Undo" whose notice is gone. */
  again?: () => void;
};

/** Says below the screen that a step failed, as `failureOf` does. */
export function sayFailure(error: unknown, words: FailureWords, { more = "", again }: FailureMore = {}): void {
  if (isSessionEnd(error)) return;
  const { title, detail } = failureOf(error, words);
  const offer = again && mayComeThrough(error) && { action: { label: "Try again", onClick: again }, duration: Number.POSITIVE_INFINITY };
  toast.error(title, { description: `${detail}${more}`, ...offer });
}

/** Whether the same call may succeed in a while: not one that was refused for what it asks. */
function mayComeThrough(error: unknown): boolean {
  return !(error instanceof Refused) || error.status >= 500 || error.status === 429;
}

/** True when the session ended: the person is on the way to the login page and needs no message here. */
export function isSessionEnd(error: unknown): boolean {
  return error instanceof Refused && error.status === 401;
}

/** Steps of a screen that take a while and may fail: which one is under way, and what to say of one that failed (`troubleOf` where something is typed). */
export function useStep(wordsFor = failureOf) {
  const [busy, setBusy] = useState<string>();
  const [trouble, setTrouble] = useState<Trouble>();

  /** `failed`: the words for a failure; `name`: of several steps of a screen, this one. */
  async function take(failed: FailureWords, work: () => unknown, name = "step"): Promise<void> {
    setBusy(name);
    setTrouble(undefined);
    try {
      await work();
    } catch (error) {
      if (!isSessionEnd(error)) setTrouble(wordsFor(error, failed));
    }
    setBusy(undefined);
  }

  return { busy, trouble, setTrouble, take };
}
