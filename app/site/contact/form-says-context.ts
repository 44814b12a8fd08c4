import { createContext } from "react";
import { firstFormTexts } from "#contract/site-texts/first-form-texts.ts";

/** What the contact form says; contact-area.tsx knows what staff changed of it. */
export const FormSaysContext = createContext(firstFormTexts);
