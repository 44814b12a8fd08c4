import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { WholeWords } from "#app/ui/whole-words.tsx";
import { seatsForStaff } from "#contract/classes/class-labels.ts";
import type { Enquiry } from "#contract/enquiries/enquiry.ts";
import type { ClassChoice } from "#contract/enquiries/staff-enquiries.ts";
import { placeholdersIn } from "#contract/kinds/reply-template.ts";
import type { ReplyMaterial } from "#contract/reply.ts";
import { chatLink } from "#contract/site/contact-links.ts";
import { siteLanguages } from "#contract/site/site-languages.ts";
import { Button, buttonLook, PrimaryButton } from "../../components/button.tsx";
import { option, SelectField, TextArea, TextField } from "../../components/field.tsx";
import { ChatIcon, type DrawnIcon, MailIcon } from "../../components/icons.tsx";
import { Notice, TroubleNotice } from "../../components/notice.tsx";
import { Loaded } from "../../lists/list-states.tsx";
import { replyMaterialQuery } from "./reply-calls.ts";
import { replyMailLink } from "./reply-links.ts";
import { Unfilled } from "./unfilled.tsx";
import { useBegunReply, useReply } from "./use-reply.ts";

/** That somebody pressed a button to answer; `withClass`: with the template that tells of their class. Another press is another one. */
export type AskedToAnswer = { withClass: boolean };

type ReplyPanelProps = {
  enquiry: Enquiry;
  onSent: () => void;
  /** Opens it. */
  asked: AskedToAnswer | undefined;
  /** The class that an answer tells of. */
  told: ClassChoice | undefined;
};

/** Answers an enquiry by mail or on WhatsApp, from a template or from nothing. Read only once it is opened. */
export function ReplyPanel(props: ReplyPanelProps) {
  const { enquiry, asked } = props;
  const [open, setOpen] = useState(false);
  const heading = useRef<HTMLElement>(null);
  const isBegun = useBegunReply(enquiry.id, open);
  const material = useQuery({ ...replyMaterialQuery(enquiry.id), enabled: open });
  useEffect(() => {
    if (!asked) return;
    setOpen(true);
    if (!asked.withClass) heading.current?.focus();
  }, [asked]);
  return (
    <details open={open} className="rounded-lg border border-line" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary ref={heading} className="min-h-11 rounded-lg px-4 py-2.5 font-semibold hover:bg-sand">
        {isBegun ? "Go on with the answer that you began" : "Write an answer"}
      </summary>
      {open ? (
        <div className="border-t border-line p-4">
          <Loaded query={material} what="The templates" waiting="Loading the templates...">
            {(material) => <ReplyForm {...props} material={material} />}
          </Loaded>
        </div>
      ) : null}
    </details>
  );
}

