import { Button } from "./button.tsx";

type PagerProps = { page: number; size: number; total: number; onPage: (page: number) => void };

/** Earlier and later pages of a long list, and where one is. */
export function Pager({ page, size, total, onPage }: PagerProps) {
  const pages = Math.max(1, Math.ceil(total / size));
  if (pages === 1) return null;
  const first = (page - 1) * size + 1;
  return (
    <nav aria-label="Pages" className="mt-6 flex flex-wrap items-center justify-between gap-3">
      <p className="text-quiet">
        {first}–{Math.min(total, page * size)} of {total}
      </p>
      <div className="flex items-center gap-2">
        <Button onClick={() => onPage(page - 1)} disabled={page <= 1}>
          Previous
        </Button>
        <span className="px-2 text-quiet">
          Page {page} of {pages}
        </span>
        <Button onClick={() => onPage(page + 1)} disabled={page >= pages}>
          Next
        </Button>
      </div>
    </nav>
  );
}
