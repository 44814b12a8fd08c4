/** What stands in a database that no first start puts there. */
export type Found = {
  enquiries: boolean;
  /** How many have an account, those who left too; 2 stand for more. */
  people: number;
  /** Something of the site was saved, deleted, redirected or is being written. */
  changes: boolean;
  /** What people did, as the activity tells it. */
  deeds: readonly { noun: string; action: string }[];
};

/** About the first account and this installation; a restore takes the place of both. */
const ofTheFirstHour = new Map([
  ["accounts", /./],
  ["backups", /./],
  ["people", /^(update|email-change|email-confirmed|choose-password|reset-asked)$/],
  ["settings", /^(mail-|first-hour-|morning-mail-)/],
]);

/**
 * Whether nobody has changed anything: the first contents, the first account, and nothing that anybody would miss. Signing in, a password, an
 * e-mail address, a second step, mail and backups are no content: whoever moves here may have begun with them.
 */
export function isUntouched({ enquiries, people, changes, deeds }: Found): boolean {
  return !enquiries && people <= 1 && !changes && deeds.every(({ noun, action }) => ofTheFirstHour.get(noun)?.test(action) ?? false);
}
