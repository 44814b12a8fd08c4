import { htmlField } from "../field.ts";
import { requiredText } from "../text.ts";
import { group, line, textsKind } from "./texts-kind.ts";

const policyTexts = (part: string, title: string, page: string) =>
  textsKind({ part, title, page }, [
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

export const privacyTexts = policyTexts("privacy", "Privacy Policy", "/privacy-policy");
export const termsTexts = policyTexts("terms", "Terms and Conditions", "/terms-conditions");
