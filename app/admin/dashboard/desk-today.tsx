import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { seatsLeftInWords } from "#contract/classes/class-labels.ts";
import { type DeskToday, type UnansweredAge, unansweredAges } from "#contract/enquiries/desk-today.ts";
import { dateText } from "#contract/site/date-text.ts";
import { untoldInWords } from "../classes/untold-notice.tsx";
import { reachedByKeys } from "../components/reached-by-keys.ts";
import { deskTodayQuery } from "../enquiries/enquiry-calls.ts";
import { Loaded } from "../lists/list-states.tsx";
import { daysOfAge, viewAddress } from "./view-address.ts";

/** What needs a hand at the desk; what there is none of takes no line. */
export function DeskTodayPanels() {
  return (
    <Loaded query={useQuery(deskTodayQuery)} what="What is due today" waiting="Loading what is due today...">
      {(data) => (
        <div className="mb-6 grid grid-cols-1 gap-6 @2xl:grid-cols-3">
          <Unanswered counts={data.unanswered} today={data.today} />
          <NextSteps {...data} />
          <StartingSoon classes={data.starting} />
        </div>
      )}
    </Loaded>
  );
}

function Panel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="rounded-xl border border-line bg-card p-5">
      <h2 className="mb-3 font-display text-xl font-semibold">{title}</h2>
      {children}
    </section>
  );
}

const rows = [
  { name: "overdue", label: "Overdue" },
  { name: "due", label: "Due today" },
] as const;

function NextSteps({ steps, me, freed, untold }: Pick<DeskToday, "steps" | "me" | "freed" | "untold">) {
  const due = rows.filter(({ name }) => steps.all[name] > 0);
  return (
    <Panel title="Next steps">
      <ToRosters
        classes={[
          ...untold.map((one) => {
            const { who, lines } = untoldInWords(one);
            return { ...one, words: `${who}: ${lines.join(" · ")}` };
          }),
          // Nobody is told by itself that a seat is free: somebody has to give it.
          ...freed.map((one) => ({
            ...one,
            words: `A seat is free, and ${one.waiting === 1 ? "somebody waits" : `${one.waiting} people wait`}`,
          })),
        ]}
      />
      {due.length > 0 ? <DueSteps due={due} steps={steps} me={me} /> : null}
      {due.length + untold.length + freed.length === 0 ? <p className="text-quiet">Nothing is due today.</p> : null}
    </Panel>
  );
}

function ToRosters({ classes }: { classes: readonly { id: number; name: string; words: string }[] }) {
  if (classes.length === 0) return null;
  return (
    <ul className="mb-3 max-h-96 space-y-2 overflow-y-auto">
      {classes.map(({ id, name, words }) => (
        <li key={`${id} ${words}`} className="rounded-lg bg-warning-pale px-3 py-1">
          <Link to={`/admin/classes?roster=${id}`} className="block content-center py-2 wrap-anywhere">
            {words}: <span className="font-semibold underline underline-offset-4">{name}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function DueSteps({ due, steps, me }: { due: readonly (typeof rows)[number][] } & Pick<DeskToday, "steps" | "me">) {
  return (
    <table className="w-full">
      <thead>
        <tr className="text-left text-sm text-quiet">
          <td />
          <th scope="col" className="pl-2 text-right font-normal">
            Mine
          </th>
          <th scope="col" className="pl-2 text-right font-normal">
            Everybody's
          </th>
        </tr>
      </thead>
      <tbody>
        {due.map(({ name, label }) => (
          <tr key={name} className="border-t border-line">
            <th scope="row" className="py-1 text-left font-semibold">
              {label}
            </th>
            <td className="pl-2 text-right">
              <Figure count={steps.mine[name]} to={viewAddress({ view: name, owner: me })} urgent={name === "overdue"}>
                {`${label}, mine`}
              </Figure>
            </td>
            <td className="pl-2 text-right">
              <Figure count={steps.all[name]} to={viewAddress({ view: name })} urgent={name === "overdue"}>
                {`${label}, everybody's`}
              </Figure>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const ages = Object.keys(unansweredAges) as UnansweredAge[];

function Unanswered({ counts, today }: { counts: DeskToday["unanswered"]; today: string }) {
  // Who waits longest comes first.
  const waiting = ages.filter((age) => counts[age] > 0).reverse();
  return (
    <Panel title="Waiting for an answer">
      {waiting.length === 0 ? <p className="text-quiet">Everyone has been answered.</p> : null}
      <ul className="divide-y divide-line">
        {waiting.map((age) => (
          <li key={age} className="flex items-center justify-between gap-3 py-1">
            <span>{unansweredAges[age]}</span>
            <Figure
              count={counts[age]}
              to={viewAddress({ view: "new", ...daysOfAge(age, today) })}
              urgent={age === "3-7" || age === "older"}
            >
              {`Unanswered: ${unansweredAges[age]}`}
            </Figure>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function StartingSoon({ classes }: { classes: DeskToday["starting"] }) {
  return (
    <Panel title="Classes that start soon">
      {classes.length === 0 ? <p className="text-quiet">No class with free seats starts in the next 14 days.</p> : null}
      <ul {...reachedByKeys} className="max-h-80 divide-y divide-line overflow-y-auto empty:hidden">
        {classes.map(({ id, name, first_day, seats_left, waiting }) => (
          <li key={id} className="py-2">
            <span className="block font-semibold wrap-anywhere">{name}</span>
            <span className="text-quiet">
              {dateText(first_day)} · {seatsLeftInWords(seats_left)}
              {waiting > 0 ? ` · ${waiting} waiting` : ""}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** A number that leads to what it counts; said to a screen reader with its name. */
function Figure({ count, to, urgent, children }: { count: number; to: string; urgent: boolean; children: string }) {
  const look = "inline-flex min-h-11 min-w-11 items-center justify-end font-display text-2xl font-semibold tabular-nums";
  if (count === 0) return <span className={`${look} text-quiet`}>0</span>;
  return (
    <Link
      to={to}
      aria-label={`${children}: ${count}`}
      className={`${look} underline decoration-1 underline-offset-4 ${urgent ? "text-brick" : "text-lagoon"}`}
    >
      {count.toLocaleString("en-GB")}
    </Link>
  );
}
