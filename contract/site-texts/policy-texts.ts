import { htmlField } from "../fields/field.ts";
import { requiredText } from "../fields/text.ts";
import { claim, description, group, laterLine, laterLines, line, textsKind } from "./texts-kind.ts";

const policyTexts = (part: string, title: string, page: string, told: string) =>
  textsKind({ part, title, page }, [
    group(
      title,
      `the page ${page}. Write {contact} on a line of its own where your phone, e-mail and address should stand, and {keep} where it says how long you keep an enquiry (Settings).`,
      {
        title: laterLine("Heading", 120, title, "Also its title in search results."),
        description: laterLines("Description for search engines", 300, told, `${description} {effective} is the line below.`),
        effective: claim(line("Effective from", 60, "August 2025", "As it is shown: “Effective August 2025”.")),
        contents: laterLine("Heading of the list of its parts", 60, "On this page", "Shown where the text has more than five headings."),
        // The first texts are in academy/site-settings/policies/, because no form needs them.
        text: { ...htmlField("Text"), input: requiredText(200_000) },
      },
    ),
  ]);

export const privacyTexts = policyTexts(
  "privacy",
  "Privacy Policy",
  "/privacy-policy",
  "What we learn about you when you use this website or write to us, what we do with it, and what you can ask of us. Effective {effective}.",
);
export const termsTexts = policyTexts(
  "terms",
  "Terms and Conditions",
  "/terms-conditions",
  "The terms for using this website and for taking a class with us: enrolment, fees, exams, conduct and law. Effective {effective}.",
);
