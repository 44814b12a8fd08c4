import { memo } from "react";
import type { Enquiry } from "#contract/enquiries/enquiry.ts";
import { type EnquiryStatus, enquiryChannels, enquiryStatusLabels } from "#contract/enquiries/enquiry-labels.ts";
import { Badge } from "../../components/badge.tsx";
import { QuietButton } from "../../components/button.tsx";
import { ClockIcon, WarningIcon } from "../../components/icons.tsx";
import { momentOf } from "../../components/moment.ts";
import { classInWords } from "../class-in-words.ts";
import { hasMail } from "../enquiry-details.tsx";
import { mailLabels, statusLooks } from "../enquiry-labels.ts";
import { isOverdue, stepInWords } from "../next-step.ts";
import { ReplyButtons } from "../reply/reply-buttons.tsx";
import { MarkSelect } from "./mark-selects.tsx";
import type { Mark } from "./use-marking.ts";
import { waitOf } from "./waiting-time.ts";

type RowProps = {
  enquiry: Enquiry;
  /** "Same phone as Nimal Perera": of somebody of another name in the list. */
  sameWay: string | undefined;
  selected: boolean;
  onOpen: (id: number) => void;
  onSelect: (id: number, selected: boolean) => void;
  onMark: (items: readonly Enquiry[], change: Mark, said: string) => void;
};

/** What is done with most, in one press. */
const usualMarks: Partial<Record<EnquiryStatus, { to: EnquiryStatus; said: string; label: (name: string) => string }>> = {
  New: { to: "Contacted", said: "Contacted", label: (name) => `Mark ${name} as contacted` },
  Spam: { to: "New", said: "Not spam", label: (name) => `${name} is not spam` },
};

/** One enquiry of the list in two lines: its text opens it; what is done with most is done right here. */
export const EnquiryRow = memo(function EnquiryRow({ enquiry, sameWay, selected, onOpen, onSelect, onMark }: RowProps) {
  const { id, name, status, spam_reasons } = enquiry;
  const mark = (change: Mark, said: string) => onMark([enquiry], change, said);
  const usual = usualMarks[status];
  return (
    <li
      className={`flex items-start gap-x-3 border-l-4 py-2 pr-2 pl-3 -outline-offset-3 outline-saffron-deep has-[[data-enquiry]:focus-visible]:outline-3 @2xl:items-center ${status === "New" ? "border-l-brick" : "border-l-transparent"} ${selected ? "bg-sand" : "has-[h2:hover,p:hover]:bg-sand/60"}`}
    >
      {/* As large as a finger: beside the box a press would open the enquiry. */}
      <label className="-m-3 flex shrink-0 p-3 @max-2xl:-mt-2">
        <input
          type="checkbox"
          aria-label={`Select ${name}`}
          checked={selected}
          onChange={(event) => onSelect(id, event.target.checked)}
          className="size-5 accent-lagoon"
        />
      </label>
      <div className="flex min-w-0 flex-1 flex-col @2xl:flex-row @2xl:items-center @2xl:gap-x-4">
        <div className="relative flex min-w-0 flex-1 gap-x-4 @max-3xs:flex-col @3xs:items-start">
          <div className="min-w-0 flex-1">
            <div className="flex min-w-0 items-center gap-x-2 @max-4xl:flex-wrap">
              <h2 className="min-w-0 truncate font-semibold">
                <button
                  type="button"
                  id={`edit-${id}`}
                  data-enquiry={id}
                  aria-label={`Open the enquiry of ${name}`}
                  onClick={() => onOpen(id)}
                  className="max-w-full truncate text-left after:absolute after:inset-0"
                >
                  {name}
                </button>
              </h2>
              <State enquiry={enquiry} />
              {/* Gives its room to the name, by which two children of one phone are told apart. */}
              {sameWay ? (
                <span title={sameWay} className="min-w-0 shrink-[9999] truncate text-sm text-quiet">
                  {sameWay}
                </span>
              ) : null}
            </div>
            {/* On a phone and a tablet the day it came takes much of the line. */}
            <p className="text-sm text-quiet wrap-anywhere @max-4xl:line-clamp-2 @4xl:truncate">
              <Text enquiry={enquiry} />
            </p>
            {status === "Spam" && spam_reasons.length > 0 ? <p className="text-sm text-brick">{spam_reasons.join(" ")}</p> : null}
          </div>
          <Contact enquiry={enquiry} />
          <Received enquiry={enquiry} />
        </div>
        <div className="flex flex-wrap items-center justify-end gap-x-1 @max-2xl:-ml-8 @2xl:flex-nowrap">
          <ReplyButtons enquiry={enquiry} compact />
          {/* Its room is kept where there is none, so that the others stand below one another. */}
          <span className="empty:hidden @2xl:w-24 @2xl:text-right @2xl:empty:block">
            {usual ? (
              <QuietButton
                key={status}
                className="!px-2 text-sm"
                aria-label={usual.label(name)}
                // The next row slides under a second press of the same double click.
                onClick={({ detail }) => (detail > 1 ? undefined : mark({ status: usual.to }, usual.said))}
              >
                {usual.said}
              </QuietButton>
            ) : null}
          </span>
          <MarkSelect label={`Mark ${name} as`} onMark={mark} />
        </div>
      </div>
    </li>
  );
});

