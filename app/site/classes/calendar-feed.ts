import { factsContext, requestDataContext } from "#app/context.ts";
import { readTexts } from "../texts.ts";
import type { Route } from "./+types/calendar-feed";
import { calendarOf } from "./calendar.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const facts = context.get(factsContext);
  const data = context.get(requestDataContext);
  return calendarOf(facts, await data.classCalendar(), (await readTexts(context, "trust")).trust);
}
