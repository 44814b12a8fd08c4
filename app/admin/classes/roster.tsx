import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Link, useNavigate } from "react-router";
import { type ClosedDays, firstHeldDay, lastHeldDay, nextHeldDay } from "#contract/classes/class-days.ts";
import { timesInWords } from "#contract/classes/class-labels.ts";
import type { UntoldClass } from "#contract/enquiries/desk-today.ts";
import type { Enquiry } from "#contract/enquiries/enquiry.ts";
import type { CourseClass } from "#contract/kinds/class.ts";
import type { ToldOfClass } from "#contract/reply.ts";
import { dateText } from "#contract/site/date-text.ts";
import { unbroken } from "#contract/site/unbroken.ts";
import { useAcademyDays } from "../before-live/use-academy-days.ts";
import { Button, QuietButton } from "../components/button.tsx";
import { ChatIcon, PrintIcon } from "../components/icons.tsx";
import { todayHere } from "../components/moment.ts";
import { PageHead } from "../components/page-head.tsx";
import { TextLink } from "../components/text-link.tsx";
import { Waiting } from "../components/waiting.tsx";
import { useMarking } from "../enquiries/list/use-marking.ts";
import { type ClassMessage, changed, seatForYou, toEverybody } from "../enquiries/reply/class-messages.ts";
import { phoneLinks } from "../enquiries/reply/reply-links.ts";
import { type Draft, TellPeople } from "../enquiries/reply/tell-people.tsx";
import { FreeSeat, GivenSeats, GiveSeat, rosterQuery } from "../enquiries/seats/free-seat.tsx";
import { forgetPutAway } from "../enquiries/seats/put-away-seats.ts";
import { ExportButton } from "../lists/export-button.tsx";
import { ListTrouble } from "../lists/list-states.tsx";
import { openedHere } from "../lists/use-form-in-address.ts";
import { api } from "../session/api-call.ts";
import { sayFailure } from "../session/trouble.ts";
import { placeBefore } from "./asked-again.ts";
import { CancelAnother, CancelledDays, CancelNext, setDay } from "./cancelled-days.tsx";
import { rosterCsv } from "./roster-csv.ts";
import { subjectOf, useSubjects } from "./subjects.ts";
import { UntoldNotice } from "./untold-notice.tsx";

type Change = "Enrolled" | "Waiting" | "Contacted";
const done: Record<Change, string> = { Enrolled: "has a seat", Waiting: "on the waiting list", Contacted: "taken off" };
const buttons: Record<Change, string> = { Enrolled: "Give a seat", Waiting: "To the waiting list", Contacted: "Take off" };

/** What is being written, and to whom: nobody else as people are told. */
type Telling = { message: ClassMessage; people: readonly Enquiry[]; told?: ToldOfClass };

const toldOf = ({ id, version, as_of }: UntoldClass): ToldOfClass => ({ class_id: id, version, as_of });

