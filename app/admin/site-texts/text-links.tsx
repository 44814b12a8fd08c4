import { Link } from "react-router";
import { searchable } from "#contract/searchable.ts";
import type { KnownText } from "./known-texts.ts";

type TextLinksProps = {
  texts: readonly KnownText[];
  /** What was looked for: the line that says it is shown. */
  sought?: string;
  /** The view of a page to come back to. */
  from?: string;
};

/** Texts with where they stand, each leading to its field. */
export function TextLinks({ texts, sought = "", from }: TextLinksProps) {
  return (
    <ul className="divide-y divide-line overflow-hidden rounded-xl border border-line bg-card">
      {texts.map(({ to, places, text }) => (
        <li key={to}>
          <Link
            to={from === undefined ? to : `${to}&${new URLSearchParams({ from })}`}
            className="block px-4 py-3 hover:bg-sand focus-visible:-outline-offset-3"
          >
            <span className="block text-sm text-quiet">{places.join(" › ")}</span>
            <span className="line-clamp-3 font-semibold text-lagoon wrap-anywhere">{lineWith(text, sought)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function lineWith(text: string, sought: string): string {
  return text.split("\n").find((line) => searchable(line).includes(searchable(sought))) ?? text;
}
