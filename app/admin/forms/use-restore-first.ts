import { useState } from "react";
import type { Trouble } from "../components/notice.tsx";
import { isSessionEnd, troubleOf } from "../session/trouble.ts";

/** What a button does that puts back what was there first. `failed`: what is said when it was not done. */
export function useRestoreFirst<Stored>(restore: () => Promise<Stored>, onFirst: (stored: Stored) => void, failed: string) {
  const [restoring, setRestoring] = useState(false);
  const [trouble, setTrouble] = useState<Trouble>();

  async function restoreFirst() {
    setRestoring(true);
    setTrouble(undefined);
    try {
      onFirst(await restore());
    } catch (error) {
      if (!isSessionEnd(error)) setTrouble(troubleOf(error, { refused: failed, unreachable: failed }));
    }
    setRestoring(false);
  }

  return { trouble, button: { busy: restoring ? "Restoring..." : undefined, onClick: restoreFirst } };
}
