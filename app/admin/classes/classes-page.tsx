import { useState } from "react";
import { useSearchParams } from "react-router";
import { toast } from "sonner";
import { type ClosedDays, firstHeldDay, lastHeldDay } from "#contract/classes/class-days.ts";
import { seatedInWords } from "#contract/classes/class-labels.ts";
import { nextStart } from "#contract/classes/same-again.ts";
import { type CourseClass, classKind, courseClass } from "#contract/kinds/class.ts";
import { dateText } from "#contract/site/date-text.ts";
import { useAcademyDays } from "../before-live/use-academy-days.ts";
import { DayInput } from "../components/day-input.tsx";
import { Field, inputLook } from "../components/field.tsx";
import { FormModal } from "../components/form-modal.tsx";
import { Notice, TroubleNotice } from "../components/notice.tsx";
import { LinkInNotice } from "../components/text-link.tsx";
import { contentCalls } from "../content/content-calls.ts";
import { ContentScreen } from "../content/content-screen.tsx";
import { usePagedList } from "../content/use-content-list.ts";
import { AddressFilter } from "../lists/filter-select.tsx";
import { useListAddress } from "../lists/use-list-address.ts";
import { useAllowed } from "../session/session.ts";
import { troubleOf, useStep } from "../session/trouble.ts";
import { repeatClass } from "./class-calls.ts";
import { ClassDialog } from "./class-dialog.tsx";
import { ClassRow } from "./class-row.tsx";
import { Roster } from "./roster.tsx";
import { subjectOf, useSubjects } from "./subjects.ts";
import { useUntold } from "./untold-notice.tsx";

const calls = contentCalls(classKind);
const whenEmpty =
  "Visitors ask when they can begin. Add the next class of a course or an exam: its first day, days and times, fee and seats. It stands on the website until it is over.";
const whens = Object.entries({ "": "Not over", upcoming: "Upcoming", running: "Running", past: "Over", all: "All" });
const places = Object.entries({ "": "Open and full", open: "With seats left", full: "Full" });

/** The classes of courses and exams; with `?roster=12` who is in one of them. */
export default function ClassesPage() {
  const [params] = useSearchParams();
  const roster = Number(params.get("roster") ?? 0);
  return roster > 0 ? <Roster id={roster} /> : <ClassList />;
}

function ClassList() {
  const { get } = useListAddress();
  const allowed = useAllowed();
  const { choices, nameOf } = useSubjects();
  const [subject, when, place] = [get("subject"), get("when"), get("places")];
  const [kind, subjectId = ""] = subject.split(":");
  const list = usePagedList(
    calls,
    courseClass,
    {
      admin: "true",
      when: when === "all" ? "" : when || "current",
      places: place,
      course_id: kind === "course" ? subjectId : "",
      exam_id: kind === "exam" ? subjectId : "",
    },
    (one) => nameOf(subjectOf(one)),
  );
  const untold = useUntold();
  const days = useAcademyDays();
  const [again, setAgain] = useState<CourseClass>();
  return (
    <>
      <ContentScreen
        calls={calls}
        list={list}
        Dialog={ClassDialog}
        mayChange={allowed("content")}
        {...(when === "" && subject === "" && place === "" && { whenEmpty })}
        keptBy={(one) => <PeopleOf one={one} />}
        hiddenBecause={({ active }) => (active ? undefined : "Not on the website: it is not published.")}
        tools={
          <>
            <AddressFilter label="Classes of" name="subject" options={[["", "All courses and exams"], ...choices]} />
            <AddressFilter label="When" name="when" options={whens} />
            <AddressFilter label="Free seats" name="places" options={places} />
          </>
        }
      >
        {(shown, { onEdit, onDelete }) => (
          <ul className="space-y-3">
            {shown.map((item) => (
              <ClassRow
                key={item.id}
                item={item}
                subject={nameOf(subjectOf(item))}
                untold={untold.get(item.id)}
                onEdit={() => onEdit(item.id)}
                onAgain={() => setAgain(item)}
                onDelete={() => onDelete(item)}
              />
            ))}
          </ul>
        )}
      </ContentScreen>
      {again && days ? (
        <RepeatClassDialog
          item={again}
          closed={days.closed}
          onMade={(made) => {
            toast.success("Draft created", { description: "Check it, then publish it." });
            setAgain(undefined);
            void list.reread();
            list.form.show(made.id);
          }}
          onClose={() => setAgain(undefined)}
        />
      ) : null}
    </>
  );
}

/** Before a class goes: who has a seat in it or waits for one, to be told while its roster is there. */
function PeopleOf({ one: { id, enrolled, waiting } }: { one: CourseClass }) {
  const mayWrite = useAllowed()("enquiries");
  if (enrolled + waiting === 0) return null;
  const seated = enrolled > 0 && `${seatedInWords(enrolled)} in it`;
  const waits = waiting > 0 && (waiting === 1 ? "1 person waits for one" : `${waiting} people wait for one`);
  return (
    <Notice look="warning">
      {[seated, waits].filter(Boolean).join(", ")}. Nobody is told by this.{" "}
      {mayWrite ? (
        <LinkInNotice to={`?roster=${id}`}>Write to them on its roster first</LinkInNotice>
      ) : (
        "Ask somebody at the desk to write to them first."
      )}
    </Notice>
  );
}

type RepeatClassDialogProps = {
  item: CourseClass;
  closed: readonly ClosedDays[];
  onMade: (made: CourseClass) => void;
  onClose: () => void;
};

function RepeatClassDialog({ item, closed, onMade, onClose }: RepeatClassDialogProps) {
  const [startsOn, setStartsOn] = useState(() => nextStart(item, closed));
  const { busy, trouble, setTrouble, take } = useStep(troubleOf);

  async function make() {
    if (startsOn === "") return setTrouble({ title: "Please choose the first day.", detail: "" });
    await take("The class was not created.", async () => onMade(await repeatClass(item, startsOn, closed)));
  }

  return (
    <FormModal
      title={`${item.title}: the same again`}
      submit="Create draft"
      busy={busy && "Creating..."}
      returnTo={`again-${item.id}`}
      onSubmit={make}
      onClose={onClose}
    >
      <p>
        A new class with the same times, place, fee and seats, as long as this one ({dateText(firstHeldDay(item, closed))} to{" "}
        {dateText(lastHeldDay(item, closed))}). Nobody is enrolled in it yet. It opens so that you can check it; visitors see it once you
        tick “Published”.
      </p>
      <Field label="First day" required>
        {(ids) => <DayInput type="date" value={startsOn} onChange={setStartsOn} {...ids} className={inputLook} />}
      </Field>
      <TroubleNotice trouble={trouble} />
    </FormModal>
  );
}
