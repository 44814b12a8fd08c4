/** A question as a page shows it. */
export type Faq = { question: string; answer: string };
