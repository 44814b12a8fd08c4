import { type QueryKey, useMutation, useQueryClient } from "@tanstack/react-query";
import { toast } from "sonner";
import { useClosingGuard } from "../components/use-leave-guard.ts";
import { isSessionEnd, troubleOf, withoutTyping } from "../session/trouble.ts";

type NewOrderOptions<Item> = {
  /** The list in the store of queries; it names the scope in which orders are sent one after another, too. */
  queryKey: QueryKey;
  send: (items: Item[]) => Promise<void>;
  /** What is said of an order that was not saved. */
  words: { refused: string; unreachable: string };
  ending?: string;
};

/** A new order of a list: at once on the screen, then on the server. A failure puts the old one back; the list is read again either way. */
export function useNewOrder<Item>({ queryKey, send, words, ending = "" }: NewOrderOptions<Item>) {
  const client = useQueryClient();
  const sending = useMutation({
    scope: { id: `order of ${queryKey.join()}` },
    mutationFn: ({ after }: { before: Item[]; after: Item[] }) => send(after),
    onError: (error, { before }) => {
      client.setQueryData(queryKey, before);
      if (isSessionEnd(error)) return;
      const { title, detail } = withoutTyping(troubleOf(error, words));
      toast.error(title, { description: `${detail}${ending}` });
    },
    // A later order is still on its way: its answer is the one to read.
    onSettled: () => (client.isMutating() > 1 ? undefined : client.invalidateQueries({ queryKey })),
  });
  useClosingGuard(sending.isPending);

  function show(before: Item[], after: Item[]): void {
    client.cancelQueries({ queryKey });
    client.setQueryData(queryKey, after);
    sending.mutate({ before, after });
  }

  return { show, saving: sending.isPending };
}
