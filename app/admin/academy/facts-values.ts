import { type FactsFields, factsFields, type StoredFacts } from "#contract/site/academy-facts-fields.ts";
import { weekdays } from "#contract/site/date-text.ts";
import { type DayHours, hoursInWords, type SpecialHours } from "#contract/site/opening-hours.ts";
import { z } from "#contract/zod.ts";
import type { Compared } from "../compare/differences.tsx";

/** Facts as the form holds them: with an empty line where the academy has no link yet. */
export type FactsValues = FactsFields;

const usualPlaces = ["Facebook", "Instagram", "YouTube"];

export function valuesOf({ version: _, ...facts }: StoredFacts): FactsValues {
  const places = new Map(usualPlaces.map((name) => [name, ""]));
  for (const { name, url } of facts.social) places.set(name, url);
  return { ...facts, social: [...places].map(([name, url]) => ({ name, url })) };
}

/** What the next Sinhala and Tamil New Year is usually closed for: 13 and 14 April. */
export function newYear(today: string): SpecialHours {
  const year = Number(today.slice(0, 4)) + (today.slice(5) > "04-14" ? 1 : 0);
  return { ...otherDays("Sinhala and Tamil New Year"), from: `${year}-04-13`, to: `${year}-04-14` };
}

export function otherDays(name: string): SpecialHours {
  return { name, from: "", to: "", open: false, opens: "", closes: "" };
}

const listOf = <T>(entry: z.ZodType<T>, words: (entry: T, index: number) => string) => {
  const schema = z.array(entry);
  return (value: unknown) => (schema.safeParse(value).data ?? []).map(words).join("\n");
};
const day = z.object({ open: z.boolean(), opens: z.string(), closes: z.string() });
const times = ({ open, opens, closes }: DayHours) => (open ? `${opens} to ${closes}` : "closed");
const { shape } = factsFields;
const special = day.extend({ name: z.string(), from: z.string(), to: z.string() });
const named = z.object({ name: z.string(), url: z.string() });
const phone = z.object({ number: z.string(), label: z.string() });

export const comparedFacts: readonly (Compared & { name: keyof typeof shape })[] = [
  { name: "name", label: "Name" },
  { name: "phones", label: "Phone numbers", words: listOf(phone, ({ number, label }) => (label ? `${number} (${label})` : number)) },
  { name: "email", label: "E-mail" },
  { name: "chatNumber", label: "WhatsApp number" },
  { name: "address", label: "Address" },
  { name: "city", label: "City" },
  { name: "map", label: "Link to a map" },
  { name: "week", label: "Opening hours", words: listOf(day, (one, index) => `${weekdays[index]}: ${times(one)}`) },
  { name: "exceptions", label: "Other days", words: listOf(special, (one) => `${one.name}, ${one.from} to ${one.to}: ${times(one)}`) },
  { name: "social", label: "Links", words: listOf(named, ({ name, url }) => `${name}: ${url || "none"}`) },
  { name: "languages", label: "Languages of service" },
];

/** How visitors will read these hours; undefined while a time is missing. */
export function preview(week: readonly DayHours[]): string | undefined {
  if (week.some(({ open, opens, closes }) => open && (opens === "" || closes === ""))) return undefined;
  return hoursInWords(week, [], "2000-01-01")
    .lines.map(([days, text, times]) => (times ? `${days}, ${text}` : `${days} ${text}`))
    .join(" · ");
}
