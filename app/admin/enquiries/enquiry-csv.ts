import type { Enquiry } from "#contract/enquiry.ts";
import { csvText } from "../lists/csv.ts";

const head = ["Received", "Name", "Email", "Phone", "Courses", "Exams", "Message", "Status", "Notes", "Mail"];

/** The enquiries as a file for Excel. */
export function csvOf(enquiries: readonly Enquiry[]): string {
  const rows = enquiries.map((one) => [
    one.created_at,
    one.name,
    one.email,
    one.phone,
    one.interestedCourses.join("; "),
    one.interestedExams.join("; "),
    one.details,
    one.status,
    one.notes,
    one.mail.state,
  ]);
  return csvText([head, ...rows]);
}
