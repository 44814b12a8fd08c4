/** What the poster of an exam shows. */
export function examPosterText(exam: { title: string }): string {
  return `Poster of the exam ${exam.title}`;
}
