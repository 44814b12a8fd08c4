import type { MetaDescriptor } from "react-router";
import { factsContext } from "#app/context.ts";
import { pageMeta } from "../seo/page-meta.ts";
import type { Route } from "./+types/privacy-page";
import { effective } from "./effective.ts";
import { Policy } from "./policy.tsx";
import { PrivacyText } from "./privacy-text.tsx";

/** Nothing to operate here, so no script. */
export const handle = { withoutScript: true };

export function loader({ context }: Route.LoaderArgs) {
  return { facts: context.get(factsContext) };
}

export function meta({ loaderData }: Route.MetaArgs): MetaDescriptor[] {
  return pageMeta({
    facts: loaderData?.facts,
    title: "Privacy Policy",
    description: `What we learn about you when you use this website or write to us, what we do with it, and what you can ask of us. ${effective}.`,
    path: "/privacy-policy",
  });
}

export default function PrivacyPage({ loaderData }: Route.ComponentProps) {
  return (
    <Policy title="Privacy Policy">
      <PrivacyText academy={loaderData.facts} />
    </Policy>
  );
}
