import type { Route } from "./+types/privacy-page";
import { Policy, policyMeta, readPolicy } from "./policy.tsx";

export const loader = ({ context }: Route.LoaderArgs) => readPolicy(context, "privacy");
export const meta = ({ loaderData }: Route.MetaArgs) => policyMeta(loaderData, "/privacy-policy");

export default function PrivacyPage({ loaderData: { head, html } }: Route.ComponentProps) {
  return <Policy {...head} html={html} />;
}
