import { momentInWords } from "#contract/site/opening-hours.ts";
import type { MailText } from "../mail.ts";

type Told = { what: string; at: number; made_by: string; network: string };
type Around = { academy: string; name: string; username: string; timeZone: string; account: string };

/** The mail about a change of an account: what, when, by whom, from where, and how to stop it. */
export function changeText({ what, at, made_by, network }: Told, { academy, name, username, timeZone, account }: Around): MailText {
  const when = momentInWords(at, timeZone);
  return {
    subject: `A change of who comes in to the back office | ${academy}`,
    text: [
      `Hello ${name},`,
      what,
      `When: ${when} (${timeZone})\nBy: ${made_by}\nFrom: ${network === "" ? "the server itself" : `the network ${network}`}`,
      "If you know of this, there is nothing to do.",
      [
        "If you do not, stop it now:",
        `1. Sign in at ${account}. Sign out wherever it is not you, change your password, and remove passkeys that are not yours.`,
        "2. Call another owner of the academy's account: they can take back what was done, and end an account (People).",
        `3. If you cannot sign in any more, call whoever runs the server. "npm run academy -- user sessions --revoke" signs everybody out, and "npm run academy -- user reset-password ${username}" gives you a new password.`,
      ].join("\n"),
    ].join("\n\n"),
  };
}
