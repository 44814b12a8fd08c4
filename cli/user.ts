import { theProgram } from "#academy/actor.ts";
import { createLimits } from "#academy/limits/limits.ts";
import { createStaffAccess } from "#academy/staff-access.ts";
import { assertUpToDate } from "./assert-up-to-date.ts";
import { CannotDo, type Command, WrongUse } from "./command.ts";
import { withDatabase } from "./with-database.ts";

/** The newest migration that most of these commands need: somebody who is locked out need not update first. */
const accountsSince = "0002-who-saved";

export const user: Command = async ([what, ...words], { revoke = false }, config, say) => {
  const [name, ...more] = words;
  const takesName = what === "reset-password" || (what === "remove-second-step" && name);
  const known = takesName || what === "reset-master-password" || (what === "sessions" && revoke);
  if (!known || more.length > 0 || (name && !takesName))
    throw new WrongUse(
      "Say: user reset-password [NAME], user remove-second-step NAME, user reset-master-password, or user sessions --revoke",
    );
  return withDatabase(config, {}, async (database) => {
    await assertUpToDate(database, accountsSince);
    const limits = createLimits(database, Date.now);
    const { accounts, masterPassword, people, secondStep } = createStaffAccess({
      database,
      clock: Date.now,
      limits,
      academyName: async () => config.facts.name,
      passkeysAt: config.passkeysAt,
    });
    if (what === "remove-second-step") {
      await assertUpToDate(database, "0012-passkeys");
      const account = (await people.usernames()).find(({ username }) => username === name);
      if (!account) throw new CannotDo(`There is no user called "${name}".`);
      await secondStep.removeFrom(account.id, theProgram);
      say(`${name} signs in with the password alone now: app, recovery codes and passkeys are gone. They were signed out everywhere.`);
    } else if (what === "sessions") {
      say(`Signed out: ${await accounts.revokeSessions()} sessions ended.`);
    } else if (what === "reset-master-password") {
      say(`The new master password is: ${await masterPassword.reset()}`);
    } else {
      const username = name ?? (await people.usernames())[0]?.username;
      if (username === undefined) throw new CannotDo("There is no user yet. Start the site once; it makes the first one.");
      say(`The new password of ${username} is: ${await accounts.resetPassword(username)}`);
      say("Everyone was signed out. Write it down now; it is not shown again.");
      say("A code of an app is asked for as before, and passkeys go on working; user remove-second-step takes both away.");
    }
    return 0;
  });
};