function State({ enquiry }: { enquiry: Enquiry }) {
  const { status, owner, next_on } = enquiry;
  const mail = mailLabels(enquiry.mail);
  const step = stepInWords(enquiry);
  return (
    <>
      {/* Together: on a phone the sign would have a line of its own. */}
      <span className="inline-flex shrink-0 items-center gap-x-2">
        <Badge look={statusLooks[status]}>{enquiryStatusLabels[status]}</Badge>
        {hasMail(enquiry) ? (
          <span title={mail.long} className={mail.troubled ? "text-brick" : "sr-only"}>
            {mail.troubled ? <WarningIcon className="size-4" /> : null}
            <span className="sr-only">{mail.short}</span>
          </span>
        ) : null}
      </span>
      {step ? (
        <span
          className={`inline-flex min-w-0 shrink-[9999] items-center gap-1 text-sm font-semibold ${isOverdue(next_on) ? "text-brick" : "text-ink"}`}
        >
          <ClockIcon className="size-4 shrink-0" />
          <span className="truncate">{step}</span>
        </span>
      ) : null}
      {owner ? <span className="truncate text-sm text-quiet">{owner}</span> : null}
    </>
  );
}

function Text({ enquiry }: { enquiry: Enquiry }) {
  const { class_name, interestedCourses, interestedExams, details, notes } = enquiry;
  // A class is called after its course or exam.
  const others = [...interestedCourses, ...interestedExams].filter((title) => !class_name.startsWith(title));
  const interests = [classInWords(enquiry), ...others].filter((text) => text !== "").join(", ");
  const said = [details, notes && `Notes: ${notes}`].filter(Boolean).join(" · ");
  return (
    <>
      <span className="text-ink">{interests}</span>
      {interests && said ? " · " : ""}
      {said}
    </>
  );
}

function Contact({ enquiry: { email, phone } }: { enquiry: Enquiry }) {
  return (
    <p className="hidden w-48 shrink-0 text-sm text-quiet @6xl:block">
      <span className="block truncate">{phone || email}</span>
      <span className="block truncate">{phone ? email : ""}</span>
    </p>
  );
}

function Received({ enquiry }: { enquiry: Enquiry }) {
  const { created_at, channel } = enquiry;
  const wait = waitOf(enquiry);
  return (
    <p className="shrink-0 text-sm text-quiet @3xs:text-right @4xl:w-36">
      {wait ? <span className={`block font-semibold ${wait.isLong ? "text-brick" : "text-ink"}`}>{wait.text}</span> : null}
      <time dateTime={created_at}>{momentOf(created_at)}</time>
      {channel === "website" ? null : <span className="block">{enquiryChannels[channel]}</span>}
    </p>
  );
}
