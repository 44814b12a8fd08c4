import { NotFound } from "#academy/errors.ts";
import { classRoster } from "#contract/class-roster.ts";
import { classDaySet, courseClass } from "#contract/kinds/class.ts";
import { itemId } from "#contract/list.ts";
import { toldOfClass } from "#contract/reply.ts";
import { endpoint } from "./endpoint.ts";

export const classes = {
  roster: endpoint("getClassRoster", "Who has a seat of a class, who waits for one, and who asked for it and has neither, in their order", {
    params: itemId,
    answer: classRoster,
    handle: async ({ academy, params }) => {
      const found = await academy.classes.find(params.id);
      if (!found) throw new NotFound("Class not found");
      const untold = await academy.classes.untold(params.id);
      return { class: found, ...(await academy.enquiries.roster(params.id)), ...(untold && { untold }) };
    },
  }),
  noteTold: endpoint(
    "noteClassTold",
    "Note that the people who have a seat of a class know it as it is in this version, whoever told them",
    {
      params: itemId,
      body: toldOfClass.omit({ class_id: true }),
      status: 204,
      handle: ({ academy, params, body, who }) => academy.classes.noteTold({ class_id: params.id, ...body }, who()),
    },
  ),
  setDay: endpoint("setClassDay", "Cancel one day of a class, or hold it after all; its page and its calendar say so", {
    params: itemId,
    body: classDaySet,
    answer: courseClass,
    handle: ({ academy, params, body, who }) => academy.classes.setDay(params.id, body, who()),
  }),
};
