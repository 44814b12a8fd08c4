import type { MetaDescriptor } from "react-router";
import { factsContext, requestDataContext } from "#app/context.ts";
import { withValues } from "#contract/site/with-values.ts";
import { textsWith } from "#contract/site-texts/text-shapes.ts";
import { pageMeta } from "../seo/page-meta.ts";
import type { Route } from "./+types/privacy-page";
import { Policy } from "./policy.tsx";
import { policyHtml } from "./policy-html.ts";
import { withContents } from "./with-contents.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const facts = context.get(factsContext);
  const { text, ...head } = await context.get(requestDataContext).policy("privacy");
  return { facts, head: textsWith(head, {}, facts), html: withContents(policyHtml(text, facts), head.contents) };
}

export function meta({ loaderData: { facts, head } }: Route.MetaArgs): MetaDescriptor[] {
  return pageMeta({ facts, title: head.title, description: withValues(head.description, head), path: "/privacy-policy" });
}

export default function PrivacyPage({ loaderData: { head, html } }: Route.ComponentProps) {
  return <Policy {...head} html={html} />;
}
