import { proposedClass } from "#contract/classes/proposed-class.ts";
import type { templatesKind } from "#contract/kinds/reply-template.ts";
import type { Reply, ReplyMaterial } from "#contract/reply.ts";
import { type AcademyFacts, hoursPhrase } from "#contract/shown-facts.ts";
import type { Database } from "#database/database.ts";
import type { Reader, Writer } from "#database/transaction.ts";
import type { Actor } from "../actor.ts";
import { record } from "../audit/audit.ts";
import { classChoices } from "../class-choices.ts";
import type { AddEvent } from "../enquiries/events.ts";
import { type EnquiryRow, enquiryIn } from "../enquiry-rows.ts";
import { Refusal } from "../errors.ts";
import { firstDayOf } from "../first-day.ts";
import { type IdempotencyKey, once } from "../idempotency-key.ts";
import { addMail } from "../jobs/job-rows.ts";
import { textsOf, timesOf } from "../json-list.ts";
import type { Single } from "../site-settings/site-settings.ts";

type Needs = {
  database: Database;
  clock: () => number;
  today: () => string;
  mailIsOff: () => boolean;
  addEvent: AddEvent;
  /** Answers whether it was a new enquiry until now. */
  noteContact: (tx: Writer, id: number, now: number) => Promise<boolean>;
  academy: () => Promise<AcademyFacts>;
  renewSearch: (tx: Writer, id: number) => Promise<void>;
  templates: Pick<Single<(typeof templatesKind)["list"]>, "read">;
};

export function createReplies({ database, clock, today, mailIsOff, addEvent, noteContact, academy, renewSearch, templates }: Needs) {
  return {
    /** What an answer to an enquiry can be made of. Throws NotFound. */
    async materialFor(id: number): Promise<ReplyMaterial> {
      const facts = await academy();
      const row = await database.read((db) => enquiryIn(db, id));
      return {
        templates: (await templates.read()).templates,
        canMail: !mailIsOff() && row.email !== "",
        values: {
          ...(await database.read((db) => valuesOf(db, row, today()))),
          academy: facts.name,
          phone: facts.phones[0][0],
          hours: hoursPhrase(facts, (text) => `every day from ${text}`),
          ...(facts.paying && { paying: facts.paying.map(({ name, text }) => (text ? `${name}: ${text}` : name)).join("\n") }),
          ...(facts.bring && { bring: facts.bring.join(", ") }),
        },
      };
    },

    /** Puts an answer into the timeline, and mails it if `by` says so; answers the id of the event. Throws NotFound, Refusal, KeyReused. */
    reply(id: number, answer: Reply, actor: Actor, idempotencyKey?: IdempotencyKey): Promise<number> {
      const now = clock();
      return database.write((tx) =>
        once(tx, now, idempotencyKey, async () => {
          const { email, status } = await enquiryIn(tx, id);
          if (status === "Spam") throw new Refusal("This enquiry is in the spam folder. Take it out of there first.");
          if (answer.by === "mail" && mailIsOff()) throw new Refusal("No mail server is set up. Send the mail with your own mail program.");
          if (answer.by === "mail" && email === "") throw new Refusal("This person gave no e-mail address.");
          const isChat = answer.by === "whatsapp";
          const said = isChat ? answer.text : `${answer.subject}\n\n${answer.text}`;
          const event = await addEvent(tx, id, now, actor.name, isChat ? "whatsapp" : "mail", said);
          if (answer.by === "mail")
            await addMail(tx, now, { enquiry_id: id, kind: "reply", subject: answer.subject, body: answer.text, event_id: event });
          if (await noteContact(tx, id, now)) await addEvent(tx, id, now, actor.name, "status", "Contacted");
          await renewSearch(tx, id);
          const told = { action: "reply", noun: "enquiries", item_id: id, title: `Enquiry ${id}` };
          await record(tx, now, actor, { ...told, after: { by: answer.by, ...answer.told } });
          return event;
        }),
      );
    },
  };
}

/** What is known of the person and of the proposed class; what is not known is left out. */
async function valuesOf(db: Reader, row: EnquiryRow, today: string): Promise<ReplyMaterial["values"]> {
  const [interestedCourses, interestedExams] = [textsOf(row.interested_courses), textsOf(row.interested_exams)];
  const asked = { interestedCourses, interestedExams, class_id: row.class_id, status: row.status };
  const proposed = proposedClass(await classChoices(db, today), asked);
  const class_id = proposed?.id ?? row.class_id;
  const one = class_id === null ? undefined : await classIn(db, class_id);
  const times = timesOf(one?.times ?? "");
  const interests = [...interestedCourses, ...interestedExams].join(", ");
  const course = one?.course ?? one?.exam ?? interests;
  return {
    name: row.name,
    ...(course && { course }),
    ...(one && { class: one.title, start: await firstDayOf(db, one.id), fee: one.fee }),
    ...(one?.fee_note && { fee_note: one.fee_note }),
    ...(one && times.length > 0 && { times }),
  };
}

async function classIn(db: Reader, id: number) {
  return db
    .selectFrom("classes")
    .leftJoin("courses", "courses.id", "classes.course_id")
    .leftJoin("exams", "exams.id", "classes.exam_id")
    .select([
      "classes.id",
      "classes.title",
      "classes.times",
      "classes.fee",
      "classes.fee_note",
      "courses.title as course",
      "exams.title as exam",
    ])
    .where("classes.id", "=", id)
    .where("classes.deleted_at", "is", null)
    .executeTakeFirst();
}