function ReplyForm({ enquiry, material, onSent, asked, told }: ReplyPanelProps & { material: ReplyMaterial }) {
  const withClass = asked?.withClass === true;
  const reply = useReply(enquiry.id, material, enquiry.email ? "mail" : "whatsapp", onSent);
  const { answer, hasRead, change, chosen, choose, before, bringBack, left, trouble } = reply;
  const subject = useRef<HTMLInputElement>(null);
  const text = useRef<HTMLTextAreaElement>(null);
  const chooseTold = useEffectEvent(() => {
    const told = material.templates.findIndex(({ way, text }) => (way === "both" || way === answer.way) && text.includes("{start}"));
    if (withClass && told >= 0) choose(String(told));
  });
  useEffect(() => {
    // What was written before and is not sent comes first: the template says that it took its place.
    if (withClass && hasRead) chooseTold();
  }, [withClass, hasRead]);
  const templates = material.templates
    .map((template, index) => ({ ...template, index }))
    .filter(({ way }) => way === "both" || way === answer.way);
  const isTheirs = told?.id === enquiry.class_id;
  const tellsOfClass = placeholdersIn(material.templates[Number(chosen || -1)]?.text ?? "").some(
    (name) => name === "class" || name === "start",
  );
  return (
    <div className="space-y-4">
      {enquiry.details ? (
        <blockquote className="line-clamp-6 border-l-4 border-line pl-3 whitespace-pre-line text-quiet wrap-anywhere">
          {enquiry.details}
        </blockquote>
      ) : null}
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label="Answer by"
          value={answer.way}
          onChange={(event) => change({ way: event.target.value === "whatsapp" ? "whatsapp" : "mail" })}
        >
          <option value="mail">Mail</option>
          <option value="whatsapp">WhatsApp</option>
        </SelectField>
        <SelectField label="Template" value={chosen} onChange={(event) => choose(event.target.value)}>
          <option value="">Choose a template...</option>
          {templates.map(({ index, name, language }) => option(index, `${name} (${siteLanguages[language]})`))}
        </SelectField>
      </div>
      {before ? (
        <Notice role="status" className="flex flex-wrap items-center justify-between gap-2">
          The template took the place of what you wrote. <Button onClick={bringBack}>Bring it back</Button>
        </Notice>
      ) : null}
      {answer.way === "mail" ? (
        <TextField
          ref={subject}
          label="Subject"
          maxLength={200}
          lang={answer.language}
          value={answer.subject}
          onChange={(event) => change({ subject: event.target.value })}
          // Around it is the form of the enquiry, which Enter would save.
          onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
        />
      ) : null}
      <TextArea
        ref={text}
        label="Text of the answer"
        rows={6}
        maxLength={5000}
        lang={answer.language}
        value={answer.text}
        onChange={(event) => change({ text: event.target.value })}
      />
      {tellsOfClass && told && !(isTheirs && enquiry.status === "Enrolled") ? (
        <p className="text-quiet">
          {enquiry.name} {isTheirs && enquiry.status === "Waiting" ? "waits for a seat in" : "has no seat in"} {told.name} (
          {seatsForStaff(told)}). An answer changes nothing about that: status and class are below.
        </p>
      ) : null}
      <Unfilled left={left} classAdvice="choose a class for this enquiry, save, and choose the template again." fields={[subject, text]} />
      <TroubleNotice trouble={trouble} />
      <div className="flex flex-wrap items-center gap-3">
        <Ways enquiry={enquiry} canMail={material.canMail} reply={reply} />
      </div>
    </div>
  );
}

type WaysProps = { enquiry: Enquiry; canMail: boolean; reply: ReturnType<typeof useReply> };

function Ways({ enquiry, canMail, reply: { answer, isWhole, sending, send } }: WaysProps) {
  if (answer.way === "whatsapp") {
    const numbers = enquiry.phoneNumbers;
    if (numbers.length === 0) return <p className="text-quiet">There is no phone number that WhatsApp could open.</p>;
    return numbers.map((number) => (
      <Elsewhere key={number} to={isWhole ? chatLink(number, answer.text) : undefined} onUsed={() => send("whatsapp")} icon={ChatIcon}>
        {numbers.length > 1 ? `Open WhatsApp with ${number}` : "Open WhatsApp"}
      </Elsewhere>
    ));
  }
  if (canMail)
    return (
      <PrimaryButton icon={MailIcon} disabled={!isWhole} busy={sending && "Sending..."} onClick={() => send("mail")}>
        Send mail
      </PrimaryButton>
    );
  if (!enquiry.email)
    return (
      <p className="text-quiet">
        <WholeWords text="There is no e-mail address." />
      </p>
    );
  return (
    <Elsewhere to={isWhole ? replyMailLink(enquiry.email, answer) : undefined} onUsed={() => send("own-mail")} icon={MailIcon}>
      Open in your mail program
    </Elsewhere>
  );
}

type ElsewhereProps = { to: string | undefined; onUsed: () => void; icon: DrawnIcon; children: string };

function Elsewhere({ to, onUsed, icon: Icon, children }: ElsewhereProps) {
  if (to === undefined)
    return (
      <PrimaryButton icon={Icon} disabled>
        {children}
      </PrimaryButton>
    );
  return (
    <a href={to} target="_blank" rel="noopener noreferrer" onClick={onUsed} className={buttonLook("primary")}>
      <Icon />
      {children}
    </a>
  );
}
