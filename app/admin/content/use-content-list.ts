import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useDeferredValue, useMemo } from "react";
import { searchedTexts } from "#contract/field.ts";
import type { z } from "#contract/zod.ts";
import { matches } from "../lists/matches.ts";
import { useFormInAddress } from "../lists/use-form-in-address.ts";
import { useListAddress } from "../lists/use-list-address.ts";
import { useSearchInAddress } from "../lists/use-search-in-address.ts";
import { withSaved } from "../lists/with-saved.ts";
import type { ContentCalls, StoredItem } from "./content-calls.ts";

/** What a screen of content shows: the cards, its search, and the form that is open. */
export type ContentList<Item extends StoredItem, Card extends StoredItem> = {
  /** What the search leaves; undefined until the list was read. */
  shown: readonly Card[] | undefined;
  search: { text: string; setText: (text: string) => void; wanted: string };
  isPending: boolean;
  error: unknown;
  retry: () => void;
  form: ReturnType<typeof useFormInAddress>;
  /** The item in the form: null when it is gone, undefined while it is read. */
  edited: Item | null | undefined;
  editedError: unknown;
  retryEdited: () => void;
  reread: () => Promise<void>;
  /** What was saved stands in the list at once. */
  onSaved: (saved: Item) => void;
};

/** A list short enough to be read whole; it is searched in the browser. */
export function useWholeList<Item extends StoredItem, Fields extends object>({ all, facts }: ContentCalls<Item, Fields>) {
  const client = useQueryClient();
  const { data: items, isPending, error, refetch } = useQuery(all);
  const search = useSearchInAddress();
  const wanted = useDeferredValue(search.text.trim());
  const form = useFormInAddress();
  const shown = useMemo(() => items?.filter((item) => matches(wanted, ...searchedTexts(facts.list, item))), [items, wanted, facts]);
  const reread = () => client.invalidateQueries({ queryKey: all.queryKey });
  const list: ContentList<Item, Item> = {
    shown,
    search: { ...search, wanted },
    isPending,
    error,
    retry: () => void refetch(),
    form,
    edited: items ? (items.find(({ id }) => id === form.open) ?? null) : undefined,
    editedError: null,
    retryEdited: () => {},
    reread,
    onSaved(saved) {
      client.setQueryData(all.queryKey, (before) => withSaved(before, saved));
      void reread();
    },
  };
  return { items, list };
}

/** A long list, page by page; the server searches and narrows it. `card`: what the list carries of an item. */
export function usePagedList<Item extends StoredItem, Fields extends object, Card extends StoredItem>(
  { page, one, facts }: ContentCalls<Item, Fields>,
  card: z.ZodType<Card>,
  filters: Record<string, string> = {},
) {
  const client = useQueryClient();
  const search = useSearchInAddress();
  const address = useListAddress();
  const form = useFormInAddress();
  const { data, isPending, isPlaceholderData, error, refetch } = useQuery(
    page(card, { ...filters, q: search.settled, page: address.page }),
  );
  const id = typeof form.open === "number" ? form.open : 0;
  // Read again before it is edited: the list may be an hour old.
  const edited = useQuery({ ...one(id), enabled: id > 0, refetchOnWindowFocus: false });
  const reread = () => client.invalidateQueries({ queryKey: [facts.path, "page"] });
  const list: ContentList<Item, Card> = {
    shown: data?.items,
    search: { ...search, wanted: search.settled },
    isPending,
    error,
    retry: () => void refetch(),
    form,
    edited: edited.data,
    editedError: edited.error,
    retryEdited: () => void edited.refetch(),
    reread,
    onSaved: () => void reread(),
  };
  return { list, page: address.page, goToPage: address.goToPage, total: data?.total ?? 0, isStale: isPlaceholderData };
}
