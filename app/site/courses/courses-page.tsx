import { requestDataContext } from "#app/context.ts";
import { Catalogue, catalogueMeta, readCatalogue } from "../subjects/catalogue.tsx";
import type { Route } from "./+types/courses-page";

export const loader = ({ context }: Route.LoaderArgs) => readCatalogue(context, "course", context.get(requestDataContext).cards("courses"));

export const meta = ({ loaderData }: Route.MetaArgs) => catalogueMeta(loaderData);

export default function CoursesPage({ loaderData }: Route.ComponentProps) {
  return <Catalogue {...loaderData} />;
}
