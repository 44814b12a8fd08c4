import { createAccounts } from "#academy/accounts/accounts.ts";
import { createLimits } from "#academy/limits/limits.ts";
import { assertUpToDate } from "./assert-up-to-date.ts";
import { CannotDo, type Command, WrongUse } from "./command.ts";
import { withDatabase } from "./with-database.ts";

/** Accounts and their audit lines are as they are now since this migration: nobody who is locked out must update first. */
const accountsSince = "0002-who-saved";

/** New passwords for people who lost theirs, and signing everyone out. */
export const user: Command = async ([what, ...words], { revoke = false }, config, say) => {
  const [name, ...more] = words;
  const known = what === "reset-password" || what === "reset-master-password" || (what === "sessions" && revoke);
  if (!known || more.length > 0 || (name && what !== "reset-password"))
    throw new WrongUse("Say: user reset-password [NAME], user reset-master-password, or user sessions --revoke");
  return withDatabase(config, {}, async (database) => {
    await assertUpToDate(database, accountsSince);
    const accounts = createAccounts(database, Date.now, createLimits(database, Date.now));
    if (what === "sessions") {
      say(`Signed out: ${await accounts.revokeSessions()} sessions ended.`);
    } else if (what === "reset-master-password") {
      say(`The new master password is: ${await accounts.resetMaster()}`);
    } else {
      const username = name ?? (await accounts.names())[0];
      if (username === undefined) throw new CannotDo("There is no user yet. Start the site once; it makes the first one.");
      say(`The new password of ${username} is: ${await accounts.resetPassword(username)}`);
      say("Everyone was signed out. Write it down now; it is not shown again.");
    }
    return 0;
  });
};
