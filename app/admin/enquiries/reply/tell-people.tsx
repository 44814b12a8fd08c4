import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useRef, useState } from "react";
import { toast } from "sonner";
import { WholeWords } from "#app/ui/whole-words.tsx";
import type { Enquiry } from "#contract/enquiries/enquiry.ts";
import { placeholdersIn } from "#contract/kinds/reply-template.ts";
import { type Reply, type ReplyMaterial, reply, type ToldOfClass } from "#contract/reply.ts";
import { chatLink } from "#contract/site/contact-links.ts";
import { siteLanguages } from "#contract/site/site-languages.ts";
import { z } from "#contract/zod.ts";
import { buttonLook, PrimaryButton } from "../../components/button.tsx";
import { option, SelectField, TextArea, TextField } from "../../components/field.tsx";
import { ChatIcon, MailIcon } from "../../components/icons.tsx";
import { Modal } from "../../components/modal.tsx";
import { Notice, type Trouble, TroubleNotice } from "../../components/notice.tsx";
import { Loaded } from "../../lists/list-states.tsx";
import { useKeptWords } from "../../session/kept-words.ts";
import { failureOf, isSessionEnd } from "../../session/trouble.ts";
import type { ClassMessage } from "./class-messages.ts";
import { fillTemplate } from "./fill-template.ts";
import { replyMaterialQuery, sendReply } from "./reply-calls.ts";
import { groupMailLink, phoneLinks, replyMailLink } from "./reply-links.ts";
import { Unfilled } from "./unfilled.tsx";

/** What is being written, and the language that days and fees are written in. */
export type Draft = { subject: string; text: string; language: ReplyMaterial["templates"][number]["language"] };

type TellPeopleProps = {
  people: readonly Enquiry[];
  message: ClassMessage;
  /** What was typed here before and not sent. */
  draft: Draft | undefined;
  onDraft: (draft: Draft | undefined) => void;
  /** Before somebody is told: gives them the seat. Throws what an API call throws. */
  before?: (one: Enquiry) => Promise<void>;
  /** What is said about `before` while it is still to be done. */
  note?: string;
  /** After somebody was told. */
  onTold?: (one: Enquiry) => void;
  /** The version of the class that the message tells of. */
  told?: ToldOfClass | undefined;
  onClose: () => void;
  returnTo?: string;
};

/** What is kept when the session ends: a message that is being sent one by one, and who has it already. */
const kept = z.object({
  draft: z.object({
    subject: z.string(),
    text: z.string(),
    language: z.custom<Draft["language"]>((tag) => typeof tag === "string" && tag in siteLanguages),
  }),
  told: z.tuple([z.number(), reply.shape.by]).array(),
});

/** Writes the same to several people of a class, each with their name: by mail at one press, or on WhatsApp one after the other. */
export function TellPeople(props: TellPeopleProps) {
  const { people, message, onClose, returnTo } = props;
  // What is known of the class is the same for all; that mail goes out is known only by asking for somebody with an address.
  const one = people.find(({ email }) => email !== "") ?? people[0];
  const query = useQuery({ ...replyMaterialQuery(one?.id ?? 0), enabled: one !== undefined });
  return (
    <Modal title={message.title} size="large" onClose={onClose} returnTo={returnTo}>
      {one === undefined ? (
        <p>There is nobody to write to.</p>
      ) : (
        <Loaded query={query} what="The templates" waiting="Loading what is known...">
          {(material) => <Form {...props} material={material} />}
        </Loaded>
      )}
    </Modal>
  );
}

