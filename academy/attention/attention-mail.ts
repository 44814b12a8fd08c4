import type { MailText } from "../mail.ts";

type Line = { what: string; advice: string };
type Values = { academy: string; dashboard: string; begun: readonly Line[]; over: readonly Line[] };

/** What owners are told: once when something needs attention, once when it is over. */
export function attentionMail({ academy, dashboard, begun, over }: Values): MailText {
  const [first] = begun.length > 0 ? begun : over;
  const more = Math.max(begun.length > 0 ? begun.length : over.length, 1) - 1;
  const about = `${(first?.what ?? "").replace(/\.$/, "").slice(0, 120)}${more > 0 ? `, and ${more} more` : ""}`;
  return {
    subject: `${begun.length > 0 ? "Needs attention" : "Over"}: ${about} | ${academy}`,
    text: [
      ...(begun.length > 0 ? ["This needs your attention:", ...begun.map(({ what, advice }) => `- ${what}\n  ${advice}`)] : []),
      ...(over.length > 0 ? ["This is over:", ...over.map(({ what }) => `- ${what}`)] : []),
      `What is so now stands at the head of the dashboard:\n${dashboard}`,
      "You are told once when it begins and once when it is over.",
    ].join("\n\n"),
  };
}
