import type { ProblemBody } from "../problem.ts";

/** A question for people whose browser runs no scripts; `seal` is signed and counts once. */
export type HumanQuestion = { question: string; seal: string };

/** Where the contact page hands in a form that a browser without scripts posted. */
export type ContactFormHandler = {
  botCheck: { provider: string; siteKey: string };
  ask: () => HumanQuestion;
  /** `answer` and `seal` come from the form; not used while the bot check is off. */
  receive: (
    message: Record<string, unknown>,
    human: { answer: string; seal: string },
  ) => Promise<{ done: true } | { done: false; status: number; problem: ProblemBody }>;
};
