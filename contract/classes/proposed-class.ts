type Interests = { interestedCourses: readonly string[]; interestedExams: readonly string[] };
/** `class_id`: the class that they asked for, or are in. */
type Asked = Interests & { class_id?: number | null; status?: string };
type Choice = { id: number; subject: string; joinable: boolean; seats_left: number };

/** The classes of what somebody asked for, in their order. */
export function classesAsked<One extends Pick<Choice, "subject">>(
  classes: readonly One[],
  { interestedCourses, interestedExams }: Interests,
): One[] {
  const titles = new Set([...interestedCourses, ...interestedExams]);
  return classes.filter(({ subject }) => titles.has(subject));
}

/**
 * The class that staff are offered for an enquiry: the one it names, where they have a seat, wait while one is free, or can still get one; else
 * the next free one of the courses and exams they asked for; else the one it names, or the next that can be joined.
 */
export function proposedClass<One extends Choice>(classes: readonly One[], asked: Asked): One | undefined {
  const theirs = classes.find(({ id }) => id === asked.class_id);
  const hasSeat = (one: One) => one.joinable && one.seats_left > 0;
  // Staff may give a free seat to somebody on the waiting list even after the class has begun.
  const isGiven = (one: One) => asked.status === "Waiting" && one.seats_left > 0;
  if (theirs && (asked.status === "Enrolled" || hasSeat(theirs) || isGiven(theirs))) return theirs;
  const interestedCourses = theirs ? [...asked.interestedCourses, theirs.subject] : asked.interestedCourses;
  const inOrder = classesAsked(classes, { ...asked, interestedCourses });
  return inOrder.find(hasSeat) ?? theirs ?? inOrder.find(({ joinable }) => joinable);
}
