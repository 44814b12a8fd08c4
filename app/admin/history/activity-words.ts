import type { AuditEntry } from "#contract/history.ts";
import { capitalised } from "../components/capitalised.ts";
import { actorWord, kindWord } from "./kind-words.ts";

const deeds: Record<string, string> = {
  create: "created the",
  update: "changed the",
  delete: "deleted the",
  end: "ended the",
  "turn-off": "turned off the",
  "replace-secret": "replaced the secret of the",
  reply: "answered the",
  restore: "restored from the trash the",
  "restore-version": "restored an earlier version of the",
  "restore-first": "went back to the first",
  "share-preview": "made a preview link to the",
  "end-preview": "ended a preview link to the",
};

const deedsToPeople: Record<string, string> = {
  update: "changed the account of",
  invite: "invited",
  leave: "ended the account of",
  "come-back": "opened again the account of",
  "make-link": "made a password link for",
  "second-step-removed": "removed the second step of",
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
  "mail-test": "sent a test mail",
  "mail-test-failed": "tried in vain to send a test mail",
  backup: "made a backup",
  "backup-download": "downloaded a backup",
  "choose-password": "chose a password by a link",
};

/** One entry of the log as a sentence. */
export function sentenceOf({ actor, action, noun, title }: AuditEntry): string {
  const who = actorWord(actor);
  const event = events[action];
  if (event) return `${who} ${event}`;
  if (noun === "people") return `${who} ${deedsToPeople[action] ?? action.replaceAll("-", " ")} ${title}`;
  if (action === "reorder") return `${who} changed the order of the ${kindWord(noun)}s`;
  if (action === "import") return `${who} imported ${title}`;
  if (action === "erase") return `${who} erased: ${title}`;
  const deed = deeds[action] ?? `${action.replaceAll("-", " ")}:`;
  return `${who} ${deed} ${kindWord(noun)}${title ? ` “${title}”` : ""}`;
}

/** "students_per_class" and "targetScore" as people write them. */
export function fieldWord(field: string): string {
  const words = field
    .replace(/[_.]/g, " ")
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .toLowerCase();
  return capitalised(words);
}
