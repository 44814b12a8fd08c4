import { use } from "react";
import type { AskedClass, ClassLine } from "#academy/public/public-academy.ts";
import { askAddress, formId } from "#contract/site/page-address.ts";
import { unbroken } from "#contract/site/unbroken.ts";
import { ForeignWords } from "../components/foreign-words.tsx";
import { FormSaysContext } from "./form-says-context.ts";

type AskedForClassProps = { about: AskedClass; isFilled: boolean };

/** What was sent about a class, and what comes next. `isFilled`: its last seat went while the form was open, too. */
export function AskedForClass({ about: { path, title, starts, isFull, isFree }, isFilled }: AskedForClassProps) {
  const { seat_asked, seat_sent, free_sent, waiting_asked, waiting_sent } = use(FormSaysContext);
  return (
    <p>
      {isFull ? waiting_asked : seat_asked}{" "}
      <a href={path} className="font-semibold underline decoration-1 underline-offset-4 hover:decoration-2">
        <ForeignWords text={title} />
      </a>
      , from {unbroken(starts)}. {isFull || isFilled ? waiting_sent : isFree ? free_sent : seat_sent}
    </p>
  );
}

export function AboutClass({ about }: { about: AskedClass }) {
  const { id, path, title, starts, facts, isFull, isFree } = about;
  const { seat_hint, free_hint, waiting_hint } = use(FormSaysContext);
  return (
    <div className="rounded-lg border-l-4 border-saffron bg-sand px-4 py-3">
      <input type="hidden" name="class_id" value={id} />
      <p>
        About:{" "}
        <a href={path} className="font-semibold underline decoration-1 underline-offset-4 hover:decoration-2">
          <ForeignWords text={title} />
        </a>
        , from {unbroken(`${starts} · ${facts}`)}
      </p>
      <p className="mt-1">{isFull ? waiting_hint : isFree ? free_hint : seat_hint}</p>
      <a href={`/contact#${formId}`} className="mt-1 inline-block py-1.5 text-action underline">
        My message is not about this class
      </a>
    </div>
  );
}

/** In place of a class that cannot be joined any more. */
export function ClassGone({ others }: { others: readonly ClassLine[] }) {
  const { gone, gone_others } = use(FormSaysContext);
  return (
    <div className="mt-6 rounded-lg border-l-4 border-saffron bg-sand px-4 py-3">
      <p>{gone}</p>
      {others.length > 0 && (
        <>
          <p className="mt-1">{gone_others}</p>
          <ul className="mt-1">
            {others.map(({ id, title, starts, facts }) => (
              <li key={id}>
                <a href={askAddress(id)} className="inline-block pt-2 pb-0.5 font-semibold text-action underline">
                  <ForeignWords text={title} />, from {unbroken(starts)}
                </a>
                <span className="block">{unbroken(facts)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
