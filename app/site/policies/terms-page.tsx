import type { Route } from "./+types/terms-page";
import { Policy, policyMeta, readPolicy } from "./policy.tsx";

export const loader = ({ context }: Route.LoaderArgs) => readPolicy(context, "terms");
export const meta = ({ loaderData }: Route.MetaArgs) => policyMeta(loaderData, "/terms-conditions");

export default function TermsPage({ loaderData: { head, html } }: Route.ComponentProps) {
  return <Policy {...head} html={html} />;
}
