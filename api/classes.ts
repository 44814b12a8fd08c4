import { z } from "zod";
import { NotFound } from "#academy/errors.ts";
import { courseClass } from "#contract/class.ts";
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
};