/** Who has a seat of a class and who waits for one; made to be printed, too. */
export function Roster({ id }: { id: number }) {
  const client = useQueryClient();
  const { data, error, isPending, refetch } = useQuery(rosterQuery(id));
  const navigate = useNavigate();
  const days = useAcademyDays();
  const { nameOf } = useSubjects();
  const [giving, setGiving] = useState(false);
  const [given, setGiven] = useState<readonly Enquiry[]>([]);
  const [telling, setTelling] = useState<Telling>();
  const [drafts, setDrafts] = useState<Record<string, Draft | undefined>>({});

  const reread = () =>
    Promise.all([client.invalidateQueries({ queryKey: ["classes"] }), client.invalidateQueries({ queryKey: ["enquiries"] })]);
  const onMark = useMarking((changed) => {
    if (changed.some(({ first_waiting }) => first_waiting)) forgetPutAway(id);
    const seated = changed.filter(({ status, class_id }) => status === "Enrolled" && class_id === id);
    setGiven((all) => [...all.filter((one) => !changed.some((other) => other.id === one.id)), ...seated]);
    void reread();
  });
  /** Takes the people of the class for told, whoever told them. */
  async function know({ class_id, ...told }: ToldOfClass) {
    await api.put(`/classes/${class_id}/told`, told).catch((error: unknown) => sayFailure(error, "It was not noted that they know"));
    await reread();
  }
  const change = (enquiry: Enquiry, status: Change) => {
    const first = status === "Enrolled" ? data?.waiting[0] : undefined;
    const passed = first && first.id !== enquiry.id ? `, though ${first.name} is first on the waiting list` : "";
    onMark([enquiry], { status }, `${done[status]}${passed}`);
  };

  if (isPending) return <Waiting>Loading the roster...</Waiting>;
  if (!data) return <ListTrouble what="The roster" error={error} onRetry={() => refetch()} />;
  const { class: one, enrolled, waiting, asked, untold } = data;
  const subject = nameOf(subjectOf(one));
  const today = todayHere();
  const cancel = (day: string) => setDay(id, { day, held: false }, today, reread);
  const next = days && nextHeldDay(one, days.closed, today);
  return (
    <>
      <p className="mb-2 print:hidden">
        <TextLink to="/admin/classes">All classes</TextLink>
      </p>
      <PageHead title={one.title}>
        <div className="flex flex-wrap gap-3 print:hidden">
          <CancelNext {...{ next, today }} onCancel={cancel} />
          {days ? <CancelAnother {...{ one, today, closed: days.closed }} onCancel={cancel} /> : null}
          {enrolled.length > 0 ? (
            <Button icon={ChatIcon} id="write-to-all" onClick={() => setTelling({ message: toEverybody, people: enrolled })}>
              Write to everybody
            </Button>
          ) : null}
          <ExportButton
            read={async () => [...enrolled, ...waiting, ...asked]}
            name={`roster-${id}`}
            csvOf={rosterCsv}
            one="person"
            many="people"
          >
            Export CSV
          </ExportButton>
          <Button icon={PrintIcon} onClick={() => window.print()}>
            Print
          </Button>
        </div>
      </PageHead>
      <ClassDetails one={one} subject={subject} closed={days?.closed ?? []} />
      {untold ? (
        <UntoldNotice
          untold={untold}
          onTell={() =>
            setTelling({
              message: changed(untold.news, today),
              people: enrolled.filter((person) => untold.people.includes(person.id)),
              told: toldOf(untold),
            })
          }
          onKnown={() => void know(toldOf(untold))}
        />
      ) : null}
      {days ? (
        <CancelledDays {...{ one, today, closed: days.closed }} onHold={(day) => void setDay(id, { day, held: true }, today, reread)} />
      ) : null}
      <GivenSeats people={given} onTell={() => setTelling({ message: seatForYou, people: given })} onClose={() => setGiven([])} />
      <div className="print:hidden">
        <FreeSeat
          classId={id}
          onGive={() => setGiving(true)}
          onOpen={(person) => void navigate(`/admin/enquiries?form=${person}`, { state: openedHere })}
        />
        {giving ? <GiveSeat classId={id} onChanged={() => void reread()} onClose={() => setGiving(false)} /> : null}
        {telling ? (
          <TellPeople
            {...telling}
            onTold={({ id: told }) => setGiven((all) => all.filter((one) => one.id !== told))}
            draft={drafts[draftOf(telling)]}
            onDraft={(draft) => setDrafts((all) => ({ ...all, [draftOf(telling)]: draft }))}
            onClose={() => {
              setTelling(undefined);
              void reread();
            }}
            returnTo="write-to-all"
          />
        ) : null}
      </div>
      <People
        title={`Enrolled: ${enrolled.length} of ${one.seats}`}
        none={`Nobody has a seat yet. ${
          waiting.length + asked.length > 0
            ? "“Give a seat” stands beside those below."
            : "Whoever asks for this class will stand below, with a button that gives them one."
        }`}
        people={enrolled}
        changes={["Waiting", "Contacted"]}
        onChange={change}
      />
      <People
        title={`Waiting list: ${waiting.length}`}
        none="Nobody waits."
        people={waiting}
        changes={one.seats_left > 0 ? ["Enrolled", "Contacted"] : ["Contacted"]}
        onChange={change}
      />
      {asked.length === 0 ? null : (
        <People
          title={`Asked for this class: ${asked.length}`}
          none=""
          people={asked}
          changes={[one.seats_left > 0 ? "Enrolled" : "Waiting"]}
          placed={(person) => placeBefore(person, { enrolled, waiting })}
          onChange={change}
        />
      )}
    </>
  );
}

