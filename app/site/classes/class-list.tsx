import type { PublicClass } from "#academy/public/public-academy.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { askAddress } from "#contract/site/page-address.ts";
import { unbroken } from "#contract/site/unbroken.ts";
import { ForeignWords } from "../components/foreign-words.tsx";
import { usePainted } from "../components/use-painted.ts";
import { lostHours } from "./lost-hours.ts";
import { SeatsMeter } from "./seats-meter.tsx";

type ClassListProps = {
  classes: readonly ListedAs[];
  /** The head above the list names their language. */
  grouped?: boolean;
  /** The slug of the language of the course or exam, where all are of one. */
  language?: string | undefined;
  /** How long the course or exam says it takes, where that stands on the page, too. */
  duration?: string | undefined;
};

/** In a list of several courses, each class names its own. */
type ListedAs = PublicClass & { subject?: { title: string; language?: string } };

export function ClassList({ classes, grouped = false, language, duration }: ClassListProps) {
  return (
    <ul className="class-list divide-y divide-line bg-card">
      {classes.map((one) => (
        <ClassRow key={one.id} {...one} grouped={grouped} language={language ?? one.subject?.language} duration={duration} />
      ))}
    </ul>
  );
}

function ClassRow({ grouped, language, duration, ...one }: ListedAs & Omit<ClassListProps, "classes">) {
  const { id, path, title, level, starts_on, teacher, fee_note, note, seats_left, words, subject } = one;
  const lost = lostHours(words, duration);
  const isFull = seats_left === 0;
  const { language: taught, painted } = usePainted(language);
  const ofGroup = grouped && taught && `${taught.name} ${taught.native_name}`;
  return (
    <li id={`class-${id}`} className="class-row p-5 sm:p-6">
      <p className="class-level">
        {level && <span className={`${level.length > 6 ? "level level-word" : "level"} ${painted}`}>{level}</span>}
      </p>
      <div>
        <h3 className="text-subheading">
          <a href={path} className="underline decoration-line decoration-1 underline-offset-4 hover:text-action hover:decoration-2">
            <ForeignWords text={unbroken(title)} />
            {subject && (
              <span className="sr-only">
                {", "}
                <ForeignWords text={subject.title} />
              </span>
            )}
          </a>
        </h3>
        <p className="mt-1">
          <time dateTime={starts_on} className="font-semibold">
            {unbroken(words.starts)}
          </time>
          {words.ends && ` to\u00a0${unbroken(words.ends)}`}
        </p>
        {subject && subject.title !== ofGroup && (
          <p className="text-quiet">
            <ForeignWords text={subject.title} />
          </p>
        )}
      </div>
      <div>
        {words.times.map((line) => (
          <p key={line}>{unbroken(line)}</p>
        ))}
        <p className="text-quiet">{[words.held, teacher && `with ${teacher}`].filter(Boolean).join(", ")}</p>
        {note && (
          <p className="line-clamp-2">
            <ForeignWords text={note} />
          </p>
        )}
        {words.hours && <p className="text-quiet">{unbroken(words.hours)}</p>}
        {words.off && <p className="text-quiet">No lesson on {unbroken(words.off)}</p>}
        {lost && <p className="text-quiet">{lost}</p>}
      </div>
      <div className="class-price">
        <p className="class-fee">{unbroken(words.fee)}</p>
        {fee_note && <p className="text-quiet">{fee_note}</p>}
      </div>
      <div className="class-price class-seats">
        <SeatsMeter {...one} />
      </div>
      <div className="class-ask print-hidden grid">
        <ButtonLink to={askAddress(id)} look="secondary">
          <span>
            {isFull ? "Ask to wait" : "Ask for a seat"}
            <span className="sr-only">{` of ${title}, from ${words.starts}`}</span>
          </span>
        </ButtonLink>
      </div>
    </li>
  );
}
