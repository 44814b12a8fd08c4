import { categoriesId, postsAddress } from "./posts-address.ts";

export function PageLinks({ category, page, pages }: { category: string | undefined; page: number; pages: number }) {
  const look = "inline-flex min-h-11 items-center rounded-md border-2 border-line px-5 font-semibold text-action hover:border-action";
  return (
    <nav aria-label="Pages of articles" className="mt-12 flex flex-wrap items-center gap-4">
      {page > 1 ? (
        <a href={`${postsAddress({ category, page: page - 1 })}#${categoriesId}`} rel="prev" className={look}>
          Newer articles
        </a>
      ) : null}
      <p className="text-quiet">
        Page {page} of {pages}
      </p>
      {page < pages ? (
        <a href={`${postsAddress({ category, page: page + 1 })}#${categoriesId}`} rel="next" className={look}>
          Older articles
        </a>
      ) : null}
    </nav>
  );
}
