import { useContext } from "react";
import { isSeen, type Publishing } from "#contract/fields/publishing.ts";
import { OutsideIcon } from "../components/icons.tsx";
import { MarkedItems } from "../lists/marked-items.ts";

/** Only posts have `published`: a post also waits for its date. */
type Shown = Publishing & { title: string; published?: boolean | undefined };

/** A link to the public page of an item, in another tab; nothing while visitors do not see it. */
export function ViewOnSite({ item, address }: { item: Shown; address: string }) {
  // Drawn again when an item of its list appears or leaves.
  useContext(MarkedItems);
  if (!isSeen(item)) return null;
  return (
    <a
      href={address}
      target="_blank"
      rel="noopener"
      aria-label={`View on site: ${item.title}`}
      className="-my-1.5 inline-flex min-h-11 items-center gap-1.5 font-semibold text-lagoon underline-offset-4 hover:underline"
    >
      <OutsideIcon className="size-4" />
      View on site
    </a>
  );
}
