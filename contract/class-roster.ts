import { untoldClass } from "./enquiries/desk-today.ts";
import { enquiry } from "./enquiries/enquiry.ts";
import { courseClass } from "./kinds/class.ts";
import { z } from "./zod.ts";

const people = z.array(enquiry);

/** Who has a seat of a class, who waits for one, and who asked for it and has neither. `untold`: those with a seat who were not told of a change. */
export const classRoster = z.object({
  class: courseClass,
  enrolled: people,
  waiting: people,
  asked: people,
  untold: untoldClass.optional(),
});
