import type { ListedClass, PublicClass } from "#academy/public/public-academy.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { askAddress } from "#contract/site/page-address.ts";
import { ForeignWords } from "../components/foreign-words.tsx";

type ClassListProps = {
  classes: readonly (PublicClass | ListedClass)[];
  /** Of each class, below what stands above the list. */
  heading?: "h2" | "h3";
};

export function ClassList({ classes, heading = "h3" }: ClassListProps) {
  return (
    <ul className="grid gap-4">
      {classes.map((one) => (
        <ClassRow key={one.id} {...one} Heading={heading} />
      ))}
    </ul>
  );
}

type ClassRowProps = PublicClass & Partial<ListedClass> & { Heading: "h2" | "h3" };

function ClassRow({ id, title, starts_on, teacher, fee_note, note, seats_left, words, subject, Heading }: ClassRowProps) {
  const isFull = seats_left === 0;
  return (
    <li
      id={`class-${id}`}
      tabIndex={-1}
      className="grid scroll-mt-6 gap-x-8 outline-none gap-y-3 rounded-lg border border-line bg-card p-5 target:border-action focus:border-action sm:grid-cols-2 sm:p-6 lg:grid-cols-[1fr_1.25fr_0.9fr_15rem]"
    >
      <div>
        <Heading className="text-subheading">
          {subject && (
            <>
              <a href={subject.path} className="text-action underline decoration-1 underline-offset-4 hover:decoration-2">
                <ForeignWords text={subject.title} />
              </a>
              {": "}
            </>
          )}
          <ForeignWords text={title} />
        </Heading>
        <p className="mt-1">
          <time dateTime={starts_on} className="font-semibold">
            {words.starts}
          </time>{" "}
          to {words.ends}
        </p>
        <a href={`/classes/${id}.ics`} className="print-hidden inline-block py-1.5 text-action underline">
          Add to calendar
          <span className="sr-only">{`: ${title}`}</span>
        </a>
      </div>
      <div>
        {words.times.map((line) => (
          <p key={line}>{line}</p>
        ))}
        {words.hours && <p className="text-quiet">{words.hours}</p>}
        <p className="text-quiet">{words.held}</p>
        {teacher && <p className="text-quiet">With {teacher}</p>}
      </div>
      <div>
        <p className="font-semibold">{words.fee}</p>
        {fee_note && <p className="text-quiet">{fee_note}</p>}
      </div>
      <div className="grid content-start gap-2">
        {!isFull && (
          <p>
            <b>{words.seats}</b>
            {words.until && <span className="block text-quiet">Enrol by {words.until}</span>}
          </p>
        )}
        <div className="print-hidden grid">
          <ButtonLink to={askAddress(id)} look={isFull ? "secondary" : "primary"}>
            <span>
              {isFull ? words.seats : "Ask for a seat"}
              <span className="sr-only">{` of ${title}, from ${words.starts}`}</span>
            </span>
          </ButtonLink>
        </div>
      </div>
      {words.off && <p className="col-span-full text-quiet">No class on {words.off}</p>}
      {note && <p className="col-span-full max-w-3xl whitespace-pre-line text-quiet">{note}</p>}
    </li>
  );
}
