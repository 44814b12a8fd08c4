import { useMutation } from "@tanstack/react-query";
import { useCallback, useRef } from "react";
import { toast } from "sonner";
import { fieldsOf } from "#contract/fields/field.ts";
import { Refused } from "../session/api-call.ts";
import { sayFailure } from "../session/trouble.ts";
import type { ContentCalls, StoredItem } from "./content-calls.ts";
import { copyOf } from "./copy-of.ts";
import type { ContentList } from "./use-content-list.ts";

const mostTries = 20;

/** Makes a draft that says the same as the item of a card, and opens it. */
export function useDuplicate<Item extends StoredItem, Fields extends object, Card extends StoredItem>(
  calls: ContentCalls<Item, Fields>,
  list: ContentList<Item, Card>,
): (card: Card) => void {
  const words = `The ${calls.kind.screen.one} was not duplicated`;
  const working = useRef(false);
  const { mutate } = useMutation({
    mutationFn: (card: Card) => make(calls, () => list.whole(card)),
    onSuccess(made) {
      if (!made) return void toast.error(words, { description: "It is not there any more." });
      list.onSaved(made);
      toast.success("Draft created", { description: "Give it a title of its own, then publish it." });
      list.form.show(made.id);
    },
    onError: (error) => sayFailure(error, words),
    onSettled: () => {
      working.current = false;
    },
  });
  // One function for ever, so that cards need not be drawn again. A second press makes no second copy.
  return useCallback(
    (card) => {
      if (!working.current) mutate(card);
      working.current = true;
    },
    [mutate],
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
