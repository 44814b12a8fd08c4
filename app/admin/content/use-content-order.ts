import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import { toast } from "sonner";
import { useClosingGuard } from "../components/use-closing-guard.ts";
import { type FailureWords, sayFailure } from "../session/trouble.ts";
import { type ContentCalls, type StoredItem, titleIn } from "./content-calls.ts";

/** Puts items in other places: at once on the screen, then on the server. A failure puts the old order back, and says `words` and `more`. */
export function useContentOrder<Item extends StoredItem & { display_order: number }, Fields extends object>(
  calls: ContentCalls<Item, Fields>,
  words: FailureWords,
  items: readonly Item[] | undefined,
  more = "",
) {
  const client = useQueryClient();
  const { queryKey } = calls.all;
  const { kind } = calls;
  const { step = 1 } = kind;
  const { mutate, isPending } = useMutation({
    // Orders of one list are sent one after another.
    scope: { id: `order of ${queryKey.join()}` },
    mutationFn: ({ after }: { before: Item[]; after: Item[] }) =>
      calls.sendOrder(after.map(({ id, display_order }) => ({ id, display_order }))),
    onError: (error, { before }) => {
      client.setQueryData(queryKey, before);
      sayFailure(error, words, { more });
    },
    // A later order is still on its way: its answer is the one to read.
    onSettled: () => (client.isMutating() > 1 ? undefined : client.invalidateQueries({ queryKey })),
  });
  useClosingGuard(isPending);

  /** Puts the item at `to`, counted from 0; `onStored` when the server has it there. Answers false when nothing changes. */
  const place = useCallback(
    (id: number, to: number, onStored?: () => void): boolean => {
      const before = client.getQueryData(queryKey) ?? [];
      const from = before.findIndex((item) => item.id === id);
      const moved = before[from];
      if (!moved || to === from || to < 0 || to >= before.length) return false;
      const after = before
        .toSpliced(from, 1)
        .toSpliced(to, 0, moved)
        .map((item, index) => ({ ...item, display_order: (index + 1) * step }));
      client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, after);
      mutate({ before, after }, { ...(onStored && { onSuccess: onStored }) });
      return true;
    },
    [client, queryKey, step, mutate],
  );

  /** What screen readers are told of the last move by a button, which the focus follows, or of a drop taken back. */
  const [moved, setMoved] = useState("");
  const focus = useRef<readonly string[]>([]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the cards stand in a new order, so the focus may have been lost.
  useEffect(() => {
    const now = document.activeElement;
    if (now === document.body || now?.matches(":disabled")) focusFirst(focus.current);
  }, [items]);

  /** Where an item is, counted from 0, and the words for where it is now. */
  const placeOf = useCallback(
    (id: number) => {
      const all = client.getQueryData(queryKey) ?? [];
      const from = all.findIndex((one) => one.id === id);
      const item = all[from];
      return item && { from, isNow: (at: number) => `${titleIn(kind, item)} is now number ${at + 1} of ${all.length}.` };
    },
    [client, queryKey, kind],
  );

  /** What was dropped may have gone far: it is said where it is now, and can be taken back. */
  const drop = useCallback(
    (id: number, to: number) => {
      const before = placeOf(id);
      if (!before) return;
      const { from, isNow } = before;
      function undo({ detail }: { detail: number }): void {
        // Pressed by keyboard, it goes with its notice: who dragged by the grip is there again.
        focus.current = detail === 0 ? [`grip-${id}`] : [];
        focusFirst(focus.current);
        place(id, from, () => setMoved(isNow(from)));
      }
      place(id, to, () => toast.success(isNow(to), { id: "order", action: { label: "Undo", onClick: undo } }));
    },
    [placeOf, place],
  );

  // One function for ever, so that a move redraws two cards and not all of them.
  const move = useCallback(
    (id: number, by: 1 | -1) => {
      const before = placeOf(id);
      if (!before || !place(id, before.from + by)) return;
      // At an end of the list the other button takes it.
      focus.current = (by === 1 ? ["down", "up"] : ["up", "down"]).map((name) => `${name}-${id}`);
      setMoved(before.isNow(before.from + by));
    },
    [placeOf, place],
  );
  return { move, moved, drop, saving: isPending };
}

/** Puts the focus on the first of some buttons that can be pressed. */
function focusFirst(ids: readonly string[]): void {
  const buttons = ids.map((id) => document.getElementById(id));
  buttons.find((button) => button && !button.matches(":disabled"))?.focus();
}
