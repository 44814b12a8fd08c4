import { deskToday } from "#contract/desk-today.ts";
import { endpoint, signedIn } from "./endpoint.ts";

export const desk = {
  today: endpoint({
    operationId: "getDeskToday",
    summary: "The day of those who answer enquiries: next steps, unanswered enquiries, classes that begin soon, the last six months",
    status: 200,
    answer: deskToday,
    handle: async ({ academy, caller }) => ({ body: await academy.deskToday(signedIn(caller).id) }),
  }),
};
