import { deskToday } from "#contract/enquiries/desk-today.ts";
import { morningMail, morningMailChange } from "#contract/enquiries/morning-mail.ts";
import { endpoint, signedIn } from "../endpoint.ts";

export const desk = {
  today: endpoint(
    "getDeskToday",
    "The day of those who answer enquiries: next steps, unanswered enquiries, classes that begin soon, the last six months",
    {
      answer: deskToday,
      handle: ({ academy, caller }) => academy.deskToday(signedIn(caller).id),
    },
  ),
  morningMail: endpoint("getMorningMail", "Whether one gets a mail each morning, of what is due and new", {
    answer: morningMail,
    handle: ({ academy, caller }) => academy.morningMail.read(signedIn(caller).id),
  }),
  setMorningMail: endpoint("updateMorningMail", "Turn one's own mail of the morning on or off", {
    body: morningMailChange,
    answer: morningMail,
    handle: async ({ academy, body, caller, who }) => {
      const { id } = signedIn(caller);
      await academy.morningMail.set(id, body.on, who());
      return academy.morningMail.read(id);
    },
  }),
};
