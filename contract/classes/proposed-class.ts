type Asked = { interestedCourses: readonly string[]; interestedExams: readonly string[] };
type Choice = { subject: string; joinable: boolean; seats_left: number };

/** The classes of what somebody asked for, in their order. */
export function classesAsked<One extends Pick<Choice, "subject">>(
  classes: readonly One[],
  { interestedCourses, interestedExams }: Asked,
): One[] {
  const titles = new Set([...interestedCourses, ...interestedExams]);
  return classes.filter(({ subject }) => titles.has(subject));
}

/** The class that is proposed: of what was asked for, the next that can be joined and has a seat, else the next that can be joined. */
export function proposedClass<One extends Choice>(classes: readonly One[], asked: Asked): One | undefined {
  const joinable = classesAsked(classes, asked).filter((one) => one.joinable);
  return joinable.find(({ seats_left }) => seats_left > 0) ?? joinable[0];
}
