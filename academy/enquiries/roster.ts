import type { Enquiry } from "#contract/enquiries/enquiry.ts";
import type { EnquiryStatus } from "#contract/enquiries/enquiry-labels.ts";
import type { Reader } from "#database/transaction.ts";
import { type EnquiryRow, enquiriesThatCount } from "../enquiry-rows.ts";

const most = 1000;

/** Who has a seat of a class, who waits for one, and who asked for it and has neither; each in the order in which they got there. */
export async function rosterOf(db: Reader, classId: number, read: (rows: readonly EnquiryRow[]) => Promise<Enquiry[]>) {
  const rowsOf = (...statuses: EnquiryStatus[]) =>
    enquiriesThatCount(db)
      .selectAll()
      .where("class_id", "=", classId)
      .where("status", "in", statuses)
      .orderBy("placed_at")
      .orderBy("id")
      .limit(most)
      .execute();
  const people = await read([
    ...(await rowsOf("Enrolled")),
    ...(await rowsOf("Waiting")),
    ...(await rowsOf("New", "Contacted", "Visited")),
  ]);
  return {
    enrolled: people.filter(({ status }) => status === "Enrolled"),
    waiting: people.filter(({ status }) => status === "Waiting"),
    asked: people.filter(({ status }) => status !== "Enrolled" && status !== "Waiting"),
  };
}
