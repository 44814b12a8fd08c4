import { feeInWords, rupees, timesInWords } from "#contract/classes/class-labels.ts";
import { placeholdersIn, type ReplyTemplate } from "#contract/kinds/reply-template.ts";
import type { ReplyMaterial } from "#contract/reply.ts";
import { weekdays } from "#contract/site/date-text.ts";

type Language = ReplyTemplate["language"];

/** How a fee is written in Sinhala and Tamil; elsewhere as on the site. */
const fees: { [Tag in Language]?: { sign: string; none: string } } = {
  si: { sign: "රු.", none: "නොමිලේ" },
  ta: { sign: "ரூ.", none: "இலவசம்" },
};

/** Placeholders of what the academy need not say. */
const optional: readonly string[] = ["paying", "bring"];

/**
 * A text with what is known in place of its placeholders. What is not known stays as it is; a paragraph that only says what the academy
 * does not say is left out.
 */
export function fillTemplate(text: string, values: ReplyMaterial["values"], language: Language): string {
  const { start, times, fee, fee_note, ...texts } = values;
  const words: Record<string, string | undefined> = {
    ...texts,
    ...(start !== undefined && { start: dayIn(language, start) }),
    ...(times !== undefined && { times: timesIn(language, times) }),
    ...(fee !== undefined && { fee: `${feeIn(language, fee)}${fee_note ? ` (${fee_note.replace(/\.$/, "")})` : ""}` }),
  };
  // One pass: what a person wrote into their name is no placeholder.
  const isSaid = (paragraph: string) => {
    const names = placeholdersIn(paragraph);
    return names.length === 0 || names.some((name) => !optional.includes(name) || Object.hasOwn(words, name));
  };
  const kept = text.split("\n\n").filter(isSaid).join("\n\n");
  return kept.replace(/\{\s*(\w+)\s*\}/g, (whole, name: string) => (Object.hasOwn(words, name) ? (words[name] ?? whole) : whole));
}

/** Browsers write the months of the moon, which nobody uses for a class. */
const sinhalaMonths = "ජනවාරි පෙබරවාරි මාර්තු අප්\u200Dරේල් මැයි ජූනි ජූලි අගෝස්තු සැප්තැම්බර් ඔක්තෝබර් නොවැම්බර් දෙසැම්බර්".split(" ");

function dayIn(language: Language, day: string): string {
  const [year, month, date] = day.split("-").map(Number);
  if (language === "si") return `${year} ${sinhalaMonths[(month ?? 1) - 1]} ${date}`;
  const locale = language === "en" ? "en-GB" : language;
  return new Date(`${day}T12:00:00Z`).toLocaleDateString(locale, { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" });
}

function timesIn(language: Language, times: NonNullable<ReplyMaterial["values"]["times"]>): string {
  if (language === "en") return timesInWords(times);
  // 1 January 2024 was a Monday.
  const at = (day: number, time: string) => new Date(`2024-01-0${day}T${time}Z`);
  const inLanguage = (date: Date, how: Intl.DateTimeFormatOptions) => date.toLocaleString(language, { ...how, timeZone: "UTC" });
  const clock = (time: string) => inLanguage(at(1, time), { hour: "numeric", minute: "2-digit" });
  return timesInWords(times, {
    days: (days) =>
      new Intl.ListFormat(language).format(days.map((day) => inLanguage(at(weekdays.indexOf(day) + 1, "12:00"), { weekday: "long" }))),
    hours: (from, to) => `${clock(from)}–${clock(to)}`,
  });
}

function feeIn(language: Language, fee: number): string {
  const own = fees[language];
  if (!own) return feeInWords(fee);
  return fee === 0 ? own.none : `${own.sign} ${rupees(fee)}`;
}
