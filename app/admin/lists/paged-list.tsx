import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Pager } from "../components/pager.tsx";
import { EmptyList, Loaded } from "./list-states.tsx";
import { type PageOf, pageSize } from "./page-of.ts";
import { useListAddress } from "./use-list-address.ts";

type PagedListProps<Item> = {
  query: UseQueryResult<PageOf<Item>>;
  what: string;
  waiting: string;
  /** What is said where nothing is there. */
  empty: string;
  search?: { settled: string; setText: (text: string) => void };
  className?: string;
  /** One entry of the list. */
  children: (item: Item) => ReactNode;
};

const lined = "divide-y divide-line rounded-xl border border-line bg-card";

/** One page of a long list, and the way to the others; the address says which. */
export function PagedList<Item>({ query, what, waiting, empty, search, className = lined, children }: PagedListProps<Item>) {
  const { page, goToPage } = useListAddress();
  return (
    <Loaded query={query} what={what} waiting={waiting}>
      {({ items, total }) =>
        items.length === 0 ? (
          <EmptyList search={search?.settled ?? ""} onClear={() => search?.setText("")}>
            {empty}
          </EmptyList>
        ) : (
          <div aria-busy={query.isPlaceholderData}>
            <ul className={className}>{items.map((item) => children(item))}</ul>
            <Pager page={page} size={pageSize} total={total} onPage={goToPage} />
          </div>
        )
      }
    </Loaded>
  );
}
