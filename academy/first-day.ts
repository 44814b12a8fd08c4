import { type ClosedDays, closedDaysOf, firstHeldDay } from "#contract/classes/class-days.ts";
import { factsKind } from "#contract/kinds/academy-facts.ts";
import type { ClassTable } from "#database/tables.ts";
import type { Reader } from "#database/transaction.ts";
import { textsOf, timesOf } from "./json-list.ts";

/** The columns that the first day of a class follows from. */
export const dateColumns = ["classes.starts_on", "classes.ends_on", "classes.times", "classes.no_class_on", "classes.held_on"] as const;
type Row = Pick<ClassTable, "starts_on" | "ends_on" | "times" | "no_class_on" | "held_on">;

/** Answers a function that says on which day the class of a row is first held. */
export async function firstDayIn(db: Reader): Promise<(row: Row) => string> {
  const closed = await closedDaysIn(db);
  return (row) => firstHeldDay(datesOf(row), closed);
}

/** The day on which a class is first held. */
export async function firstDayOf(db: Reader, id: number): Promise<string> {
  const row = await db.selectFrom("classes").select(dateColumns).where("id", "=", id).executeTakeFirstOrThrow();
  return (await firstDayIn(db))(row);
}

/** The days of a class as its row has them. */
export function datesOf({ starts_on, ends_on, times, no_class_on, held_on }: Row) {
  return { starts_on, ends_on, times: timesOf(times), no_class_on: textsOf(no_class_on), held_on: textsOf(held_on) };
}

/** The days on which the academy is closed. */
export async function closedDaysIn(db: Reader): Promise<ClosedDays[]> {
  const row = await db.selectFrom("site_settings").select("data").where("name", "=", factsKind.row).executeTakeFirst();
  return closedDaysInFacts(JSON.parse(row?.data ?? "{}"));
}

/** The days on which the academy is closed, from its facts as any version of the program stored them. */
export function closedDaysInFacts({ exceptions }: { exceptions?: unknown }): ClosedDays[] {
  return closedDaysOf(factsKind.list.exceptions.answer.safeParse(exceptions).data ?? []);
}
