import { useEffect, useEffectEvent, useState } from "react";
import { publishingOf } from "./publishing-ways.ts";

/** Browsers wait no longer than this; milliseconds. */
const longestWait = 2_147_483_647;

/** Reads a list again when the next of its items appears or leaves; answers when that was last: nothing else need have changed in what is read. */
export function useRereadAtMoment(shown: readonly object[] | undefined, reread: () => Promise<void>): number {
  const [last, setLast] = useState(0);
  const again = useEffectEvent(() => {
    setLast(Date.now());
    void reread();
  });
  useEffect(() => {
    const now = Math.max(Date.now(), last);
    const moments = (shown ?? [])
      .map(publishingOf)
      .flatMap(({ publish_at = "", unpublish_at = "" }) => [Date.parse(publish_at), Date.parse(unpublish_at)]);
    const next = Math.min(...moments.filter((moment) => moment > now)) - now;
    if (next > longestWait) return;
    const timer = setTimeout(() => again(), next + 500);
    return () => clearTimeout(timer);
  }, [shown, last]);
  return last;
}
