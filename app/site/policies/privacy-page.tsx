import type { MetaDescriptor } from "react-router";
import { factsContext, requestDataContext } from "#app/context.ts";
import { pageMeta } from "../seo/page-meta.ts";
import type { Route } from "./+types/privacy-page";
import { Policy } from "./policy.tsx";
import { policyHtml } from "./policy-html.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const facts = context.get(factsContext);
  const { effective, text } = await context.get(requestDataContext).policy("privacy");
  return { facts, effective, html: policyHtml(text, facts) };
}

export function meta({ loaderData: { facts, effective } }: Route.MetaArgs): MetaDescriptor[] {
  const description = `What we learn about you when you use this website or write to us, what we do with it, and what you can ask of us. Effective ${effective}.`;
  return pageMeta({ facts, title: "Privacy Policy", description, path: "/privacy-policy" });
}

export default function PrivacyPage({ loaderData: { effective, html } }: Route.ComponentProps) {
  return <Policy title="Privacy Policy" effective={effective} html={html} />;
}
