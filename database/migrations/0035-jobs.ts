import { sql } from "kysely";
import type { Migration } from "../migration.ts";

const kept = sql.lit(30 * 24 * 3_600_000);

/**
 * One queue for what is sent to others. What was in the three before it is moved, and their tables go: a row that an older program, which
 * still runs for a moment, put into one of them would be lost without a word; so its transaction fails, and its visitor asks again.
 */
export const jobs: Migration = {
  name: "0035-jobs",
  async up({ tx, table }) {
    await table("jobs")
      .addColumn("lane", "text", (column) => column.notNull())
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("noun", "text", (column) => column.notNull())
      .addColumn("item_id", "integer")
      .addColumn("once", "text", (column) => column.unique())
      .addColumn("message_id", "text", (column) => column.notNull())
      .addColumn("subject", "text", (column) => column.notNull().defaultTo(""))
      .addColumn("body", "text", (column) => column.notNull().defaultTo(""))
      .addColumn("event_id", "integer")
      .addColumn("state", "text", (column) => column.notNull().defaultTo("waiting"))
      .addColumn("attempts", "integer", (column) => column.notNull().defaultTo(0))
      .addColumn("created_at", "bigint", (column) => column.notNull())
      .addColumn("next_at", "bigint", (column) => column.notNull())
      .addColumn("first_try_at", "bigint")
      .addColumn("tried_at", "bigint")
      .addColumn("status", "integer")
      .addColumn("answer", "text", (column) => column.notNull().defaultTo(""))
      .addColumn("expires_at", "bigint")
      .execute();
    await tx.schema
      .createTable("job_lanes")
      .addColumn("lane", "text", (column) => column.primaryKey())
      .addColumn("holder", "text", (column) => column.notNull())
      .addColumn("served_until", "bigint", (column) => column.notNull())
      .addColumn("failures", "integer", (column) => column.notNull())
      .addColumn("failing_since", "bigint")
      .addColumn("paused_until", "bigint", (column) => column.notNull())
      .execute();

    const common = sql`case when state = 'sending' then 'waiting' else state end, attempts, next_at`;
    const into = sql`insert into jobs (state, attempts, next_at, message_id, lane, kind, noun, item_id, once, subject, body, event_id,
      created_at, first_try_at, tried_at, status, answer, expires_at)`;
    const since = sql`coalesce(sent_at, (select created_at from enquiries where enquiries.id = enquiry_id))`;
    await sql`${into} select ${common}, message_id, 'mail', kind, 'enquiries', enquiry_id, null, subject, body, event_id,
      ${since}, case when attempts > 0 then ${since} end, sent_at, null, coalesce(last_error, ''), null
      from mails order by id`.execute(tx);
    await sql`${into} select ${common}, message_id, 'morning mail', 'morning', 'accounts', admin_id, 'morning mail ' || admin_id || ' ' || day, '', day, null,
      next_at, case when attempts > 0 then next_at end, null, null, coalesce(last_error, ''), next_at + ${kept}
      from morning_mails order by id`.execute(tx);
    await sql`${into} select ${common}, substr(message_id, ${sql.lit("msg_".length + 1)}), 'webhook ' || webhook_id, event, noun, item_id, null, '', payload, null,
      created_at, case when attempts > 0 then created_at end, tried_at, status, answer, created_at + ${kept}
      from webhook_deliveries order by id`.execute(tx);
    // Their rows stay: they are also what is shown at the next sign-in.
    await sql`${into} select ${common}, message_id, 'account changes', 'account-change', 'account changes', id, null, '', '', null,
      at, case when attempts > 0 then at end, null, null, coalesce(last_error, ''), at + ${kept}
      from account_changes where state in ('waiting', 'sending') order by id`.execute(tx);
    for (const gone of ["mails", "morning_mails", "webhook_deliveries"]) await tx.schema.dropTable(gone).execute();

    // After the rows: an index that grows with them costs more than one made of them.
    for (const [name, columns] of Object.entries(indexes)) await tx.schema.createIndex(name).on("jobs").columns(columns).execute();
  },
};

const indexes = {
  jobs_due: ["lane", "state", "next_at", "id"],
  jobs_of_lane: ["lane", "id"],
  jobs_about: ["noun", "item_id"],
  jobs_expiring: ["expires_at"],
};
