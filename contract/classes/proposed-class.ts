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
 * The class that is proposed: theirs, where they have a seat, or wait for one that is free, or it can be joined and has one; else of what was asked for, the next that can be joined and has a
 * seat; else theirs, or the next that can be joined.
 */
export function proposedClass<One extends Choice>(classes: readonly One[], asked: Asked): One | undefined {
  const theirs = classes.find(({ id }) => id === asked.class_id);
  const hasSeat = (one: One) => one.joinable && one.seats_left > 0;
  // Staff may give a seat of a class that has begun to who waits for it.
  const isGiven = (one: One) => asked.status === "Waiting" && one.seats_left > 0;
  if (theirs && (asked.status === "Enrolled" || hasSeat(theirs) || isGiven(theirs))) return theirs;
  const interestedCourses = theirs ? [...asked.interestedCourses, theirs.subject] : asked.interestedCourses;
  const inOrder = classesAsked(classes, { ...asked, interestedCourses });
  return inOrder.find(hasSeat) ?? theirs ?? inOrder.find(({ joinable }) => joinable);
}
