import type { Enquiry } from "#contract/enquiries/enquiry.ts";
import { enquiryChannels, enquiryStatusLabels, writtenEvents } from "#contract/enquiries/enquiry-labels.ts";
import { sheetMoment } from "../components/moment.ts";
import { csvText } from "../lists/csv.ts";
import { classInWords } from "./class-in-words.ts";

// New columns come last: a sheet that was made before still fits.
const workHead = ["Class", "Looked after by", "Next step", "Next step on", "Channel", "Came from", "Merged into"];
const head = ["Received", "Name", "Email", "Phone", "Courses", "Exams", "Message", "Status", "Notes", "Mail", ...workHead];

/** What staff wrote, a line each: "12 November 2026, 4.10 PM, Nimal: Called. Works until five". */
function notesOf({ notes, written = [] }: Enquiry): string {
  const lines = written.map(({ at, by, kind, text }) => {
    const what = kind === "note" ? "" : (Reflect.get(writtenEvents, kind) ?? kind);
    return `${sheetMoment(at)}, ${by}: ${[what, text].filter(Boolean).join(". ")}`;
  });
  return [notes, ...lines].filter(Boolean).join("\n");
}

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
    notesOf(one),
    one.mail.state,
    classInWords(one),
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
