import { firstHour, firstHourWish } from "#contract/first-hour.ts";
import { endpoint, signedIn } from "./endpoint.ts";

export const firstHourCalls = {
  read: endpoint("readFirstHour", "The first steps of a new academy, and which of them are done", {
    answer: firstHour,
    handle: async ({ academy, caller }) => ({ body: await academy.firstHour.read(signedIn(caller).id) }),
  }),
  set: endpoint("putFirstHourAway", "Put the list of first steps away, or bring it back", {
    body: firstHourWish,
    status: 204,
    handle: ({ academy, body, who }) => academy.firstHour.setPutAway(body.putAway, who()),
  }),
};
