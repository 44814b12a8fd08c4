import type { ListedClass } from "#academy/public/public-academy.ts";
import { unbroken } from "#contract/site/unbroken.ts";
import { ForeignWords } from "../components/foreign-words.tsx";
import { usePainted } from "../components/use-painted.ts";
import { weekOf } from "./week.ts";

/** Which classes are held on which days: for whoever knows first which evenings are free. */
export function ClassWeek({ classes }: { classes: readonly ListedClass[] }) {
  return (
    <ol className="class-week">
      {weekOf(classes).map(({ day, entries }) => (
        <li key={day}>
          <h2 className="border-b-2 border-current pb-1 text-subheading">{day}</h2>
          {entries.length === 0 ? (
            <p className="mt-2 text-quiet">No class</p>
          ) : (
            <ul className="mt-2 grid gap-2">
              {entries.map(({ at, one }) => (
                <Entry key={`${one.id} ${at}`} at={at} one={one} />
              ))}
            </ul>
          )}
        </li>
      ))}
    </ol>
  );
}

function Entry({ at, one: { path, title, subject, words, seats_left } }: { at: string; one: ListedClass }) {
  const { painted } = usePainted(subject.language);
  return (
    <li className="week-entry">
      {/* In seven columns of a small window it is two lines: not one that ends within "PM". */}
      <p className={`week-time ${painted}`}>{unbroken(at).replace("\u00a0to\u00a0", " to\u00a0")}</p>
      <div className="week-facts">
        <a href={path} className="card-link underline decoration-line underline-offset-4 hover:text-action">
          <ForeignWords text={unbroken(`${subject.title}: ${title}`)} />
        </a>
        <p className="text-quiet">
          From {unbroken(words.from)}
          <span className="block">{unbroken(`${words.fee}${seats_left > 0 ? "" : " · Full"}`)}</span>
        </p>
      </div>
    </li>
  );
}
