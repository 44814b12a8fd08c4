import { htmlField } from "../field.ts";
import { requiredText } from "../text.ts";
import { group, line, wordsKind } from "./words-kind.ts";

const policyWords = (part: string, title: string, page: string) =>
  wordsKind({ part, title, page }, [
    group(
      title,
      `the page ${page}. Write {contact} on a line of its own where your phone, e-mail and address should stand, and {keep} where it says how long you keep an enquiry (Settings).`,
      {
        effective: line("Effective from", 60, "August 2025", "As it is shown: “Effective August 2025”."),
        // Their first texts stand with the academy (academy/site-settings/policies/): no form needs them.
        text: { ...htmlField("Text"), input: requiredText(200_000) },
      },
    ),
  ]);

export const privacyWords = policyWords("privacy", "Privacy Policy", "/privacy-policy");
export const termsWords = policyWords("terms", "Terms and Conditions", "/terms-conditions");
