export function examImageAlt(exam: { title: string }): string {
  return `Poster of the exam ${exam.title}`;
}
