import type { ReactNode } from "react";
import type { Enquiry } from "#contract/enquiries/enquiry.ts";
import { enquiryChannels } from "#contract/enquiries/enquiry-labels.ts";
import { pageNames } from "#contract/site/site-pages.ts";
import { momentOf } from "../components/moment.ts";
import { Notice } from "../components/notice.tsx";
import { SetUpMail } from "../settings/set-up-mail.tsx";
import { mailLabels } from "./enquiry-labels.ts";

const cameFromLabels: Record<string, string> = {
  page: "page",
  referrer: "from",
  utm_source: "source",
  utm_medium: "medium",
  utm_campaign: "campaign",
  utm_term: "term",
  utm_content: "content",
};

/** A page of the site by its name; what stands behind "?" says what the enquiry is about, which is said of it anyway. */
const inWords = (text: string): string => pageNames[text.replace(/\?.*/, "")] ?? text;

/** Who asks and what about; what the same person asked in merged enquiries stands together with it. */
export function EnquiryDetails({ enquiry, merged }: { enquiry: Enquiry; merged: readonly Enquiry[] }) {
  const all = [enquiry, ...merged];
  const of = (texts: (one: Enquiry) => readonly string[]) => [...new Set(all.flatMap(texts).filter((text) => text !== ""))];
  const [courses, exams] = [of((one) => one.interestedCourses), of((one) => one.interestedExams)];
  const [emails, phones] = [of(({ email }) => [email]), of(({ phone }) => [phone])];
  const cameFrom = Object.entries(enquiry.came_from).map(([name, text]) => `${cameFromLabels[name] ?? name} ${inWords(text)}`);
  const mail = mailLabels(enquiry.mail);
  return (
    <>
      <dl className="space-y-3">
        <Said label="Received">
          {momentOf(enquiry.created_at)}
          {enquiry.channel === "website" ? "" : `, ${enquiryChannels[enquiry.channel].toLowerCase()}`}
        </Said>
        {emails.length > 0 ? <Said label="E-mail">{emails.join(", ")}</Said> : null}
        {phones.length > 0 ? <Said label="Phone">{phones.join(", ")}</Said> : null}
        {courses.length > 0 ? <Said label="Courses">{courses.join(", ")}</Said> : null}
        {exams.length > 0 ? <Said label="Exams">{exams.join(", ")}</Said> : null}
        {all.map(({ id, details }) =>
          details ? (
            <Said key={id} label={id === enquiry.id ? "Message" : "Message, merged"}>
              {details}
            </Said>
          ) : null,
        )}
        {cameFrom.length > 0 ? <Said label="Came from">{cameFrom.join(", ")}</Said> : null}
      </dl>
      {enquiry.spam_reasons.length > 0 ? (
        <Notice look="warning">This was put into the spam folder. {enquiry.spam_reasons.join(" ")}</Notice>
      ) : null}
      {hasMail(enquiry) ? (
        <Notice look={mail.troubled ? "warning" : "info"}>
          {mail.long} {enquiry.mail.state === "off" ? <SetUpMail /> : null}
        </Notice>
      ) : null}
    </>
  );
}

export function hasMail({ channel, status }: Pick<Enquiry, "channel" | "status">): boolean {
  return channel === "website" && status !== "Spam";
}

function Said({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-quiet">{label}</dt>
      <dd className="whitespace-pre-wrap wrap-anywhere">{children}</dd>
    </div>
  );
}
