import { factsContext, requestDataContext } from "#app/context.ts";
import { readClassId } from "../contact/class-address.ts";
import type { Route } from "./+types/calendar-file";
import { calendarOf } from "./calendar.ts";

/** One class, as "12.ics". */
export async function loader({ context, params: { file } }: Route.LoaderArgs) {
  const [, given = ""] = /^(\d+)\.ics$/.exec(file) ?? [];
  const id = readClassId(given);
  const calendar = id === undefined ? undefined : await context.get(requestDataContext).classCalendar(id);
  if (calendar?.classes.length) return calendarOf(context.get(factsContext), calendar);
  return new Response("There is no such class, or it cannot be joined any more.", {
    status: 404,
    headers: { "content-type": "text/plain; charset=utf-8" },
  });
}
