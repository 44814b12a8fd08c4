import { enquiryFieldLabels, enquiryStatusLabels } from "#contract/enquiries/enquiry-labels.ts";
import { fieldsAt } from "#contract/field-lists.ts";
import type { AuditEntry } from "#contract/history.ts";
import { dateText } from "#contract/site/date-text.ts";
import { actorLabel } from "../components/actor-label.ts";
import { capitalised } from "../components/capitalised.ts";
import { momentOf } from "../components/moment.ts";
import { nounLabel } from "./noun-labels.ts";

const deeds: Record<string, string> = {
  create: "created the",
  update: "changed the",
  delete: "deleted the",
  end: "ended the",
  "turn-off": "turned off the",
  "replace-secret": "replaced the secret of the",
  reply: "answered the",
  told: "noted as told the changes of the",
  "add-event": "added to the timeline of the",
  test: "sent a test to the",
  replay: "sent a message again to the",
  ignore: "took off the list the",
  restore: "restored from the trash the",
  "restore-version": "restored an earlier version of the",
  "restore-first": "went back to the first",
  "take-over": "took over, on the day they were prepared for, the",
  "publish-changes": "published changes of the",
  "save-changes": "saved a draft of changes to the",
  "discard-changes": "discarded the draft of changes to the",
  "share-preview": "made a preview link to the",
  "end-preview": "ended a preview link to the",
};

const deedsToPeople: Record<string, string> = {
  "reset-asked": "had a link for a new password mailed to",
  update: "changed the account of",
  invite: "invited",
  leave: "ended the account of",
  "come-back": "opened again the account of",
  "make-link": "made a password link for",
  "second-step-removed": "removed the second step of",
  "email-change": "changed the e-mail address of",
  "email-confirmed": "confirmed the e-mail address of",
};

const events: Record<string, string> = {
  "sign-in": "signed in",
  "sign-in-failed": "tried to sign in with a wrong password",
  "sign-out": "signed out",
  "password-change": "changed the password",
  "password-change-failed": "tried to change a password with a wrong password",
  "master-password-failed": "typed a wrong master password",
  "code-failed": "typed a wrong code when signing in",
  "second-step-on": "turned the second step on",
  "second-step-off": "turned the second step off",
  "second-step-required": "asked everybody for a second step",
  "second-step-required-of-owners": "asked owners for a second step",
  "passkey-added": "added a passkey",
  "passkey-removed": "removed a passkey",
  "passkey-failed": "was refused with a passkey",
  "passkey-copied": "was refused with a passkey that looks like a copy",
  "passkey-needed": "gave the right password where a passkey is asked for",
  "own-password-failed": "typed a wrong password under My account",
  "second-step-optional": "left the second step to everybody",
  "recovery-codes": "made new recovery codes",
  "mail-resend": "had mail sent again that was refused or held",
  "mail-setup": "changed how mail is sent",
  "mail-test": "sent a test mail",
  "mail-test-failed": "tried in vain to send a test mail",
  backup: "made a backup",
  "backup-download": "downloaded a backup",
  "backup-check": "checked a backup",
  "backup-check-failed": "checked a backup that cannot be restored",
  "backup-restored": "restored a backup",
  "copy-list": "took a copy of many enquiries",
  "copy-person": "took a copy of all enquiries of one person",
  "choose-password": "chose a password by a link",
  "session-ended": "signed out somewhere else",
  proof: "confirmed that it is they",
  "proof-failed": "tried in vain to confirm that it is they",
  "changes-seen": "said that they know of changes of their account",
  "first-hour-words": "said that what the words on the pages claim is so",
  "first-hour-away": "put the list of the first hour away",
  "first-hour-back": "brought the list of the first hour back",
  "morning-mail-on": "turned their mail of the morning on",
  "morning-mail-off": "turned their mail of the morning off",
};

type Told = Pick<AuditEntry, "at" | "actor" | "action" | "noun" | "title" | "person" | "changes">;

