import type { ClassPage, PublicClass } from "#academy/public/public-academy.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";
import type { AcademyFacts } from "#contract/shown-facts.ts";
import { askAddress } from "#contract/site/page-address.ts";
import { unbroken } from "#contract/site/unbroken.ts";
import type { TextsOf } from "#contract/site-texts/texts-kinds.ts";
import { ShareLinks } from "../components/share-links.tsx";
import { absoluteAddress } from "../seo/absolute-address.ts";
import { payingId } from "../trust/paying.tsx";
import { TrustLine } from "../trust/trust-line.tsx";
import { SeatsMeter } from "./seats-meter.tsx";

type ClassTicketProps = {
  one: PublicClass;
  title: string;
  state: ClassPage["state"];
  texts: TextsOf<"classes">;
  facts: AcademyFacts;
  trust: TextsOf<"trust">;
};

/** What one decides by: fee, seats, and the way to ask. */
export function ClassTicket({ one, title, state, texts, facts, trust }: ClassTicketProps) {
  const { id, path, fee, fee_note, seats_left, words } = one;
  return (
    <aside aria-label="Fee and seats" className="class-ticket">
      <p className="class-fee">{unbroken(words.fee)}</p>
      {fee_note && <p>{fee_note}</p>}
      {fee > 0 && <p className="text-quiet">{texts.paying}</p>}
      {fee > 0 && facts.paying && (
        <a href={`#${payingId}`} className="print-hidden inline-block py-1.5 text-action underline">
          {facts.paying.map(({ name }) => name).join(", ")}
        </a>
      )}
      {state === "open" ? (
        <>
          <div className="mt-5">
            <SeatsMeter {...one} />
          </div>
          <div className="print-hidden mt-4 grid">
            <ButtonLink to={askAddress(id)}>{seats_left > 0 ? "Ask for a seat" : "Ask to wait"}</ButtonLink>
          </div>
        </>
      ) : (
        <p className="mt-5 font-semibold">{texts[state]}</p>
      )}
      <TrustLine facts={facts} texts={trust} />
      <ShareLinks head={texts.share} title={`${title}, from ${words.starts}, ${words.fee}`} address={absoluteAddress(facts, path)}>
        {state === "open" && (
          <a href={`/classes/${id}.ics`} className="inline-block py-2 text-action underline">
            Add to calendar
          </a>
        )}
      </ShareLinks>
    </aside>
  );
}
