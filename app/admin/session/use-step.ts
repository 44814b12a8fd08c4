import { useState } from "react";
import type { Trouble } from "../components/notice.tsx";
import { type FailureWords, failureOf, isSessionEnd } from "./trouble.ts";

/** A step of a screen that takes a while and may fail: which one is under way, and what to say of one that failed (`troubleOf` where something is typed). */
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
