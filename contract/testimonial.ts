/** One entry of the success-stories carousel; fixed text of the site (specification, section 3). */
export type Testimonial = {
  name: string;
  role: string;
  /** Name of the course or exam spoken about. */
  subject: string;
  /** Stars, 1 to 5. */
  rating: 1 | 2 | 3 | 4 | 5;
  /** File name under public/pictures/people, without the ending. */
  portrait: string;
  testimonial: string;
  type: "student" | "instructor";
  /** Exams: shown as "Achieved: score". */
  score?: string;
};

/** One entry of a fixed FAQ. */
export type Faq = { question: string; answer: string };
