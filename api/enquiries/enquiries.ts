import { z } from "zod";
import type { Actor } from "#academy/actor.ts";
import { Invalid, NotFound } from "#academy/errors.ts";
import { addressPrefix } from "#academy/limits/address-prefix.ts";
import { changedEnquiry, contactMessage, email, enquiry, enquiryChange, enquiryEvent, enquiryFields } from "#contract/enquiries/enquiry.ts";
import { erasable, erased, erasing } from "#contract/enquiries/erasing.ts";
import { enquiryQuery } from "#contract/enquiries/staff-enquiries.ts";
import { itemId, pageQuery } from "#contract/list.ts";
import { type ApiContext, type BotCheck, endpoint, listAnswer, signedIn } from "../endpoint.ts";

const person = z.object({ email });

/** Throws Invalid unless the token belongs to a check passed just now (specification, sections 5 and 8). */
export async function assertHuman(botCheck: BotCheck, token: string | null | undefined, address: string): Promise<void> {
  if (botCheck.provider === "off") return;
  if (token && (await botCheck.passes(token, address))) return;
  throw new Invalid("recaptchaToken", "Please complete the verification");
}

/** Counts an enquiry against its sender's address. Throws TooManyAttempts. */
export async function countEnquiry({ academy, limits }: Pick<ApiContext, "academy" | "limits">, address: string): Promise<void> {
  await academy.limits.take(`contact:${addressPrefix(address)}`, { most: limits.enquiriesPerHour, period: 3_600_000 });
}

/** Counts a message before its body is read, those with mistakes too, so that there may be four times as many. Throws TooManyAttempts. */
export async function countMessage({ academy, limits }: Pick<ApiContext, "academy" | "limits">, address: string): Promise<void> {
  const from = addressPrefix(address);
  await academy.limits.assertLeft(`contact:${from}`, limits.enquiriesPerHour);
  await academy.limits.take(`contact-try:${from}`, { most: 4 * limits.enquiriesPerHour, period: 3_600_000 });
}

const hour = 3_600_000;
/** Enquiries answered at once. More than that is a copy of them: no screen shows so many. */
const mostOnScreen = 200;

/** Leaves a line of the activity, once an hour: programs may ask each minute. */
async function tellOfCopy(academy: ApiContext["academy"], who: Actor, count: number): Promise<void> {
  if ((await academy.limits.tally(`copies:${who.name}`, hour)) > 1) return;
  await academy.audit.note(who, { action: "copy-list", noun: "enquiries", title: `${count} enquiries at once` });
}

/** An enquiry that does not say how its form was filled in is weak proof of a person: one network may send a third as many of these. */
const unscriptedShare = 3;
/** Such enquiries an hour, of all networks, that get a receipt. More are taken without one: mail could be sent to strangers by it. */
const unscriptedReceipts = 60;

/** Counts an enquiry of the form without scripts, or of a program that tells no signals. Throws TooManyAttempts. */
export async function countUnscripted({ academy, limits }: Pick<ApiContext, "academy" | "limits">, address: string): Promise<void> {
  const most = Math.ceil(limits.enquiriesPerHour / unscriptedShare);
  await academy.limits.take(`form:${addressPrefix(address)}`, { most, period: hour });
}

/** Whether one more such enquiry may have a receipt. */
export async function unscriptedReceipt({ academy }: Pick<ApiContext, "academy">): Promise<boolean> {
  return (await academy.limits.tally("form", hour)) <= unscriptedReceipts;
}

/** The answer to an enquiry that is stored, even if its class cannot be read at this moment. */
async function received(academy: ApiContext["academy"], id: number, classId: number | null | undefined) {
  const asked = classId ? await academy.classes.findShown(classId).catch(() => undefined) : undefined;
  return { id, message: "Message sent", ...(asked?.seats_left === 0 && { class_full: true as const }) };
}

