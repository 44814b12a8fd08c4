import type { ContactMessage } from "#contract/enquiries/enquiry.ts";
import type { Writer } from "#database/transaction.ts";
import { comparedText } from "../../text/compared-text.ts";

/** Nobody fills in a form in one second, not even with what the browser has kept. */
const fastest = 1000;
const mostLinks = 2;
const links = /https?:\/\/|\bwww\.|\[url/gi;
/** Shorter texts are alike because people are: "When does the next class start?" */
const longText = 120;
/** So many others must have sent a long text before, among this many newest enquiries. */
const sentBefore = 2;
const lookedAt = 500;
const month = 30 * 24 * 3_600_000;

/** Why a message looks like spam, in sentences for staff; none for what people write. */
export async function spamReasons(tx: Writer, message: ContactMessage, now: number): Promise<string[]> {
  const { name, details, signals } = message;
  const reasons: string[] = [];
  if (signals.trap) reasons.push("A field that people do not see was filled in.");
  if (signals.took !== undefined && signals.took < fastest) reasons.push("The form was filled in faster than a person can.");
  if ((details.match(links)?.length ?? 0) > mostLinks) reasons.push(`There are more than ${mostLinks} links in it.`);
  if (name.search(links) >= 0) reasons.push("The name has a link in it.");
  if ((await sentByOthers(tx, message, now)) >= sentBefore) reasons.push("The same long text came from other addresses before.");
  return reasons;
}

/** From how many other names and addresses the same long text came lately. */
async function sentByOthers(tx: Writer, { name, email, details }: ContactMessage, now: number): Promise<number> {
  if (details.length < longText) return 0;
  const latest = tx
    .selectFrom("enquiries")
    .select(["name", "email", "details"])
    .where("created_at", ">", now - month)
    .orderBy("id", "desc")
    .limit(lookedAt);
  const same = await tx.selectFrom(latest.as("latest")).select(["name", "email"]).where("details", "=", details).execute();
  const others = same.filter((one) => comparedText(one.email) !== comparedText(email) && comparedText(one.name) !== comparedText(name));
  return new Set(others.map((one) => comparedText(one.email))).size;
}
