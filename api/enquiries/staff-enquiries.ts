import { z } from "zod";
import { ClassFull, Refusal, SavedBySomeoneElse } from "#academy/errors.ts";
import { createBreather } from "#academy/limits/breather.ts";
import { addedEvent, enquiry, newEnquiryEvent } from "#contract/enquiries/enquiry.ts";
import {
  classChoice,
  enquiryOwner,
  enquiryQuery,
  enquiryViewCounts,
  enquiryViewsQuery,
  manyEnquiriesChanged,
  manyEnquiryChanges,
  nearEnquiries,
  openElsewhere,
  openEnquiry,
  staffEnquiry,
} from "#contract/enquiries/staff-enquiries.ts";
import { itemId } from "#contract/list.ts";
import { endpoint, signedIn } from "../endpoint.ts";
import { problemOf } from "../problem.ts";

export const staffEnquiries = {
  views: endpoint("countEnquiryViews", "How many enquiries each view has, and how many came after the newest one that was seen", {
    query: enquiryViewsQuery,
    answer: enquiryViewCounts,
    handle: ({ academy, query, caller }) => academy.enquiries.views(query.since, signedIn(caller).id),
  }),
  near: endpoint(
    "listNearEnquiries",
    "What a search with a mistake in a name may have meant: at most 20, without what the search itself finds",
    {
      query: enquiryQuery.omit({ limit: true, offset: true }),
      answer: nearEnquiries,
      handle: ({ academy, query, caller }) => academy.enquiries.near(query, signedIn(caller).id),
    },
  ),
  owners: endpoint("listEnquiryOwners", "Who looks after enquiries: those who work here, and those who left and still have open ones", {
    answer: z.array(enquiryOwner),
    handle: ({ academy }) => academy.enquiries.owners(),
  }),
  classes: endpoint("listEnquiryClasses", "The classes that an enquiry can be about, with their free seats, the next one first", {
    answer: z.array(classChoice),
    handle: ({ academy }) => academy.enquiries.classes(),
  }),
  create: endpoint("createEnquiry", "Write down an enquiry of somebody who called, came or wrote", {
    body: staffEnquiry,
    status: 201,
    answer: enquiry,
    sends: true,
    handle: ({ academy, body, who, idempotencyKey }) => academy.enquiries.create(body, who(), idempotencyKey),
  }),
  changeMany: endpoint("changeEnquiries", "Change several enquiries; each is changed or refused by itself", {
    body: manyEnquiryChanges,
    answer: manyEnquiriesChanged,
    sends: true,
    handle: async ({ academy, body, who }) => {
      const answer: z.output<typeof manyEnquiriesChanged> = { changed: [], refused: [] };
      const rest = createBreather();
      for (const { id, ...change } of body.changes) {
        await rest();
        try {
          answer.changed.push(await academy.enquiries.change(id, change, who()));
        } catch (error) {
          const said = error instanceof Refusal ? problemOf(error)?.body.message : undefined;
          if (said === undefined) throw error;
          const why = error instanceof ClassFull ? "full" : error instanceof SavedBySomeoneElse ? "saved" : undefined;
          answer.refused.push({ id, message: said, ...(why && { why }) });
        }
      }
      return answer;
    },
  }),
  related: endpoint(
    "listRelatedEnquiries",
    "Other enquiries of the same person, by e-mail address or phone number, those merged with this one first",
    {
      params: itemId,
      answer: z.array(enquiry),
      handle: ({ academy, params }) => academy.enquiries.related(params.id),
    },
  ),
  open: endpoint("openEnquiry", "Say that you have an enquiry open, or not any more, and hear who else has", {
    params: itemId,
    body: openEnquiry,
    answer: openElsewhere,
    handle: async ({ academy, params, body, caller }) => {
      const { others } = await academy.autosaves.keep(`enquiry:${params.id}`, { ...body, number: 0, take: body.open }, signedIn(caller));
      return { others };
    },
  }),
  addEvent: endpoint("addEnquiryEvent", "Add a note, a call or a visit to the timeline of an enquiry", {
    params: itemId,
    body: newEnquiryEvent,
    status: 201,
    answer: addedEvent,
    handle: async ({ academy, params, body, who, idempotencyKey }) => ({
      id: await academy.enquiries.addEvent(params.id, body, who(), idempotencyKey),
    }),
  }),
};
