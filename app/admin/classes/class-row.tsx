import { Link } from "react-router";
import { firstHeldDay, lastHeldDay } from "#contract/classes/class-days.ts";
import { feeInWords, heldInWords, timesInWords } from "#contract/classes/class-labels.ts";
import { classModes } from "#contract/classes/class-modes.ts";
import type { UntoldClass } from "#contract/enquiries/desk-today.ts";
import type { CourseClass } from "#contract/kinds/class.ts";
import { dateText } from "#contract/site/date-text.ts";
import { pagesOf } from "#contract/site/page-address.ts";
import { unbroken } from "#contract/site/unbroken.ts";
import { useAcademyDays } from "../before-live/use-academy-days.ts";
import { Badge } from "../components/badge.tsx";
import { buttonLook, QuietButton } from "../components/button.tsx";
import { DuplicateIcon, PeopleIcon, WarningIcon } from "../components/icons.tsx";
import { todayHere } from "../components/moment.ts";
import { LinkInNotice } from "../components/text-link.tsx";
import { EditAndDelete } from "../content/item-buttons.tsx";
import { SiteLink } from "../content/site-link.tsx";
import { SampleBadge } from "../samples/sample-badge.tsx";
import { useAllowed } from "../session/session.ts";
import { useClashes } from "./clash-notice.tsx";
import { classState } from "./class-state.ts";
import { untoldInWords } from "./untold-notice.tsx";

type ClassRowProps = {
  item: CourseClass;
  subject: string;
  untold: UntoldClass | undefined;
  onEdit: () => void;
  onAgain: () => void;
  onDelete: () => void;
};

export function ClassRow({ item, subject, untold, onEdit, onAgain, onDelete }: ClassRowProps) {
  const { id, title, times, mode, place, branch, teacher, fee, fee_note } = item;
  const allowed = useAllowed();
  const name = `${subject}: ${title}`;
  const clashes = useClashes(item);
  const { closed = [] } = useAcademyDays() ?? {};
  return (
    <li className="@container rounded-xl border border-line bg-card p-4">
      <div className="grid items-start gap-x-6 gap-y-2 @min-[40rem]:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)_11rem]">
        <div className="min-w-0">
          <p className="text-sm font-semibold text-lagoon wrap-anywhere">{subject}</p>
          <h2 className="font-display text-lg leading-snug font-semibold wrap-anywhere">{title}</h2>
          <p className="text-quiet wrap-anywhere">
            {[...(branch ? [heldInWords(item)] : [classModes[mode], place]), teacher].filter(Boolean).join(" · ")}
          </p>
        </div>
        <div className="min-w-0">
          <p>
            {dateText(firstHeldDay(item, closed))} to {dateText(lastHeldDay(item, closed))}
          </p>
          {times.length > 0 ? <p className="text-quiet">{unbroken(timesInWords(times))}</p> : null}
          <p className="text-quiet wrap-anywhere">{[feeInWords(fee), fee_note].filter(Boolean).join(" · ")}</p>
        </div>
        <div className="flex flex-col gap-2">
          <div className="flex flex-wrap gap-2">
            <SampleBadge id={item.id} />
            <StateBadges {...item} />
          </div>
          <Seats {...item} />
        </div>
      </div>
      {clashes.length > 0 ? (
        <p className="mt-2 flex gap-2 text-sm text-brick wrap-anywhere">
          <WarningIcon className="size-4 mt-0.5" />
          <span>
            {clashes.slice(0, 2).join(" ")}
            {clashes.length > 2 ? ` And ${clashes.length - 2} more.` : ""}
          </span>
        </p>
      ) : null}
      {untold ? <Untold untold={untold} /> : null}
      <div className="mt-2 flex flex-wrap justify-end gap-1 border-t border-line pt-1.5 -mb-1.5">
        <SeenAs {...item} name={name} />
        {allowed("enquiries") ? (
          <Link to={`?roster=${id}`} className={`${buttonLook("quiet")} !px-3`} aria-label={`Roster of ${name}`}>
            <PeopleIcon />
            Roster
          </Link>
        ) : null}
        {allowed("content") ? (
          <>
            <QuietButton icon={DuplicateIcon} id={`again-${id}`} className="!px-3" aria-label={`The same again: ${name}`} onClick={onAgain}>
              <span className="max-sm:sr-only">The same again</span>
            </QuietButton>
            <EditAndDelete id={id} title={name} onEdit={onEdit} onDelete={onDelete} />
          </>
        ) : null}
      </div>
    </li>
  );
}

/** What changed while people had a seat, until they are told. */
function Untold({ untold }: { untold: UntoldClass }) {
  const { tell, lines } = untoldInWords(untold);
  return (
    <p className="mt-2 rounded-lg bg-warning-pale px-3 py-2 wrap-anywhere">
      <LinkInNotice to={`?roster=${untold.id}`}>{tell}</LinkInNotice>. {lines.join(" · ")}
    </p>
  );
}

/** The way to its page; nothing while visitors do not see it. */
function SeenAs({ name, ...one }: CourseClass & { name: string }) {
  if (!["open", "closed", "running"].includes(classState(one, todayHere()))) return null;
  return (
    <div className="mr-auto -ml-3">
      <SiteLink name={name} address={`/${pagesOf.classes.part}/${one.id}`} />
    </div>
  );
}

function StateBadges({ seats_left, ...one }: CourseClass) {
  const state = classState(one, todayHere());
  const [words, look] = badges[state];
  return (
    <>
      <Badge {...(look && { look })}>{words}</Badge>
      {(state === "open" || state === "closed") && seats_left === 0 ? <Badge look="warning">Full</Badge> : null}
    </>
  );
}

const badges = {
  hidden: ["Not published", "error"],
  over: ["Over", undefined],
  running: ["Running", "success"],
  closed: ["Enrolment is over", undefined],
  open: ["On the website", "success"],
} as const;

function Seats({ seats, enrolled, waiting }: CourseClass) {
  const over = enrolled > seats;
  return (
    <div>
      <p className="text-sm">
        <strong>
          {enrolled} of {seats}
        </strong>{" "}
        seats taken{over ? " (overbooked)" : ""}
        {waiting > 0 ? ` · ${waiting} waiting` : ""}
      </p>
      <div className="mt-1 h-2 overflow-hidden rounded-full bg-sand" aria-hidden="true">
        <div
          className={`h-full rounded-full ${enrolled >= seats ? "bg-saffron" : "bg-lagoon"}`}
          style={{ width: `${Math.min(100, (enrolled / seats) * 100)}%` }}
        />
      </div>
    </div>
  );
}
