import { useQueryClient } from "@tanstack/react-query";
import { useNewOrder } from "../lists/use-new-order.ts";
import type { ContentCalls, StoredItem } from "./content-calls.ts";

type Placed = StoredItem & { display_order: number };
type OrderWords = { refused: string; unreachable: string; ending?: string };

/** Puts items in other places; the whole list is numbered anew. */
export function useContentOrder<Item extends Placed, Fields extends object>(calls: ContentCalls<Item, Fields>, words: OrderWords) {
  const client = useQueryClient();
  const { queryKey } = calls.all;
  const { step = 1 } = calls.kind;
  const { show, saving } = useNewOrder<Item>({
    queryKey,
    send: (items) => calls.sendOrder(items.map(({ id, display_order }) => ({ id, display_order }))),
    words,
    ...(words.ending && { ending: words.ending }),
  });

  /** Puts the item at `to`, counted from 0. Answers false when nothing changes. */
  function place(id: number, to: number): boolean {
    const before = client.getQueryData(queryKey) ?? [];
    const from = before.findIndex((item) => item.id === id);
    const moved = before[from];
    if (!moved || to === from || to < 0 || to >= before.length) return false;
    const after = before.toSpliced(from, 1).toSpliced(to, 0, moved);
    show(
      before,
      after.map((item, index) => ({ ...item, display_order: (index + 1) * step })),
    );
    return true;
  }

  /** Answers where the item stands afterwards, counted from 1; undefined when it cannot move. */
  function move(id: number, by: 1 | -1): number | undefined {
    const to = (client.getQueryData(queryKey) ?? []).findIndex((item) => item.id === id) + by;
    return place(id, to) ? to + 1 : undefined;
  }

  return { place, move, saving };
}
