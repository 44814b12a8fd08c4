import { createContext } from "react-router";
import type { RequestData } from "#academy/public/public-academy.ts";
import type { ProblemBody } from "#contract/problem.ts";
import type { SiteFacts } from "#contract/site-texts/text-shapes.ts";
import type { Preview } from "./preview-context.ts";

/** What a loader may reach: the published academy, during this request. */
export const requestDataContext = createContext<RequestData>();

export const factsContext = createContext<SiteFacts>();

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

export const contactFormContext = createContext<ContactFormHandler>();

/** What a page may do, by its policy (server/requests/security-headers.ts). Only the router knows which address means which page. */
export const pageTypeContext = createContext<"document" | "contact form" | "sign-in" | "staff">("document");

export type RenderContext = {
  /** Marks scripts of our own components; anything stored in the academy cannot know it. */
  nonce: string;
  /** Hears which "not found" this would be; true when it is made already and needs no making. */
  isRendered: (missing: string) => boolean;
  /** Whether it is a preview, which has no script. */
  preview?: Preview | undefined;
  report: (error: unknown) => void;
};
export const renderContext = createContext<RenderContext>();
