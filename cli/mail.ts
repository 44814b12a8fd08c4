import { mailCount } from "#academy/outbox/mail-count.ts";
import { createOutbox } from "#academy/outbox/outbox.ts";
import { assertUpToDate } from "./assert-up-to-date.ts";
import { type Command, WrongUse } from "./command.ts";
import { withDatabase } from "./with-database.ts";

/** Says what became of mail; mail that was refused is sent again, and what a restore held is sent after all, or given up. */
export const mail: Command = async ([what = "", ...more], _flags, config, say) => {
  if (!["", "resend", "release", "drop"].includes(what) || more.length > 0)
    throw new WrongUse("Say: mail, mail resend, mail release, or mail drop");
  return withDatabase(config, {}, async (database) => {
    await assertUpToDate(database);
    const { held, refused, release, resend, drop, backlog } = createOutbox({ database, clock: Date.now });
    if (what === "resend")
      say(`To be sent again: ${mailCount(await resend())} refused in the last two weeks. The site sends mail within seconds.`);
    if (what === "release") say(`Released: ${mailCount(await release())}. The site sends mail within seconds.`);
    if (what === "drop") say(`Dropped: ${mailCount(await drop())}. The enquiries stay in the back office.`);
    const [{ waiting, failed }, waitingHere, again] = [await backlog(), await held(), await refused()];
    say(`${waiting} waiting, ${waitingHere} held after a restore, ${failed - waitingHere} not sent.`);
    if (waitingHere > 0) say("Send the held ones: npm run academy -- mail release. Or give them up: npm run academy -- mail drop");
    if (again > 0)
      say(`Refused in the last two weeks: ${mailCount(again)}. Once that is mended, send again: npm run academy -- mail resend`);
    return 0;
  });
};
