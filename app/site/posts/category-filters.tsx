import { categoriesId, postsAddress } from "./posts-address.ts";

/** The filter buttons; each is an address of its own, so that it can be shared and works without scripts. */
export function CategoryFilters({ filters, chosen }: { filters: readonly string[]; chosen: string | undefined }) {
  return (
    <nav id={categoriesId} aria-label="Categories" className="categories scroll-mt-28">
      <ul className="flex flex-wrap gap-2">
        {[undefined, ...filters].map((category) => (
          <li key={category ?? ""}>
            <a
              // The buttons stay near the finger that pressed one.
              href={`${postsAddress({ category, page: 1 })}#${categoriesId}`}
              aria-current={category === chosen ? "page" : undefined}
              className="inline-flex min-h-11 items-center rounded-full border-2 border-line px-5 font-semibold hover:border-action aria-[current]:border-action aria-[current]:bg-action aria-[current]:text-on-action"
            >
              {category ?? "All"}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