function Form({ material, ...props }: TellPeopleProps & { material: ReplyMaterial }) {
  const { people, message, draft, onDraft, before, note, onTold, told: toldOf, onClose } = props;
  const [first, ...others] = people;
  const { name: _, ...known } = material.values;
  /** Fills in all that is the same for everybody; {name} stays a placeholder where there are several people. */
  const begun = (words: string, tag: Draft["language"]) =>
    fillTemplate(words, first && others.length === 0 ? { ...known, name: first.name } : known, tag);
  const { subject, text, language } = draft ?? {
    subject: begun(message.subject, "en"),
    text: begun(message.text, "en"),
    language: "en" as const,
  };
  const [told, setTold] = useState<ReadonlyMap<number, Reply["by"]>>(new Map());
  const [sending, setSending] = useState(false);
  const [chosen, setChosen] = useState("");
  const [trouble, setTrouble] = useState<Trouble>();
  useKeptWords(
    { form: `${message.title} ${people.map(({ id }) => id).join()}`, title: message.title },
    () => (draft || told.size > 0 ? { draft: { subject, text, language }, told: [...told] } : undefined),
    (values) => {
      const { data } = kept.safeParse(values);
      if (!data) return;
      onDraft(data.draft);
      setTold(new Map(data.told));
    },
  );
  const subjectField = useRef<HTMLInputElement>(null);
  const textField = useRef<HTMLTextAreaElement>(null);
  const change = (more: Partial<Draft>) => onDraft({ subject, text, language, ...more });

  const filled = (words: string, { name }: Enquiry) => fillTemplate(words, { ...material.values, name }, language);
  const left = [...new Set(people.flatMap((one) => placeholdersIn(`${filled(subject, one)}\n${filled(text, one)}`)))];
  const isWhole = text.trim() !== "" && subject.trim() !== "" && left.length === 0;
  const untold = people.filter(({ id }) => !told.has(id));
  const byMail = untold.filter(({ email }) => email !== "");
  const byPhone = untold.filter(({ phoneNumbers }) => phoneNumbers.length > 0);
  const withoutMail = people.filter(({ email }) => email === "");

  async function tell(some: readonly Enquiry[], by: Reply["by"]): Promise<void> {
    setSending(true);
    setTrouble(undefined);
    let sent = 0;
    try {
      for (const one of some) {
        await before?.(one);
        await sendReply(one.id, {
          ...{ by, subject: by === "whatsapp" ? "" : filled(subject, one), text: filled(text, one) },
          ...(toldOf && { told: toldOf }),
        });
        sent++;
        setTold((all) => new Map([...all, [one.id, by]]));
        onTold?.(one);
      }
      if (by === "mail") toast.success(sent === 1 ? "The mail is on its way" : `${sent} mails are on their way`);
    } catch (error) {
      const whom = some[sent]?.name;
      if (!isSessionEnd(error))
        setTrouble(failureOf(error, `${sent} of ${some.length} were told. It failed at ${whom}; press again to go on.`));
    }
    setSending(false);
    if (sent === untold.length) {
      if (by !== "mail") toast.success(saidOf(some), { description: "Now send the message there." });
      onDraft(undefined);
      onClose();
    }
  }

  function saidOf(some: readonly Enquiry[]): string {
    return `${some.map(({ name }) => name).join(", ")}: ${before ? "has the seat" : "noted as told"}`;
  }

  const next = byPhone[0];
  return (
    <div className="space-y-4">
      <p className="text-quiet wrap-anywhere">To {people.map(({ name }) => name).join(", ")}</p>
      {note ? <p>{note}</p> : null}
      <SelectField
        label="Template"
        value={chosen}
        onChange={(event) => {
          setChosen(event.target.value);
          const template = event.target.value === "" ? undefined : material.templates[Number(event.target.value)];
          if (!template) return;
          const { language: tag } = template;
          change({ text: begun(template.text, tag), language: tag, ...(template.subject && { subject: begun(template.subject, tag) }) });
        }}
      >
        <option value="">Choose a template...</option>
        {material.templates.map(({ name, language: tag }, index) => option(index, `${name} (${siteLanguages[tag]})`))}
      </SelectField>
      <TextField
        ref={subjectField}
        label="Subject"
        maxLength={200}
        lang={language}
        value={subject}
        onChange={(event) => change({ subject: event.target.value })}
      />
      <TextArea
        ref={textField}
        label="Text of the message"
        rows={8}
        maxLength={5000}
        lang={language}
        hint={others.length > 0 && `${subject}${text}`.includes("{name}") ? "Each person reads their own name for {name}." : undefined}
        value={text}
        onChange={(event) => change({ text: event.target.value })}
      />
      <Unfilled left={left} classAdvice="the class does not say it." fields={[subjectField, textField]} />
      {first && others.length > 0 && text.trim() !== "" ? (
        <section aria-label={`As ${first.name} reads it`} className="rounded-lg border border-line bg-sand px-4 py-3">
          <h3 className="text-sm text-quiet">As {first.name} reads it</h3>
          <p className="mt-1 whitespace-pre-line wrap-anywhere" lang={language}>
            <strong>{filled(subject, first)}</strong>
            {`\n\n${filled(text, first)}`}
          </p>
        </section>
      ) : null}
      {withoutMail.length > 0 ? <WithoutMail people={withoutMail} of={people.length} /> : null}
      <TroubleNotice trouble={trouble} />
      <p role="status" className="text-quiet empty:hidden">
        {told.size > 0 ? `${told.size} of ${people.length} told.` : ""}
      </p>
      <div className="flex flex-wrap items-center gap-3">
        {byMail.length > 0 && material.canMail ? (
          <PrimaryButton icon={MailIcon} disabled={!isWhole} busy={sending && "Sending..."} onClick={() => tell(byMail, "mail")}>
            {byMail.length === 1 ? `Send mail to ${byMail[0]?.name}` : `Send mail to all ${byMail.length}`}
          </PrimaryButton>
        ) : null}
        {byMail.length > 0 && !material.canMail ? (
          <Way to={isWhole && !sending ? mailToAll() : undefined} onUsed={() => tell(byMail, "own-mail")}>
            <MailIcon />
            Open in your mail program
          </Way>
        ) : null}
        {next ? (
          <Way
            key="whatsapp"
            to={isWhole && !sending ? chatLink(next.phoneNumbers[0] ?? "", filled(text, next)) : undefined}
            onUsed={() => tell([next], "whatsapp")}
          >
            <ChatIcon />
            WhatsApp {next.name}
            {byPhone.length > 1 ? ` (${byPhone.length} to go)` : ""}
          </Way>
        ) : null}
      </div>
    </div>
  );

  function mailToAll(): string {
    const [only, ...others] = byMail;
    if (only && others.length === 0) return replyMailLink(only.email, { subject: filled(subject, only), text: filled(text, only) });
    return groupMailLink(
      byMail.map(({ email }) => email),
      { subject: shared(subject), text: shared(text) },
    );
  }

  /** The text of one mail to all: it greets "all" in place of a name. */
  function shared(words: string): string {
    return fillTemplate(words.replace(/\s*\{\s*name\s*\}/g, " all"), { ...material.values, name: "all" }, language);
  }
}

