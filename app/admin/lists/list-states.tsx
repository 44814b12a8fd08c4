import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Button } from "../components/button.tsx";
import { TroubleNotice } from "../components/notice.tsx";
import { Waiting } from "../components/waiting.tsx";
import { failureOf } from "../session/trouble.ts";

/** A list that could not be read, and the way to try again. */
export function ListTrouble({ what, error, onRetry }: { what: string; error: unknown; onRetry: () => void }) {
  return (
    <TroubleNotice trouble={failureOf(error, `${what} could not be loaded`)}>
      <Button onClick={onRetry} className="mt-2">
        Try again
      </Button>
    </TroubleNotice>
  );
}

type EmptyListProps = {
  /** What is said of an empty list; `of` a narrowed one: "No courses available that fit “german”". */
  children: ReactNode;
  of?: string;
  search: string;
  onClear?: () => void;
  /** What else narrows it, as its filters say it. */
  filters?: readonly string[];
  onClearFilters?: () => void;
};

/** A list with nothing in it: because nothing is there yet, or because nothing matches. */
export function EmptyList({ children, of, search, onClear, filters = [], onClearFilters }: EmptyListProps) {
  const wanted = [...(search ? [search] : []), ...filters].map((words) => `“${words}”`).join(" and ");
  return (
    <div className="rounded-xl border border-dashed border-line px-6 py-16 text-center">
      <p className="text-lg font-semibold wrap-anywhere">
        {wanted === "" ? children : of === undefined ? `Nothing fits ${wanted}` : `${of} that fit ${wanted}`}
      </p>
      <div className="mt-4 flex flex-wrap justify-center gap-2 empty:hidden">
        {search && onClear ? <Button onClick={onClear}>Clear the search</Button> : null}
        {filters.length > 0 && onClearFilters ? <Button onClick={onClearFilters}>Clear the filters</Button> : null}
      </div>
    </div>
  );
}

type LoadedProps<Data> = { query: UseQueryResult<Data>; what: string; waiting?: string; children: (data: Data) => ReactNode };

/** Shows what was read: once it is there, whatever happens to later reads. Until then that it is awaited, or why it did not come. */
export function Loaded<Data>({ query, what, waiting = "Loading...", children }: LoadedProps<Data>) {
  if (query.data !== undefined) return children(query.data);
  if (query.isPending) return <Waiting>{waiting}</Waiting>;
  return <ListTrouble what={what} error={query.error} onRetry={() => query.refetch()} />;
}

type LoadedListProps<Item> = Omit<LoadedProps<readonly Item[]>, "children"> & { none: string; children: (item: Item) => ReactNode };

/** The same of a list; `none`: what is said where nothing is in it. */
export function LoadedList<Item>({ none, children, ...loaded }: LoadedListProps<Item>) {
  const lined = (items: readonly Item[]) => <ul className="divide-y divide-line">{items.map(children)}</ul>;
  return <Loaded {...loaded}>{(items) => (items.length === 0 ? <p>{none}</p> : lined(items))}</Loaded>;
}
