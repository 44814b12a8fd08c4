import { useCallback, useEffect, useRef } from "react";
import { toast } from "sonner";
import { fieldsOf } from "#contract/field.ts";
import { Refused } from "../session/api-call.ts";
import { sayFailure } from "../session/trouble.ts";
import type { ContentCalls, StoredItem } from "./content-calls.ts";
import { copyOf } from "./copy-of.ts";
import type { ContentList } from "./use-content-list.ts";

const mostTries = 20;

export function useDuplicate<Item extends StoredItem, Fields extends object, Card extends StoredItem>(
  calls: ContentCalls<Item, Fields>,
  list: ContentList<Item, Card>,
): (card: Card) => void {
  const working = useRef(false);
  const latest = useRef(list);
  useEffect(() => {
    latest.current = list;
  });

  return useCallback(
    (card) => {
      if (working.current) return;
      working.current = true;
      const { one } = calls.kind.screen;
      const words = `The ${one} was not duplicated`;
      make(calls, () => latest.current.whole(card))
        .then((made) => {
          if (!made) return void toast.error(words, { description: "It is not there any more." });
          latest.current.onSaved(made);
          toast.success("Draft created", { description: "Give it a title of its own, then publish it." });
          latest.current.form.show(made.id);
        })
        .catch((error: unknown) => sayFailure(error, words))
        .finally(() => {
          working.current = false;
        });
    },
    [calls],
  );
}

/** The copy, at the first address that is free; undefined when there is nothing to copy any more. */
async function make<Item extends StoredItem, Fields extends object>(
  { kind, save }: ContentCalls<Item, Fields>,
  read: () => Promise<Item | null>,
): Promise<Item | undefined> {
  const item = await read();
  if (!item) return undefined;
  for (let number = 1; ; number++) {
    try {
      return await save(kind.input.parse(copyOf(fieldsOf(kind.list, item), number)), undefined, undefined);
    } catch (error) {
      const isTaken = error instanceof Refused && error.issues.some(({ path }) => path === "slug");
      if (!isTaken || number === mostTries) throw error;
    }
  }
}
