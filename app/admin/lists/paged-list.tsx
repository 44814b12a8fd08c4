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
  children: (items: readonly Item[]) => ReactNode;
};

/** One page of a long list, and the way to the others; the address says which. */
export function PagedList<Item>({ query, what, waiting, empty, search, children }: PagedListProps<Item>) {
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
            {children(items)}
            <Pager page={page} size={pageSize} total={total} onPage={goToPage} />
          </div>
        )
      }
    </Loaded>
  );
}
