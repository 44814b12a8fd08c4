import type { Person } from "#contract/accounts/person.ts";
import { momentInText } from "../components/moment.ts";

export type Action = [what: "edit" | "leave" | "link" | "come-back" | "second-step", word: string, label: string];

/** What may be done with an account, in the order of its buttons. */
export function actionsOn({ name, state, hasSecondStep }: Person, isMe: boolean): Action[] {
  if (state === "left") return [["come-back", "Let in again", `Let in again: ${name}`]];
  const edit: Action = ["edit", "Edit", `Edit ${name}`];
  if (isMe) return [edit];
  const remove: Action = ["second-step", "Remove second step", `Remove second step of ${name}`];
  return [
    edit,
    ["link", "New password link", `New password link for ${name}`],
    ...(hasSecondStep ? [remove] : []),
    ["leave", "End account", `End account of ${name}`],
  ];
}

/** Their username, unless it is the name, and their e-mail address. */
export function reachedBy({ name, username, email, email_confirmed }: Person): string[] {
  const address = email && `${email}${email_confirmed ? "" : " (not confirmed yet)"}`;
  return [username === name ? "" : username, address].filter(Boolean);
}

/** Whether they can sign in, and when they last did. */
export function whenOf({ state, link_until, last_used }: Person): string {
  if (state === "left") return "Cannot sign in any more";
  if (state === "invited" && link_until) return `The link works until ${momentInText(link_until)}`;
  if (state === "invited") return "The link has ended. Make a new one.";
  return last_used ? `Signed in; last used ${momentInText(last_used)}` : "Not signed in now";
}
