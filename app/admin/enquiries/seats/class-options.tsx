import { seatsForStaff, timesInWords } from "#contract/classes/class-labels.ts";
import { classesAsked } from "#contract/classes/proposed-class.ts";
import type { Enquiry } from "#contract/enquiries/enquiry.ts";
import type { ClassChoice } from "#contract/enquiries/staff-enquiries.ts";
import { option } from "../../components/field.tsx";

export type Interests = Pick<Enquiry, "interestedCourses" | "interestedExams">;

/** The choices of a field: the classes of what somebody asked for, and below them the others. */
export function ClassOptions({ classes, asked }: { classes: readonly ClassChoice[]; asked: Interests }) {
  const sought = classesAsked(classes, asked);
  if (sought.length === 0) return classes.map(optionOf);
  const others = classes.filter((one) => !sought.includes(one));
  return (
    <>
      <optgroup label="What they asked for">{sought.map(optionOf)}</optgroup>
      {others.length > 0 ? <optgroup label="Other classes">{others.map(optionOf)}</optgroup> : null}
    </>
  );
}

const optionOf = (one: ClassChoice) =>
  option(one.id, `${[one.name, timesInWords(one.times)].filter(Boolean).join(", ")} (${seatsForStaff(one)})`);
