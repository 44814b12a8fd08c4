/** What is in a database that the first start did not put there. */
export type Found = {
  enquiries: boolean;
  /** How many have an account, those who left, too; 2 means two or more. */
  people: number;
  /** Something was saved, deleted or redirected, or is being written. */
  changes: boolean;
  /** The different actions of people in the activity. */
  deeds: readonly { noun: string; action: string }[];
};

/** Actions, by noun, that concern only the first account and this installation: a restore replaces both. */
const ofTheFirstHour = new Map([
  ["accounts", /./],
  ["backups", /./],
  ["people", /^(update|email-change|email-confirmed|choose-password|reset-asked)$/],
  ["settings", /^(mail-|first-hour-|morning-mail-)/],
]);

/**
 * Whether nobody has changed anything: only the first contents and the first account are there, and nothing that anybody would miss. Signing
 * in, a password, an e-mail address, a second step, mail and backups do not count: whoever moves here may begin with them.
 */
export function isUntouched({ enquiries, people, changes, deeds }: Found): boolean {
  return !enquiries && people <= 1 && !changes && deeds.every(({ noun, action }) => ofTheFirstHour.get(noun)?.test(action) ?? false);
}
