import type { MetaDescriptor } from "react-router";
import { factsContext } from "#app/context.ts";
import { pageMeta } from "../seo/page-meta.ts";
import type { Route } from "./+types/terms-page";
import { effective } from "./effective.ts";
import { Policy } from "./policy.tsx";
import { TermsText } from "./terms-text.tsx";

/** Nothing to operate here, so no script. */
export const handle = { withoutScript: true };

export function loader({ context }: Route.LoaderArgs) {
  return { facts: context.get(factsContext) };
}

export function meta({ loaderData }: Route.MetaArgs): MetaDescriptor[] {
  return pageMeta({
    facts: loaderData?.facts,
    title: "Terms and Conditions",
    description: `The terms for using this website and for taking a class with us: enrolment, fees, exams, conduct and law. ${effective}.`,
    path: "/terms-conditions",
  });
}

export default function TermsPage({ loaderData }: Route.ComponentProps) {
  return (
    <Policy title="Terms and Conditions">
      <TermsText academy={loaderData.facts} />
    </Policy>
  );
}
