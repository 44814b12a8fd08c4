import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Pager } from "../components/pager.tsx";
import { SearchBox } from "../components/search-box.tsx";
import { EmptyList, Loaded } from "./list-states.tsx";
import { type pageQuery, pageSize } from "./page-of.ts";
import { useListAddress } from "./use-list-address.ts";
import { useSearchInAddress } from "./use-search-in-address.ts";

type PagedListProps<Item> = {
  pages: ReturnType<typeof pageQuery<Item>>;
  what: string;
  waiting: string;
  /** What is said where nothing is there. */
  empty: string;
  /** What the search box says, of a list that is searched. */
  search?: string;
  /** Beside the search. */
  filters?: ReactNode;
  className?: string;
  /** One entry of the list. */
  children: (item: Item) => ReactNode;
};

const lined = "divide-y divide-line rounded-xl border border-line bg-card";

/** One page of a long list, and the way to the others; the address says which, and what is looked for. */
export function PagedList<Item>({ pages, what, waiting, empty, search, filters, className = lined, children }: PagedListProps<Item>) {
  const { text, setText, settled } = useSearchInAddress();
  const { page, goToPage } = useListAddress();
  const query = useQuery(pages({ q: settled, page }));
  return (
    <>
      {search ? (
        <div className="mb-5 flex flex-wrap items-center gap-3">
          <SearchBox placeholder={search} value={text} onChange={setText} />
          {filters}
        </div>
      ) : null}
      <Loaded query={query} what={what} waiting={waiting}>
        {({ items, total }) =>
          items.length === 0 ? (
            <EmptyList search={settled} onClear={() => setText("")}>
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
    </>
  );
}
