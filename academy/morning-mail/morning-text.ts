import type { MailText } from "../mail.ts";

export type Named = { id: number; name: string };
export type NamedList = { items: readonly Named[]; more: number };
export type Morning = { due: NamedList; overdue: NamedList; fresh: NamedList };

/** `backOffice`: where an enquiry is opened; `account`: where the mail is turned off. */
type Places = { academy: string; backOffice: string; account: string };

const countOf = ({ items, more }: NamedList) => items.length + more;

/** Whether there is anything to tell. */
export function isQuiet({ due, overdue, fresh }: Morning): boolean {
  return countOf(due) + countOf(overdue) + countOf(fresh) === 0;
}

/** The mail of the morning. Of people it says first names only: mail is read on the way, and stays in mailboxes. */
export function morningText(morning: Morning, { academy, backOffice, account }: Places): MailText {
  const counts = [
    [countOf(morning.overdue), "overdue"],
    [countOf(morning.due), "due today"],
    [countOf(morning.fresh), "new"],
  ] as const;
  const told = counts.flatMap(([count, word]) => (count > 0 ? [`${count} ${word}`] : []));
  const block = (title: string, { items, more }: NamedList) =>
    items.length === 0
      ? []
      : [
          [
            title,
            ...items.map(({ id, name }) => `${firstName(name)}: ${backOffice}?form=${id}`),
            ...(more > 0 ? [`and ${more} more`] : []),
          ].join("\n"),
        ];
  return {
    subject: `Enquiries: ${told.join(", ")} | ${academy}`,
    text: [
      "Good morning,",
      ...block("Overdue, and looked after by you:", morning.overdue),
      ...block("Due today, and looked after by you:", morning.due),
      ...block("New since yesterday:", morning.fresh),
      `All enquiries: ${backOffice}`,
      `You get this mail because you turned it on. Turn it off under My account: ${account}`,
    ].join("\n\n"),
  };
}

/** The first word of a name (Sinhala joins letters with U+200D), without what could be an address: anyone can write anything into the form. */
export function firstName(name: string): string {
  const [first = ""] = name.trim().split(/\s+/);
  const letters = first.replace(/[^\p{L}\p{M}\p{Join_Control}'’-]/gu, "").slice(0, 30);
  return letters === "" || letters !== first.replace(/[.,]$/, "") ? "Somebody" : letters;
}