export function sentenceOf(entry: Told): string {
  const { before, thing } = partsOf(entry);
  return `${before}${thing}`;
}

/** The sentence in two parts: what was done, and the thing that it was done to; "" when none is named. */
export function partsOf(entry: Told): { before: string; thing: string } {
  const title = nameIn(entry);
  const whole = wholeSentence(entry);
  const thing = [` “${title}”`, ` ${title}`].find((end) => title !== "" && whole.endsWith(end)) ?? "";
  return { before: whole.slice(0, whole.length - thing.length), thing };
}

/** The browser that says "now" may have a clock that is ahead. Milliseconds. */
const aMoment = 5 * 60_000;

function deedOf({ at, action, changes }: Pick<Told, "at" | "action" | "changes">): string {
  if (action === "update") {
    const [status, from, until] = ["status", "publish_at", "unpublish_at"].map((name) => changes.find(({ field }) => field === name));
    if (status?.after === "published") return from?.after ? "scheduled the" : "published the";
    if (status?.after === "draft") return "made a draft of the";
    if (until?.after && Date.parse(until.after) < Date.parse(at) + aMoment) return "withdrew the";
    if (until?.after) return "set when visitors last see the";
    if (until) return "published again the";
    if (from?.after) return "scheduled the";
  }
  return deeds[action] ?? `${action.replaceAll("-", " ")}:`;
}

/** An enquiry is called by its person; the number says nothing to anybody. */
function nameIn({ title, person }: Told): string {
  return person || title;
}

function wholeSentence(entry: Told): string {
  const { at, actor, action, noun, changes } = entry;
  const title = nameIn(entry);
  const who = actorLabel(actor);
  const event = events[action];
  if (event) return `${who} ${event}`;
  if (noun === "people") return `${who} ${deedsToPeople[action] ?? action.replaceAll("-", " ")} ${title}`;
  if (action === "reorder") return `${who} changed the order of the ${nounLabel(noun)}s`;
  if (action === "undo-import") return `${who} took back the import of ${title}`;
  if (action === "remove-samples") return `${who} moved ${title} to the trash`;
  if (action === "restore-samples") return `${who} put back ${title}`;
  if (action === "import") return `${who} imported ${title}`;
  if (action === "erase") return `${who} erased: ${title}`;
  const deed = deedOf({ at, action, changes });
  return `${who} ${deed} ${nounLabel(noun)}${title ? ` “${title}”` : ""}`;
}

/** What a field is called: by its label in the form, else "students_per_class" and "targetScore" as people write them. */
export function fieldLabel(field: string, noun: string): string {
  const ofEnquiry: Readonly<Record<string, string>> = noun === "enquiries" ? enquiryFieldLabels : {};
  const label = fieldsAt(noun)?.[field]?.label ?? ofEnquiry[field];
  if (label !== undefined) return label;
  const words = field
    .replace(/[_.]/g, " ")
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .toLowerCase();
  return capitalised(words);
}

const yesOrNo: Readonly<Record<string, string>> = { true: "Yes", false: "No" };

export function valueText(field: string, noun: string, value: string): string {
  const { type, choices } = fieldsAt(noun)?.[field] ?? {};
  if (choices?.[value] !== undefined) return choices[value];
  const statuses: Readonly<Record<string, string>> = noun === "enquiries" && field === "status" ? enquiryStatusLabels : {};
  if (statuses[value] !== undefined) return statuses[value];
  if (noun === "enquiries" && field === "next_on") return value && dateText(value);
  if (type === "moment") return value === "" ? "" : momentOf(value);
  if (type === "html")
    return value
      .replace(/^…[^<>]*>/, "…")
      .replace(/<\/(p|li|h[1-6]|blockquote|tr)>/g, " ")
      .replace(/<[^>]*>?/g, "")
      .replace(/&nbsp;/g, " ")
      .replace(/&lt;/g, "<")
      .replace(/&gt;/g, ">")
      .replace(/&amp;/g, "&")
      .trim();
  return type === "flag" ? (yesOrNo[value] ?? value) : value;
}
