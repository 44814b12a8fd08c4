import type { RequestData } from "#academy/public/public-academy.ts";
import { factsContext, requestDataContext } from "#app/context.ts";
import type { AcademyFacts } from "#contract/site/academy-facts.ts";
import type { Route } from "./+types/samples";

/** What a list page shows when the browser could not fetch its data. */
export type SampleLists = Awaited<ReturnType<RequestData["sampleLists"]>> & { facts: AcademyFacts };

export async function loader({ context }: Route.LoaderArgs) {
  const lists: SampleLists = { facts: context.get(factsContext), ...(await context.get(requestDataContext).sampleLists()) };
  return Response.json(lists);
}
