import { z } from "zod";
import { invitation, madeLink, person, personInput } from "#contract/accounts/person.ts";
import { itemId } from "#contract/list.ts";
import { endpoint } from "../endpoint.ts";

/** The calls for the people of the back office; for owners (api/routes.ts). */
export const people = {
  list: endpoint("listPeople", "Who has an account, with which role", {
    answer: z.array(person),
    handle: ({ academy }) => academy.people.list(),
  }),
  invite: endpoint("invitePerson", "Make an account, and a link with which its person chooses a password", {
    body: invitation,
    status: 201,
    answer: madeLink,
    handle: async ({ academy, body, who }) => academy.linkMail.sendInvitation(await academy.people.invite(body, who())),
  }),
  update: endpoint("updatePerson", "Change a person's name, e-mail address or role", {
    params: itemId,
    body: personInput,
    answer: person,
    handle: async ({ academy, params, body, who }) => {
      const { sendInvitation, sendConfirmation, canSend } = academy.linkMail;
      const { person, isNewEmail, token } = await academy.people.update(params.id, body, who(), canSend());
      if (token !== undefined) await sendInvitation({ person, token });
      else if (isNewEmail) await sendConfirmation(person);
      return person;
    },
  }),
  leave: endpoint("endAccount", "Sign a person out everywhere for good; their work stays under their name", {
    params: itemId,
    answer: person,
    handle: ({ academy, params, who }) => academy.people.leave(params.id, who()),
  }),
  comeBack: endpoint("reopenAccount", "Let a person who left in again, with a link for a new password", {
    params: itemId,
    answer: madeLink,
    handle: async ({ academy, params, who }) => academy.linkMail.sendInvitation(await academy.people.comeBack(params.id, who())),
  }),
  makeLink: endpoint("makeAccountLink", "Make a new link with which a person chooses a password; the one before ends", {
    params: itemId,
    answer: madeLink,
    handle: async ({ academy, params, who }) => {
      const made = await academy.people.makeLink(params.id, who());
      const { sendInvitation, sendNewPassword } = academy.linkMail;
      return made.person.state === "invited" ? sendInvitation(made) : sendNewPassword(made, 24);
    },
  }),
};
