import { z } from "zod";
import { NotFound } from "#academy/errors.ts";
import { classDaySet, courseClass } from "#contract/class.ts";
import { enquiry } from "#contract/enquiries/enquiry.ts";
import { itemId } from "#contract/list.ts";
import { endpoint } from "./endpoint.ts";

export const classes = {
  roster: endpoint({
    operationId: "getClassRoster",
    summary: "Who has a seat of a class, who waits for one, and who asked for it and has neither, in their order",
    params: itemId,
    status: 200,
    answer: z.object({ class: courseClass, enrolled: z.array(enquiry), waiting: z.array(enquiry), asked: z.array(enquiry) }),
    handle: async ({ academy, params }) => {
      const found = await academy.classes.find(params.id);
      if (!found) throw new NotFound("Class not found");
      return { body: { class: found, ...(await academy.enquiries.roster(params.id)) } };
    },
  }),
  setDay: endpoint({
    operationId: "setClassDay",
    summary: "Cancel one day of a class, or hold it after all; its page and its calendar say so",
    params: itemId,
    body: classDaySet,
    status: 200,
    answer: courseClass,
    handle: async ({ academy, params, body, who }) => ({ body: await academy.classes.setDay(params.id, body, who()) }),
  }),
};
