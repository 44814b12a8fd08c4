import { use } from "react";
import type { PublicClass } from "#academy/public/public-academy.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { askAddress } from "#contract/site/page-address.ts";
import { unbroken } from "#contract/site/unbroken.ts";
import { SaidContext } from "../texts.ts";

/** On a phone the next class with a seat stays in view at the foot of the screen, beside the chat button; of several, the way to choose. */
export function ClassBar({ next: { id, path, words }, count }: { next: PublicClass; count: number }) {
  return (
    <aside aria-label={use(SaidContext).shared.next_class} className="class-bar print-hidden">
      <a href={path} className="underline underline-offset-4">
        {unbroken(`${words.from} · ${words.fee}`)}
      </a>
      {count > 1 ? <ButtonLink to="#classes">Choose a class</ButtonLink> : <ButtonLink to={askAddress(id)}>Ask for a seat</ButtonLink>}
    </aside>
  );
}
