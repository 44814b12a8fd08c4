import { factsContext, requestDataContext } from "#app/context.ts";
import { readClassId } from "../contact/class-address.ts";
import { readTexts } from "../texts.ts";
import type { Route } from "./+types/calendar-file";
import { calendarOf } from "./calendar.ts";

/** One class, as "12.ics". */
export async function loader({ context, params: { file } }: Route.LoaderArgs) {
  const facts = context.get(factsContext);
  const data = context.get(requestDataContext);
  const [, given = ""] = /^(\d+)\.ics$/.exec(file) ?? [];
  const id = readClassId(given);
  const calendar = id === undefined ? undefined : await data.classCalendar(id);
  if (calendar?.classes.length) return calendarOf(facts, calendar, (await readTexts(context, "trust")).trust);
  return new Response("There is no such class, or it cannot be joined any more.", {
    status: 404,
    headers: { "content-type": "text/plain; charset=utf-8" },
  });
}
