import type { Attention } from "../attention/attention-line.ts";
import { heldMails, mailCount } from "./mail-count.ts";

type Counts = { refused: number; waiting: number; held: number; broken?: boolean; late?: boolean };

const them = (count: number) => (count === 1 ? "it" : "them");

/** What is to be done about mail that did not go. */
export function troublesOfMail({ refused, waiting, held, broken = false, late = false }: Counts): Attention[] {
  const settings = "/admin/settings";
  const lines: (Attention | false)[] = [
    refused > 0 && {
      key: "mail-refused",
      what: `${mailCount(refused)} of the last two weeks could not be sent.`,
      advice: `Settings, Mail, lists ${them(refused)} with what the mail server said. Send ${them(refused)} again there once that is mended, or answer by telephone.`,
      link: settings,
    },
    broken && {
      key: "mail-broken",
      what: "The mail server takes no mail at all.",
      advice: `${mailCount(waiting)} ${waiting === 1 ? "waits" : "wait"}, and nothing is lost: one is tried now and then, and all go when it works. Send a test mail under Settings: it says what is wrong.`,
      link: settings,
    },
    !broken &&
      waiting > 0 && {
        key: "mail-waiting",
        what: `${mailCount(waiting)} could not be sent at the first try, and will be tried again for five days.`,
        advice: "Send a test mail under Settings: it says what is wrong with the mail server.",
        link: settings,
      },
    !broken &&
      late && {
        key: "mail-late",
        what: "The mail server is slow: mail waits for it longer than an hour.",
        advice: "It is sent one after the other, and nothing is lost. Ask whoever runs the mail server why it answers so late.",
        link: settings,
      },
    held > 0 && {
      key: "mail-held",
      what: heldMails(held),
      advice: `Send ${them(held)} with npm run academy -- mail release, or, if the site it was copied from has, give ${them(held)} up: mail drop.`,
    },
  ];
  return lines.filter((line) => line !== false);
}
