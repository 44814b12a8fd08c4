import { toast } from "sonner";
import type { Trouble } from "../components/notice.tsx";
import { Refused } from "./api-call.ts";

const unreachable = "The server could not be reached. Check your connection and try again. Nothing you typed is lost.";
const noReason = "The server gave no reason. Please try again in a moment. Nothing you typed is lost.";

/** Words for a failed call. `refused` and `unreachable` are the sentences of section 8 of the specification. */
export function troubleOf(error: unknown, words: { refused: string; unreachable: string }): Trouble {
  if (error instanceof Refused) return { title: words.refused, detail: error.message || noReason };
  return { title: words.unreachable, detail: unreachable };
}

export function withoutTyping({ title, detail }: Trouble): Trouble {
  return { title, detail: detail.replace(" Nothing you typed is lost.", "") };
}

/** Words for a step that failed where nothing is typed: one sentence whatever the reason is. */
export function failureOf(error: unknown, sentence: string): Trouble {
  return withoutTyping(troubleOf(error, { refused: sentence, unreachable: sentence }));
}

/** Does a step of a screen; answers what to say if it failed, as `failureOf` does. */
export async function failureIn(step: () => Promise<unknown>, sentence: string): Promise<Trouble | undefined> {
  try {
    await step();
    return undefined;
  } catch (error) {
    return failureOf(error, sentence);
  }
}

/** Says below the screen that a step failed, as `failureOf` does. `more`: what else to know. */
export function sayFailure(error: unknown, sentence: string, more = ""): void {
  if (isSessionEnd(error)) return;
  const { title, detail } = failureOf(error, sentence);
  toast.error(title, { description: `${detail}${more}` });
}

/** True when the session ended: the person is on the way to the login page and needs no message here. */
export function isSessionEnd(error: unknown): boolean {
  return error instanceof Refused && error.status === 401;
}