const draftOf = ({ message, told }: Telling) => `${message.title} ${told?.version ?? ""}`;

function ClassDetails({ one, subject, closed }: { one: CourseClass; subject: string; closed: readonly ClosedDays[] }) {
  const { times, place, branch, teacher } = one;
  return (
    <div className="mb-6 space-y-1">
      <p className="font-semibold text-lagoon">{subject}</p>
      <p>
        {dateText(firstHeldDay(one, closed))} to {dateText(lastHeldDay(one, closed))}
        {times.length > 0 ? unbroken(` · ${timesInWords(times)}`) : ""}
      </p>
      <p className="text-quiet">{[place, branch?.name, teacher].filter(Boolean).join(" · ")}</p>
    </div>
  );
}

/** Each number is called by its own link; one alone stands as it was typed. */
function RosterPhones({ enquiry }: { enquiry: Enquiry }) {
  const links = phoneLinks(enquiry);
  if (links.length === 0) return enquiry.phone;
  return links.map(({ number, call }) => (
    <a key={number} href={call} className="block w-fit text-quiet underline-offset-4 hover:underline max-lg:underline">
      {links.length === 1 ? enquiry.phone : number}
    </a>
  ));
}

type PeopleProps = {
  title: string;
  none: string;
  people: readonly Enquiry[];
  /** What can become of each. */
  changes: readonly Change[];
  /** Of somebody who stands on the roster already, where: they need no second place. */
  placed?: (enquiry: Enquiry) => string | undefined;
  onChange: (enquiry: Enquiry, to: Change) => void;
};

function People({ title, none, people, changes, placed = () => undefined, onChange }: PeopleProps) {
  return (
    <section className="mb-8">
      <h2 className="mb-3 font-display text-xl font-semibold">{title}</h2>
      {people.length === 0 ? <p className="text-quiet">{none}</p> : null}
      <ol className="divide-y divide-line rounded-xl border border-line bg-card empty:hidden print:border-0">
        {people.map((enquiry, index) => {
          const place = placed(enquiry);
          return (
            <li
              key={enquiry.id}
              className="grid grid-cols-[1.5rem_minmax(0,1fr)] items-center gap-x-4 gap-y-1 px-4 py-3 lg:grid-cols-[1.5rem_minmax(0,1fr)_9rem_minmax(0,1fr)_17rem]"
            >
              <span className="text-right text-quiet">{index + 1}.</span>
              <Link
                to={`/admin/enquiries?form=${enquiry.id}`}
                state={openedHere}
                className="font-semibold wrap-anywhere underline-offset-4 hover:underline"
              >
                {enquiry.name}
              </Link>
              <span className="wrap-anywhere max-lg:col-start-2">
                <RosterPhones enquiry={enquiry} />
              </span>
              <span className="text-quiet wrap-anywhere max-lg:col-start-2">{enquiry.email}</span>
              {place ? (
                <span className="text-quiet max-lg:col-start-2 lg:text-right print:hidden">{place}</span>
              ) : (
                <span className="flex flex-wrap gap-1 max-lg:col-start-2 max-lg:-ml-3 lg:justify-end print:hidden">
                  {changes.map((to) => (
                    <QuietButton
                      key={to}
                      aria-label={`${buttons[to]}: ${enquiry.name}`}
                      className="!px-3 text-sm"
                      // The next person slides under a second press of the same double click.
                      onClick={({ detail }) => (detail > 1 ? undefined : onChange(enquiry, to))}
                    >
                      {buttons[to]}
                    </QuietButton>
                  ))}
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
