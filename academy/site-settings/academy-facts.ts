import { type FactsFields, factsKind, nextFactsKind } from "#contract/kinds/academy-facts.ts";
import { practicalFacts } from "#contract/kinds/practical-facts.ts";
import type { AcademyFacts, Phone } from "#contract/shown-facts.ts";
import { callLink } from "#contract/site/contact-links.ts";
import { dateText } from "#contract/site/date-text.ts";
import { hoursInWords } from "#contract/site/opening-hours.ts";
import { wholeAddress } from "#contract/site/whole-address.ts";
import { theProgram } from "../actor.ts";
import type { createTextUses } from "../content/text-uses.ts";
import { Invalid, SavedBySomeoneElse } from "../errors.ts";
import type { MailSettings } from "../mail.ts";
import { phoneNumbersIn } from "../text/phone-numbers.ts";
import { factsToCome } from "./facts-to-come.ts";
import { createSingle, type SingleNeeds } from "./site-settings.ts";

const noPhone: Phone = [""];

/** `from`: the day on which they take over; "" while nothing is prepared. */
export type PreparedFacts = FactsFields & { from: string };
type FactsNeeds = SingleNeeds & { today: () => string; mail: Pick<MailSettings, "now"> };

/** The academy's own facts: name, address, opening hours. `now`: as pages and mails show them today. */
export function createFacts(needs: FactsNeeds, first: FactsFields, publicUrl: string) {
  const takesEnquiries = async () => (await needs.mail.now()).to === "";
  const single = createSingle(needs, factsKind, {
    first,
    async told() {
      if (!(await takesEnquiries())) return () => undefined;
      return (after, before) => (after.email === before.email ? undefined : `The academy's e-mail is ${emailMoved(after, before)}`);
    },
    saved: carryOn,
  });
  const next = createSingle(needs, nextFactsKind, {
    first: { ...first, from: "" },
    judged(given) {
      if (given.from !== "" && given.from <= needs.today()) throw new Invalid("from", "This must be a day after today.");
      return given;
    },
    // While nothing is prepared, the activity compares with the facts of now, whatever was prepared before.
    async wasSaid() {
      const { version: _, ...now } = await single.read();
      return (stored) => (stored.from === "" ? { ...stored, ...now } : stored);
    },
    async told() {
      if (!(await takesEnquiries())) return () => undefined;
      const now = await single.read();
      return (after, before) => {
        const isPrepared = before.from !== "" && before.email === after.email;
        if (after.from === "" || after.email === now.email || isPrepared) return undefined;
        return `From ${dateText(after.from)} on the academy's e-mail is ${emailMoved(after, now)}`;
      };
    },
  });
  /** The prepared facts; while there are none, the facts of now to begin with. */
  async function readNext(): Promise<PreparedFacts & { version: number }> {
    const prepared = await next.read();
    return prepared.from === "" ? { ...(await single.read()), from: "", version: prepared.version } : prepared;
  }
  const asShown = (fields: FactsFields): AcademyFacts => academyFacts(fields, publicUrl, needs.today());
  /** From its day on what was prepared counts, also before `takeOver` has saved it, as at a start. */
  const hasCome = (from: string) => from !== "" && from <= needs.today();
  const shownNow = (fields: FactsFields, { from, ...then }: PreparedFacts) => asShown(hasCome(from) ? then : fields);
  /** The facts as pages show them, with what is prepared for a day. */
  function withNext(fields: FactsFields, prepared: PreparedFacts): AcademyFacts {
    const now = shownNow(fields, prepared);
    const { from, ...then } = prepared;
    const toCome = from === "" || hasCome(from) ? undefined : factsToCome(now, asShown(then), from);
    return toCome ? { ...now, next: toCome } : now;
  }
  /** Makes a change of the facts in the prepared ones, too, where these said the same. */
  async function carryOn(after: FactsFields, before: FactsFields): Promise<void> {
    const prepared = await next.read();
    const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
    const names = Object.keys(factsKind.list) as (keyof FactsFields)[];
    const changed = names.filter((name) => !isSame(before[name], after[name]) && isSame(before[name], prepared[name]));
    if (prepared.from <= needs.today() || changed.length === 0) return;
    try {
      await next.save({ ...prepared, ...Object.fromEntries(changed.map((name) => [name, after[name]])) }, theProgram);
    } catch (error) {
      if (!(error instanceof SavedBySomeoneElse)) throw error;
      await carryOn(after, before);
    }
  }

  return {
    ...single,
    now: async () => shownNow(await single.read(), await next.read()),
    withNext,
    /** The academy's e-mail before a moment, as far as versions are kept. */
    async emailBefore(moment: number): Promise<string> {
      const { items } = await single.versions();
      const before = items.find(({ saved_at }) => Date.parse(saved_at) < moment) ?? items.at(-1);
      return before?.item.email ?? "";
    },
    next: { ...next, read: readNext, prepared: next.read },
    /** Saves the facts that were prepared for today or an earlier day, once, whichever process does it first. */
    async takeOver(): Promise<void> {
      const { from, version: _, ...fields } = await next.read();
      if (!hasCome(from)) return;
      await single.save(fields, theProgram, "take-over");
      await next.save({ ...fields, from: "" }, theProgram);
    },
  };
}

/** Finds the content that still says what the facts were before. */
export function createOutdated({ versions }: ReturnType<typeof createFacts>, usesOf: ReturnType<typeof createTextUses>) {
  return async () => {
    const [now, ...were] = (await versions()).items.map(({ item }) => item);
    return now ? usesOf(outdatedTexts(now, were)) : [];
  };
}

/** The facts that staff set, as pages and mails show them. `today`: the calendar day where the academy is. */
function academyFacts(fields: FactsFields, publicUrl: string, today: string): AcademyFacts {
  const [first = noPhone, ...more] = fields.phones.map(phoneOf);
  return {
    name: fields.name,
    phones: [first, ...more],
    email: fields.email,
    address: wholeAddress(fields.address.join(", "), fields.city),
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

function emailMoved(after: Pick<FactsFields, "email">, before: Pick<FactsFields, "email">): string {
  return `${after.email} and no longer ${before.email}; enquiries are mailed there.`;
}

/** A number as pages show and dial it. */
export function phoneOf({ number, label }: FactsFields["phones"][number]): Phone {
  const [dialled = number] = phoneNumbersIn(number);
  if (callLink(dialled) !== callLink(number)) return [number, label, dialled];
  return label === "" ? [number] : [number, label];
}

/** The texts of earlier facts that are no longer in `now` and may still be written somewhere: an old phone number, an old address. */
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
