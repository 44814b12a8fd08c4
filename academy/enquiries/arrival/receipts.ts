import { domainToASCII } from "node:url";
import type { Writer } from "#database/transaction.ts";
import { countAttempt } from "../../limits/limits.ts";
import { hashOf } from "../../token.ts";

/** Anyone can write anyone's address into the form, so an address gets few receipts: they must not be a way to pester people. */
const receiptsADay = 2;
const day = 24 * 3_600_000;

/** Counts a receipt for an address at `now` (milliseconds), and answers whether it may be sent. */
export async function mayHaveReceipt(tx: Writer, email: string, now: number): Promise<boolean> {
  // Under a hash, so that the table of attempts tells nobody's address.
  const { count } = await countAttempt(tx, `receipt:${hashOf(mailboxOf(email), 32)}`, now, day);
  return count <= receiptsADay;
}

/** What most likely is one mailbox: case, dots, what follows a plus, and another spelling of the domain do not make another. */
function mailboxOf(email: string): string {
  const [, local = "", domain = ""] = /^(.*)@(.*)$/s.exec(email.normalize("NFKC").trim().toLowerCase()) ?? [];
  const name = local.replace(/(?<=.)\+.*/s, "").replaceAll(".", "");
  return `${name}@${(domainToASCII(domain) || domain).replace(/^googlemail\.com$/, "gmail.com")}`;
}
