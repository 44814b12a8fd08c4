import type { MetaDescriptor } from "react-router";
import { factsContext, requestDataContext } from "#app/context.ts";
import { pageMeta } from "../seo/page-meta.ts";
import type { Route } from "./+types/terms-page";
import { Policy } from "./policy.tsx";
import { policyHtml } from "./policy-html.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const facts = context.get(factsContext);
  const { effective, text } = await context.get(requestDataContext).policy("terms");
  return { facts, effective, html: policyHtml(text, facts) };
}

export function meta({ loaderData: { facts, effective } }: Route.MetaArgs): MetaDescriptor[] {
  const description = `The terms for using this website and for taking a class with us: enrolment, fees, exams, conduct and law. Effective ${effective}.`;
  return pageMeta({ facts, title: "Terms and Conditions", description, path: "/terms-conditions" });
}

export default function TermsPage({ loaderData: { effective, html } }: Route.ComponentProps) {
  return <Policy title="Terms and Conditions" effective={effective} html={html} />;
}