/** Whom no mail reaches, each with the numbers that do. */
function WithoutMail({ people, of }: { people: readonly Enquiry[]; of: number }) {
  return (
    <Notice look="warning">
      <p>
        <WholeWords
          text={
            of === 1
              ? "There is no e-mail address:"
              : `${people.length} of ${of} ${people.length === 1 ? "has" : "have"} no e-mail address:`
          }
        />
      </p>
      <ul>
        {people.map((one) => (
          <li key={one.id} className="wrap-anywhere">
            {one.name}
            {phoneLinks(one).map(({ number, call, chat }) => (
              <span key={number}>
                {" · "}
                <a href={call} className="whitespace-nowrap underline underline-offset-4">
                  {number}
                </a>
                {chat ? "" : " (not on WhatsApp)"}
              </span>
            ))}
            {phoneLinks(one).length === 0 ? " · no phone number either" : ""}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

/** A link that keeps the focus while it changes to the next person: Enter pressed again and again goes through all of them. */
function Way({ to, onUsed, children }: { to: string | undefined; onUsed: () => void; children: ReactNode }) {
  return (
    <a
      href={to}
      aria-disabled={to === undefined}
      target="_blank"
      rel="noopener noreferrer"
      tabIndex={0}
      onClick={to === undefined ? undefined : onUsed}
      className={buttonLook("plain")}
    >
      {children}
    </a>
  );
}
