import { fullNameOf } from "./actor.ts";

/** The columns of an account that change with a new address: the present one counts until the link sent to the new one is opened. */
export function withEmail(row: { email: string }, email: string): { email_waiting: string } {
  return { email_waiting: email === row.email ? "" : email };
}

/** The sentence that tells its person. */
export function emailChanged(row: { name: string; username: string; email: string }, email: string): string {
  const who = `The account of ${fullNameOf(row)}`;
  if (email === row.email) return `${who} keeps the e-mail address ${email}; the one that waited to be confirmed was dropped.`;
  const before = row.email === "" ? "It had none before." : `${row.email} counts until the link that is sent to the new one was opened.`;
  return `${who} was given the e-mail address ${email}. ${before}`;
}
