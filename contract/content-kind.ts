/** The kinds of content that staff write, by the names of their calls (specification, section 7). */
export const contentKinds = ["courses", "exams", "blogs", "course-qna", "exam-qna"] as const;
export type ContentKind = (typeof contentKinds)[number];
