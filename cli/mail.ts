import { createOutbox } from "#academy/outbox/outbox.ts";
import { assertUpToDate } from "./assert-up-to-date.ts";
import { type Command, WrongUse } from "./command.ts";
import { withDatabase } from "./with-database.ts";

/** Says what became of mail; mail that a restore held is sent after all, or given up. */
export const mail: Command = async ([what = "", ...more], _flags, config, say) => {
  if (!["", "release", "drop"].includes(what) || more.length > 0) throw new WrongUse("Say: mail, mail release, or mail drop");
  return withDatabase(config, {}, async (database) => {
    await assertUpToDate(database);
    const { held, release, drop, backlog } = createOutbox(database, Date.now);
    if (what === "release") say(`Released: ${await release()} mails. The site sends them within seconds.`);
    if (what === "drop") say(`Dropped: ${await drop()} mails. The enquiries stay in the back office.`);
    const [{ waiting, failed }, waitingHere] = [await backlog(), await held()];
    say(`${waiting} waiting, ${waitingHere} held after a restore, ${failed - waitingHere} not sent.`);
    if (waitingHere > 0) say("Send the held ones: npm run academy -- mail release. Or give them up: npm run academy -- mail drop");
    return 0;
  });
};
