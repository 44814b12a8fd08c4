import { type UseQueryResult, useQuery, useQueryClient } from "@tanstack/react-query";
import { useDeferredValue, useMemo } from "react";
import { searchedTexts } from "#contract/fields/field.ts";
import { type PublishingState, publishingState, publishingStates } from "#contract/fields/publishing.ts";
import type { z } from "#contract/zod.ts";
import { matchesSearch } from "../lists/matches-search.ts";
import { nearSearch } from "../lists/near-search.ts";
import { rereadQueries } from "../lists/reread-queries.ts";
import { useFormInAddress } from "../lists/use-form-in-address.ts";
import { useListAddress } from "../lists/use-list-address.ts";
import { useSearchInAddress } from "../lists/use-search-in-address.ts";
import { type ContentCalls, type StoredItem, titleIn } from "./content-calls.ts";
import { publishingOf } from "./publishing-ways.ts";

const stateNames = Object.keys(publishingStates) as PublishingState[];

export type ContentList<Item extends StoredItem, Card extends StoredItem> = {
  /** What the search leaves; undefined until the list was read. */
  shown: readonly Card[] | undefined;
  search: { text: string; setText: (text: string) => void; wanted: string };
  /** What was looked for instead of a search that found nothing. */
  instead?: string | undefined;
  /** Which items are shown of a kind that can be drafts; undefined: all. */
  state: PublishingState | undefined;
  isNarrowed: boolean;
  /** Of a long list. */
  pages?: { page: number; onPage: (page: number) => void; total: number; isStale: boolean };
  /** The whole of what a card shows; null when it is gone. */
  whole: (card: Card) => Promise<Item | null>;
  isPending: boolean;
  /** The last read of it. */
  read: Pick<UseQueryResult, "error" | "refetch">;
  form: ReturnType<typeof useFormInAddress>;
  /** The item in the form: null when it is gone, undefined while it is read. */
  edited: Pick<UseQueryResult, "error" | "refetch"> & { data: Item | null | undefined };
  reread: () => Promise<void>;
  /** What was saved stands in the list at once. */
  onSaved: (saved: Item) => void;
};

function useStateInAddress({ publishing }: Pick<ContentCalls["kind"], "publishing">): PublishingState | undefined {
  const named = useListAddress().get("state");
  return publishing ? stateNames.find((name) => name === named) : undefined;
}

/** A list short enough to be read whole; it is searched in the browser. */
export function useWholeList<Item extends StoredItem, Fields extends object>({ all, kind }: ContentCalls<Item, Fields>) {
  const client = useQueryClient();
  // A form of another kind may have read them a moment ago; whoever comes to their own screen wants them as they are.
  const read = useQuery({ ...all, refetchOnMount: "always" });
  const { data: items, refetch } = read;
  const search = useSearchInAddress();
  const wanted = useDeferredValue(search.text.trim());
  const form = useFormInAddress();
  const state = useStateInAddress(kind);
  const { shown, instead } = useMemo(() => {
    const inState = items?.filter((item) => state === undefined || publishingState(publishingOf(item)) === state);
    const finding = (search: string) => inState?.filter((item) => matchesSearch(search, ...searchedTexts(kind.list, item)));
    const exact = finding(wanted);
    if (!inState || exact?.length !== 0) return { shown: exact };
    const near = nearSearch(
      wanted,
      inState.map((item) => searchedTexts(kind.list, item).join(" ")),
      inState.map((item) => titleIn(kind, item)),
    );
    return { shown: near === undefined ? exact : finding(near), instead: near };
  }, [items, wanted, state, kind]);
  const rereadAll = () => rereadQueries(client, all.queryKey);
  const list: ContentList<Item, Item> = {
    shown,
    instead,
    search: { ...search, wanted },
    state,
    isNarrowed: wanted !== "" || state !== undefined,
    whole: async (item) => item,
    isPending: read.isPending,
    read,
    form,
    edited: { data: items && (items.find(({ id }) => id === form.open) ?? null), error: null, refetch },
    reread: rereadAll,
    onSaved(saved) {
      client.setQueryData(all.queryKey, (before) => listWithSaved(before, saved));
      void rereadAll();
    },
  };
  return { items, list };
}

/** So many of a long list are looked through for what a search that finds nothing may have meant. */
const mostNear = 500;

/** A long list, page by page; the server searches it. `card`: what it carries of an item; `alsoNamed`: what else that is looked for by. */
export function usePagedList<Item extends StoredItem, Fields extends object, Card extends StoredItem>(
  { page, one, find, kind }: ContentCalls<Item, Fields>,
  card: z.ZodType<Card>,
  filters: Record<string, string> = {},
  alsoNamed: (one: Card) => string = () => "",
) {
  const client = useQueryClient();
  const search = useSearchInAddress();
  const address = useListAddress();
  const form = useFormInAddress();
  const state = useStateInAddress(kind);
  const query = { ...filters, state };
  const exact = useQuery(page(card, { ...query, q: search.settled, page: address.page }));
  const isNowhere = search.settled !== "" && exact.data?.total === 0 && !exact.isPlaceholderData;
  const all = useQuery({ ...page(card, { ...query, q: "", page: 1, limit: mostNear }), enabled: isNowhere });
  const instead = useMemo(() => {
    const items = isNowhere ? (all.data?.items ?? []) : [];
    const names = items.map((item) => `${titleIn(kind, item)} ${alsoNamed(item)}`);
    return nearSearch(search.settled, [...names, ...items.map((item) => searchedTexts(kind.list, item).join(" "))], names);
  }, [isNowhere, all.data, search.settled, kind, alsoNamed]);
  const near = useQuery({ ...page(card, { ...query, q: instead ?? "", page: address.page }), enabled: instead !== undefined });
  const isLooking = isNowhere && all.isPending;
  const read = instead === undefined ? exact : near;
  // Read again before it is edited: the list may be an hour old.
  const edited = useQuery({ ...one(form.id), enabled: form.id > 0, refetchOnWindowFocus: false });
  const rereadPages = () => rereadQueries(client, [kind.path, "page"]);
  const list: ContentList<Item, Card> = {
    shown: isLooking ? undefined : read.data?.items,
    instead,
    search: { ...search, wanted: search.settled },
    state,
    isNarrowed: search.settled !== "" || state !== undefined,
    whole: ({ id: wanted }) => find(wanted),
    isPending: read.isPending || isLooking,
    read,
    form,
    edited,
    reread: rereadPages,
    onSaved: () => void rereadPages(),
    pages: { page: address.page, onPage: address.goToPage, total: read.data?.total ?? 0, isStale: read.isPlaceholderData },
  };
  return list;
}

/** A list with what was just saved, at its place or the end: until it is read again, nobody must open the record as it was before. */
function listWithSaved<Item extends { id: number }>(items: readonly Item[] | undefined, saved: Item): Item[] | undefined {
  if (!items) return undefined;
  const place = items.findIndex(({ id }) => id === saved.id);
  return place < 0 ? [...items, saved] : items.with(place, saved);
}
