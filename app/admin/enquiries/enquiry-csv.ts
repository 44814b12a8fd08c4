import type { Enquiry } from "#contract/enquiries/enquiry.ts";
import { enquiryChannels, enquiryStatusLabels } from "#contract/enquiries/enquiry-labels.ts";
import { sheetMoment } from "../components/moment.ts";
import { csvText } from "../lists/csv.ts";

// New columns come last: a sheet that was made before still fits.
const workHead = ["Class", "Looked after by", "Next step", "Next step on", "Channel", "Came from", "Merged into"];
const head = ["Received", "Name", "Email", "Phone", "Courses", "Exams", "Message", "Status", "Notes", "Mail", ...workHead];

/** The enquiries as a file for Excel. */
export function csvOf(enquiries: readonly Enquiry[]): string {
  const rows = enquiries.map((one) => [
    sheetMoment(one.created_at),
    one.name,
    one.email,
    one.phone,
    one.interestedCourses.join("; "),
    one.interestedExams.join("; "),
    one.details,
    enquiryStatusLabels[one.status],
    one.notes,
    one.mail.state,
    one.class_name,
    one.owner,
    one.next_step,
    one.next_on,
    enquiryChannels[one.channel],
    Object.entries(one.came_from)
      .map(([name, text]) => `${name}: ${text}`)
      .join("; "),
    String(one.merged_into ?? ""),
  ]);
  return csvText([head, ...rows]);
}
