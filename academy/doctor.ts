import { setImmediate } from "node:timers/promises";
import { sql } from "kysely";
import { contentKinds } from "#contract/content-kinds.ts";
import { pictureHash } from "#contract/fields/picture.ts";
import type { ContentKind } from "#contract/kinds/content-kind.ts";
import { maxFeaturedCourses } from "#contract/limits.ts";
import { contentRows } from "#database/content-rows.ts";
import type { Database } from "#database/database.ts";
import type { ContentTable } from "#database/tables.ts";
import { titleColumnOf } from "./content/stored-kind.ts";
import { countJobs, enquiryMailLane } from "./jobs/job-rows.ts";
import { mailCount } from "./outbox/mail-count.ts";
import { hashOf } from "./token.ts";

export type Finding = { what: string; advice: string };

const longWait = 3_600_000;
const kinds: readonly (ContentKind & { table: ContentTable })[] = Object.values(contentKinds);

/** Looks for contents that break the academy's rules, enquiries that no list shows, and mail that did not go. Changes nothing. */
export async function examine(database: Database, now: number): Promise<Finding[]> {
  return [...(await examineContents(database)), ...(await merged(database)), ...(await mails(database, now))];
}

/** Looks for contents that break the academy's rules; others get their turn meanwhile. Changes nothing. */
export async function examineContents(database: Database): Promise<Finding[]> {
  const found = [await admins(database), await featured(database), ...(await orders(database)), ...(await pictures(database))];
  return found.filter((finding) => finding !== undefined);
}

async function admins(database: Database): Promise<Finding | undefined> {
  const one = await database.read((db) => db.selectFrom("admins").select("id").limit(1).executeTakeFirst());
  if (one) return undefined;
  return { what: "Nobody can sign in: there is no user.", advice: "Start the site once; it makes the first user and shows the passwords." };
}

async function featured(database: Database): Promise<Finding | undefined> {
  const rows = await database.read((db) =>
    db.selectFrom("courses").select("title").where("featured", "=", 1).where("deleted_at", "is", null).execute(),
  );
  if (rows.length <= maxFeaturedCourses) return undefined;
  return {
    what: `${rows.length} courses are featured; ${maxFeaturedCourses} is the most.`,
    advice: "Unfeature some of them in the back office.",
  };
}

async function orders(database: Database): Promise<Finding[]> {
  const found: Finding[] = [];
  for (const { table, many } of kinds.filter(({ reorder }) => reorder)) {
    const rows = await database.read((db) => contentRows(db, table).select("display_order").where("deleted_at", "is", null).execute());
    const places = new Set(rows.map((row) => row.display_order));
    if (places.size < rows.length) {
      found.push({
        what: `Some ${many} have the same place in the list.`,
        advice: "Move one of them in the back office; that gives each its own place.",
      });
    }
  }
  return found;
}

async function pictures(database: Database): Promise<Finding[]> {
  const found: Finding[] = [];
  const whole = new Set<string>();
  const hashes = await database.read((db) => db.selectFrom("pictures").select("hash").execute());
  for (const { hash } of hashes) {
    await setImmediate();
    const row = await database.read((db) => db.selectFrom("pictures").select("bytes").where("hash", "=", hash).executeTakeFirst());
    if (row && hashOf(row.bytes).startsWith(hash)) whole.add(hash);
    else found.push({ what: `The picture ${hash} is damaged.`, advice: "Upload it again where it is shown, or restore a backup." });
  }
  for (const { table, many, ...kind } of kinds.filter(({ list }) => "image" in list)) {
    const title = sql.ref<string>(titleColumnOf(kind)).as("title");
    const rows = await database.read((db) => contentRows(db, table).select([title, "image"]).where("deleted_at", "is", null).execute());
    for (const { title, image = "" } of rows) {
      if (image === "" || whole.has(pictureHash(image) ?? "")) continue;
      found.push({
        what: `"${title}" in ${many} shows a picture that is not there.`,
        advice: "Choose a picture for it in the back office.",
      });
    }
  }
  return found;
}

/** Enquiries merged into one that is merged itself: an older program did that when two people merged at the same moment. */
async function merged(database: Database): Promise<Finding[]> {
  const rows = await database.scan((db) =>
    db
      .selectFrom("enquiries as one")
      .innerJoin("enquiries as other", "other.id", "one.merged_into")
      .select(["one.id", "one.merged_into"])
      .where("other.merged_into", "is not", null)
      .orderBy("one.id")
      .execute(),
  );
  return rows.map(({ id, merged_into }) => ({
    what: `Enquiry ${id} is merged into ${merged_into}, which is merged itself, so no list shows it.`,
    advice: `Open /admin/enquiries?form=${id}, and press "Take apart" under "Other enquiries of this person".`,
  }));
}

async function mails(database: Database, now: number): Promise<Finding[]> {
  const [failed, late] = await database.scan(async (db) => [
    await countJobs(db, { lane: enquiryMailLane, states: ["refused", "failed"] }),
    await countJobs(db, { lane: enquiryMailLane, states: ["waiting", "held"], madeBefore: now - longWait }),
  ]);
  const found: Finding[] = [];
  if (failed > 0)
    found.push({
      what: `${mailCount(failed)} ${failed === 1 ? "was" : "were"} refused or given up.`,
      advice: "Settings, Mail, says why. Send mail again there, or with npm run academy -- mail resend; or answer from the back office.",
    });
  if (late > 0)
    found.push({
      what: `${mailCount(late)} ${late === 1 ? "has" : "have"} waited for more than an hour.`,
      advice: "Check how mail is sent (Settings, Mail), and that the mail server can be reached.",
    });
  return found;
}
