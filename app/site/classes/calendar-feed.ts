import { factsContext, requestDataContext } from "#app/context.ts";
import type { Route } from "./+types/calendar-feed";
import { calendarOf } from "./calendar.ts";

export async function loader({ context }: Route.LoaderArgs) {
  return calendarOf(context.get(factsContext), await context.get(requestDataContext).classCalendar());
}
