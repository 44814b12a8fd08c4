import type { EnquiryEvent } from "#contract/enquiry.ts";
import type { Reader, Writer } from "#database/transaction.ts";

/** No timeline tells more than its newest of these. */
const most = 500;

/** Tells in the timeline of an enquiry what was done, in the transaction that does it. */
export async function addEvent(tx: Writer, enquiryId: number, at: number, by: string, kind: string, text = ""): Promise<void> {
  await tx.insertInto("enquiry_events").values({ enquiry_id: enquiryId, at, actor: by, kind, text }).execute();
}

/** The timelines of some enquiries as one, in their order. */
export async function eventsOf(db: Reader, ids: readonly number[]): Promise<EnquiryEvent[]> {
  const rows = await db
    .selectFrom("enquiry_events")
    .selectAll()
    .where("enquiry_id", "in", ids)
    .orderBy("at", "desc")
    .orderBy("id", "desc")
    .limit(most)
    .execute();
  return rows.reverse().map(({ id, at, actor, kind, text }) => ({ id, at: new Date(Number(at)).toISOString(), by: actor, kind, text }));
}
