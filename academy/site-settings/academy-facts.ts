import { type FactsFields, factsKind } from "#contract/academy-facts.ts";
import { practicalFacts } from "#contract/practical-facts.ts";
import type { AcademyFacts, Phone } from "#contract/shown-facts.ts";
import { callLink } from "#contract/site/contact-links.ts";
import { hoursInWords } from "#contract/site/opening-hours.ts";
import type { createTextUses } from "../content/text-uses.ts";
import { phoneNumbersIn } from "../text/phone-numbers.ts";
import { createSingle, type SingleNeeds } from "./site-settings.ts";

const noPhone: Phone = [""];

/** The academy's own facts: name, address, opening hours. `now`: as pages and mails show them today. */
export function createFacts(needs: SingleNeeds & { today: () => string }, first: FactsFields, publicUrl: string) {
  const single = createSingle(needs, factsKind, first);
  const asShown = (fields: FactsFields): AcademyFacts => academyFacts(fields, publicUrl, needs.today());
  return { ...single, asShown, now: async () => asShown(await single.read()) };
}

/** Finds the content that still says what the facts were before. */
export function createOutdated({ versions }: ReturnType<typeof createFacts>, usesOf: ReturnType<typeof createTextUses>) {
  return async () => {
    const [now, ...were] = (await versions()).items.map(({ item }) => item);
    return now ? usesOf(outdatedTexts(now, were)) : [];
  };
}

/** What pages and mails show of what staff set. `today`: the calendar day where the academy is. */
function academyFacts(fields: FactsFields, publicUrl: string, today: string): AcademyFacts {
  const [first = noPhone, ...more] = fields.phones.map(phoneOf);
  return {
    name: fields.name,
    phones: [first, ...more],
    email: fields.email,
    address: fields.address.join(", "),
    city: fields.city,
    map: fields.map,
    chatNumber: fields.chatNumber,
    social: fields.social.map(({ name, url }) => [name, url]),
    ...(fields.languages.length > 0 && { languages: fields.languages }),
    hours: hoursInWords(fields.week, fields.exceptions, today),
    publicUrl,
    ...practicalFacts(fields),
  };
}

function phoneOf({ number, label }: FactsFields["phones"][number]): Phone {
  const [dialled = number] = phoneNumbersIn(number);
  if (callLink(dialled) !== callLink(number)) return [number, label, dialled];
  return label === "" ? [number] : [number, label];
}

/** What stands in `were` and no longer in `now`, as texts that may still be written somewhere: an old phone number, an old address. */
function outdatedTexts(now: FactsFields, were: readonly FactsFields[]): string[] {
  const today = textsIn(now);
  const older = new Set(were.flatMap(textsIn));
  return [...older].filter((text) => text !== "" && !today.some((one) => one.includes(text)));
}

function textsIn({ name, phones, email, address, chatNumber, week }: FactsFields): string[] {
  const hours = hoursInWords(week, [], "2000-01-01").lines.flatMap(([, text, times]) =>
    times === undefined ? [] : [text, text.replace(" to ", " and ")],
  );
  return [name, email, address.join(", "), address[0] ?? "", chatNumber, ...phones.map(({ number }) => number), ...hours];
}
