import type { AskedClass, ClassLine } from "#academy/public/public-academy.ts";
import { askAddress } from "#contract/site/page-address.ts";
import { ForeignWords } from "../components/foreign-words.tsx";

const waits = "This class is full. Your message asks for its waiting list: we write to you when a seat becomes free.";
const notHeld =
  "Your message asks for a seat; it does not hold one yet. We answer with how to pay and what to bring, and the seat is yours once you have enrolled.";

/** What was sent about a class, and what comes next. */
export function AskedForClass({ about: { path, title, starts, isFull } }: { about: AskedClass }) {
  return (
    <p>
      You asked for {isFull ? "the waiting list of" : "a seat in"}{" "}
      <a href={path} className="font-semibold underline decoration-1 underline-offset-4 hover:decoration-2">
        <ForeignWords text={title} />
      </a>
      , from {starts}. {isFull ? "We write to you when a seat becomes free." : notHeldYet}
    </p>
  );
}

const notHeldYet = "The seat is not held yet: next we write or call, tell you how to pay, and enrol you.";

export function AboutClass({ about, headingId }: { about: AskedClass; headingId: string }) {
  const { id, path, title, starts, facts, isFull } = about;
  return (
    <div className="rounded-lg border-l-4 border-saffron bg-lagoon-pale px-4 py-3">
      <input type="hidden" name="class_id" value={id} />
      <p>
        About:{" "}
        <a href={path} className="font-semibold underline decoration-1 underline-offset-4 hover:decoration-2">
          <ForeignWords text={title} />
        </a>
        , from {starts} · {facts}
      </p>
      <p className="mt-1">{isFull ? waits : notHeld}</p>
      <a href={`/contact#${headingId}`} className="mt-1 inline-block py-1.5 text-action underline">
        My message is not about this class
      </a>
    </div>
  );
}

/** In place of a class that cannot be joined any more. */
export function ClassGone({ others }: { others: readonly ClassLine[] }) {
  return (
    <div className="mt-6 rounded-lg border-l-4 border-saffron bg-lagoon-pale px-4 py-3">
      <p>That class cannot be joined any more: it has begun, or it is off our list.</p>
      {others.length > 0 && (
        <>
          <p className="mt-1">These begin next:</p>
          <ul className="mt-1">
            {others.map(({ id, title, starts, facts }) => (
              <li key={id}>
                <a href={askAddress(id)} className="inline-block pt-2 pb-0.5 font-semibold text-action underline">
                  <ForeignWords text={title} />, from {starts}
                </a>
                <span className="block">{facts}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
