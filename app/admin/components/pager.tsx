import { Button } from "./button.tsx";

export function Pager({ page, size, total, onPage }: { page: number; size: number; total: number; onPage: (page: number) => void }) {
  const pages = Math.max(1, Math.ceil(total / size));
  if (pages === 1) return null;
  const first = (page - 1) * size + 1;
  return (
    <nav aria-label="Pages" className="mt-6 flex flex-wrap items-center justify-between gap-3">
      <p className="text-quiet">
        {first}–{Math.min(total, page * size)} of {total}
      </p>
      <ul className="flex flex-wrap items-center gap-2">
        <li>
          <Button onClick={() => onPage(page - 1)} disabled={page <= 1}>
            Previous
          </Button>
        </li>
        {shownPages(page, pages).map((number) =>
          number < 0 ? (
            <li key={number} className="text-quiet">
              …
            </li>
          ) : (
            <li key={number}>
              <Button
                aria-label={`Page ${number}`}
                aria-current={number === page ? "page" : undefined}
                onClick={() => onPage(number)}
                className="min-w-11 !px-2 tabular-nums aria-[current=page]:border-lagoon aria-[current=page]:bg-lagoon-pale aria-[current=page]:text-lagoon-deep"
              >
                {number}
              </Button>
            </li>
          ),
        )}
        <li>
          <Button onClick={() => onPage(page + 1)} disabled={page >= pages}>
            Next
          </Button>
        </li>
      </ul>
    </nav>
  );
}

/** The first page, the last one and those around this one; a negative number stands for pages that are left out. */
export function shownPages(page: number, pages: number): number[] {
  const near = [1, page - 1, page, page + 1, pages].filter((number) => number >= 1 && number <= pages);
  const shown = [...new Set(near)].sort((one, other) => one - other);
  return shown.flatMap((number, index) => {
    const gap = number - (shown[index - 1] ?? 0);
    if (gap <= 1) return [number];
    // One page takes no more room than the dots in its place.
    return gap === 2 ? [number - 1, number] : [-number, number];
  });
}
