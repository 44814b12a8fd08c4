import { type PostFilter, postFilters, postsAddress } from "./posts-address.ts";

/** The filter buttons; each is an address of its own, so that it can be shared and works without scripts. */
export function CategoryFilters({ chosen }: { chosen: PostFilter }) {
  return (
    <nav aria-label="Categories">
      <ul className="flex flex-wrap gap-2.5">
        {postFilters.map((filter) => (
          <li key={filter}>
            <a
              href={postsAddress(filter)}
              // The buttons stay under the finger that pressed one.
              aria-current={filter === chosen ? "page" : undefined}
              className="inline-flex min-h-11 items-center rounded-full border-2 border-line px-5 font-semibold hover:border-action aria-[current]:border-action aria-[current]:bg-action aria-[current]:text-on-action"
            >
              {filter}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