export const enquiries = {
  receive: endpoint("sendEnquiry", "Send an enquiry", {
    body: contactMessage,
    status: 201,
    answer: z.object({
      id: z.number().int(),
      message: z.string(),
      class_full: z.literal(true).optional().meta({ description: "Only where the class that was asked for has no seat left." }),
    }),
    count: ({ academy, limits, caller }) => countEnquiry({ academy, limits }, caller.address),
    sends: true,
    handle: async ({ academy, limits, botCheck, body, caller, idempotencyKey }) => {
      const before = idempotencyKey && (await academy.enquiries.receivedBefore(idempotencyKey));
      if (before !== undefined) return received(academy, before, body.class_id);
      const isUnscripted = body.signals.took === undefined;
      if (isUnscripted) await countUnscripted({ academy, limits }, caller.address);
      await assertHuman(botCheck, body.recaptchaToken, caller.address);
      const receipt = !isUnscripted || (await unscriptedReceipt({ academy }));
      const id = await academy.enquiries.receive(body, { idempotencyKey, receipt });
      return received(academy, id, body.class_id);
    },
  }),
  list: endpoint("listEnquiries", "List the enquiries, newest first or as a view has them", {
    query: enquiryQuery,
    answer: z.array(enquiry),
    handle: async ({ academy, query, caller, who }) => {
      const listed = await academy.enquiries.list(query, signedIn(caller).id);
      // A full disk, on which nothing can be written down, keeps nobody from reading.
      if (listed.items.length > mostOnScreen) await tellOfCopy(academy, who(), listed.items.length).catch(() => {});
      return listAnswer(listed, { "x-new-count": String(await academy.enquiries.countNew()) });
    },
  }),
  find: endpoint("getEnquiry", "One enquiry", {
    params: itemId,
    answer: enquiry,
    handle: async ({ academy, params }) => {
      const found = await academy.enquiries.find(params.id);
      if (!found) throw new NotFound("Enquiry not found");
      return found;
    },
  }),
  update: endpoint("updateEnquiry", "Set an enquiry's status and notes", {
    params: itemId,
    body: enquiryFields,
    answer: enquiry,
    // One that turned out to be no spam leaves a mail to send.
    sends: true,
    handle: ({ academy, params, body, who }) => academy.enquiries.change(params.id, body, who()),
  }),
  change: endpoint(
    "changeEnquiry",
    "Change an enquiry's status, class, next step or who looks after it, or merge it; what is left out stays",
    {
      params: itemId,
      body: enquiryChange,
      answer: changedEnquiry,
      sends: true,
      handle: ({ academy, params, body, who }) => academy.enquiries.change(params.id, body, who()),
    },
  ),
  events: endpoint("listEnquiryEvents", "The timeline of an enquiry, the oldest first", {
    params: itemId,
    answer: z.array(enquiryEvent),
    handle: ({ academy, params }) => academy.enquiries.events(params.id),
  }),
  ofPerson: endpoint("listEnquiriesOfPerson", "Everything one person wrote, by e-mail address: a copy of their data", {
    query: person.extend(pageQuery.shape),
    answer: z.array(enquiry),
    handle: async ({ academy, query, who }) => {
      const answer = listAnswer(await academy.enquiries.ofPerson(query.email, query));
      // Once for a copy, which may have several pages.
      if ((query.offset ?? 0) === 0)
        await academy.audit.note(who(), { action: "copy-person", noun: "enquiries", title: "All enquiries of one person" });
      return answer;
    },
  }),
  erasePerson: endpoint(
    "erasePerson",
    "Erase what one person wrote, by e-mail address, for good: also what was merged with it or came from their phone under their name",
    {
      query: person,
      answer: erased,
      handle: ({ academy, query, who }) => academy.enquiries.erasePerson(query.email, who()),
    },
  ),
  erasable: endpoint(
    "listErasable",
    "What could be erased with an enquiry: the same person's by e-mail address, those merged with it, those from the same phone",
    {
      params: itemId,
      answer: z.array(erasable),
      handle: ({ academy, params }) => academy.enquiries.erasable(params.id),
    },
  ),
  erase: endpoint("eraseEnquiries", "Erase exactly these enquiries for good, with their timelines and mail", {
    body: erasing,
    answer: erased,
    handle: ({ academy, body, who }) => academy.enquiries.eraseThese(body.ids, who()),
  }),
  remove: endpoint("eraseEnquiry", "Erase an enquiry for good", {
    params: itemId,
    status: 204,
    handle: ({ academy, params, who }) => academy.enquiries.remove(params.id, who()),
  }),
};
