import { requestDataContext } from "#app/context.ts";
import { Catalogue, catalogueMeta, readCatalogue } from "../subjects/catalogue.tsx";
import type { Route } from "./+types/exams-page";

export const loader = ({ context }: Route.LoaderArgs) => readCatalogue(context, "exam", context.get(requestDataContext).cards("exams"));

export const meta = ({ loaderData }: Route.MetaArgs) => catalogueMeta(loaderData);

export default function ExamsPage({ loaderData }: Route.ComponentProps) {
  return <Catalogue {...loaderData} />;
}
