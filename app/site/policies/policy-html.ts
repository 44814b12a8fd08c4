import { type AcademyFacts, phoneLink } from "#contract/shown-facts.ts";
import { withFacts } from "#contract/site-texts/text-shapes.ts";
import { shownHtml } from "../components/shown-html.ts";
import { xml } from "../seo/xml.ts";

/** A policy with the academy's facts in their places; "{contact}" in a paragraph of its own is the ways to reach it. */
export function policyHtml(text: string, facts: AcademyFacts): string {
  return withFacts(
    shownHtml(text).replaceAll("<p>{contact}</p>", () => contactList(facts)),
    facts,
    xml,
  );
}

function contactList({ email, phones, address }: AcademyFacts): string {
  const lines = [
    `E-mail: ${link(`mailto:${email}`, email)}`,
    ...phones.map((phone) => `${xml(phone[1] || "Phone")}: ${link(phoneLink(phone), phone[0])}`),
    `Address: ${xml(address)}`,
  ];
  return `<ul>${lines.map((line) => `<li>${line}</li>`).join("")}</ul>`;
}

function link(to: string, text: string): string {
  return `<a href="${xml(to)}">${xml(text)}</a>`;
}
