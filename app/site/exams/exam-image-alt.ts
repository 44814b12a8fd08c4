/** What the poster of an exam shows. */
export function examImageAlt(exam: { title: string }): string {
  return `Poster of the exam ${exam.title}`;
}
