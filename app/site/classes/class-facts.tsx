import type { ReactNode } from "react";
import type { ClassPage, PublicBranch, PublicClass, TeacherCard } from "#academy/public/public-academy.ts";
import { heldInWords } from "#contract/classes/class-labels.ts";
import { type AcademyFacts, moveDuring, placeOn } from "#contract/shown-facts.ts";
import { teacherAddress } from "#contract/site/page-address.ts";
import type { TextsOf } from "#contract/site-texts/texts-kinds.ts";
import { ForeignWords } from "../components/foreign-words.tsx";
import { Portrait } from "../components/portrait.tsx";
import { FromDay } from "../trust/from-day.tsx";
import { WayThere } from "../trust/way-there.tsx";

type ClassFactsProps = {
  one: PublicClass;
  subject: ClassPage["subject"];
  /** The one who teaches it, if the site shows them. */
  teacher: TeacherCard | undefined;
  /** Where it is held, if not at the academy's own address. */
  branch: PublicBranch | undefined;
  facts: AcademyFacts;
  trust: TextsOf<"trust">;
};

/** How long, where, with whom and with what. */
export function ClassFacts({ one, subject, teacher, branch, facts, trust }: ClassFactsProps) {
  const { mode, level, note, words } = one;
  const where = branch ?? placeOn(facts, one.starts_on);
  const move = moveDuring(facts, one);
  return (
    <dl className="class-facts">
      {words.hours && (
        <Fact name="Length">
          <span className="block font-semibold">{words.hours}</span>
          {words.pace && <span className="block text-quiet">{words.pace}</span>}
        </Fact>
      )}
      <Fact name="Where">
        <span className="block font-semibold">{heldInWords(one)}</span>
        {mode !== "online" && (
          <span className="block text-quiet">
            {where.map ? (
              <a href={where.map} className="underline">
                {where.address}
              </a>
            ) : (
              where.address
            )}
          </span>
        )}
        {mode !== "online" && <WayThere facts={where} texts={trust} />}
        {move && (
          <FromDay day={move.from} texts={trust}>
            {move.address}
            <WayThere facts={move} texts={trust} />
          </FromDay>
        )}
      </Fact>
      {level && (
        <Fact name="Level">
          <b>{level}</b>
        </Fact>
      )}
      <Fact name={subject.kind === "course" ? "Course" : "Exam preparation"}>
        <a href={subject.path} className="font-semibold text-action underline">
          <ForeignWords text={subject.title} />
        </a>
      </Fact>
      {one.teacher && (
        <Fact name="Teacher">
          <span className="flex items-center gap-4">
            {teacher && <Portrait name={teacher.name} image={teacher.image} className="size-16 shrink-0 rounded-full" />}
            <span>
              {teacher ? (
                <a href={teacherAddress(teacher)} className="font-semibold text-action underline">
                  <ForeignWords text={teacher.name} />
                </a>
              ) : (
                <b>
                  <ForeignWords text={one.teacher} />
                </b>
              )}
              {teacher && teacher.languages.length > 0 && (
                <span className="block text-quiet">
                  <ForeignWords text={teacher.languages.join(", ")} />
                </span>
              )}
            </span>
          </span>
        </Fact>
      )}
      {facts.bring && (
        <Fact name={trust.bring}>
          {facts.bring.map((thing) => (
            <span key={thing} className="block">
              <ForeignWords text={thing} />
            </span>
          ))}
        </Fact>
      )}
      {note && (
        <Fact name="Good to know">
          <span className="column block whitespace-pre-line">
            <ForeignWords text={note} />
          </span>
        </Fact>
      )}
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-quiet">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
