import { createHash } from "node:crypto";
import { domainToASCII } from "node:url";
import type { Writer } from "#database/transaction.ts";
import { countAttempt } from "../../limits/limits.ts";

/** Anyone can write anyone's address into the form, so an address gets few receipts: they must not be a way to pester people. */
const receiptsADay = 2;
const day = 24 * 3_600_000;

/** Counts a receipt for an address at `now` (milliseconds), and answers whether it may be sent. */
export async function mayHaveReceipt(tx: Writer, email: string, now: number): Promise<boolean> {
  const { count } = await countAttempt(tx, `receipt:${hashOf(mailboxOf(email))}`, now, day);
  return count <= receiptsADay;
}

/** What most likely is one mailbox: case, dots, what follows a plus, and another spelling of the domain do not make another. */
function mailboxOf(email: string): string {
  const [, local = "", domain = ""] = /^(.*)@(.*)$/s.exec(email.normalize("NFKC").trim().toLowerCase()) ?? [];
  const name = local.replace(/(?<=.)\+.*/s, "").replaceAll(".", "");
  return `${name}@${(domainToASCII(domain) || domain).replace(/^googlemail\.com$/, "gmail.com")}`;
}

/** Counts are kept under a hash, so that the table of attempts tells nobody's address. */
function hashOf(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 32);
}
