import type { DeskToday } from "#contract/enquiries/desk-today.ts";
import { addDays } from "#contract/site/days.ts";
import type { Database } from "#database/database.ts";
import { monthBegins, startOfDayIn } from "./calendar.ts";
import { freedSeats } from "./classes/freed-seats.ts";
import { startingClasses } from "./classes/starting.ts";
import { untoldClasses } from "./classes/untold.ts";
import { dueSteps, funnels, unanswered } from "./enquiries/enquiry-figures.ts";
import { isoMoment } from "./iso-moment.ts";

type Needs = { database: Database; clock: () => number; today: () => string; timeZone: () => string };

/** Days ahead in which classes start soon. */
const soon = 14;
/** Months that the figures cover, this one among them. */
const months = 6;

/** What those who work at the desk should know today. */
export function createDeskToday({ database, clock, today, timeZone }: Needs) {
  return async (me: number): Promise<DeskToday> => {
    const day = today();
    const startOf = (date: string) => startOfDayIn(timeZone(), date);
    const since = monthBegins(day, months - 1);
    return database.scan(async (db) => ({
      today: day,
      me,
      steps: await dueSteps(db, day, me),
      unanswered: await unanswered(db, (ago) => startOf(addDays(day, -ago))),
      freed: await freedSeats(db, day),
      untold: await untoldClasses(db, { today: day }),
      starting: await startingClasses(db, { today: day, until: addDays(day, soon), now: isoMoment(clock()) }),
      since,
      ...(await funnels(db, startOf(since))),
    }));
  };
}
