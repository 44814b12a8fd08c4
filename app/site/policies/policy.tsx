import type { RouterContextProvider } from "react-router";
import { factsContext, requestDataContext } from "#app/context.ts";
import { BackLink } from "#app/ui/back-link.tsx";
import { withValues } from "#contract/site/with-values.ts";
import { textsWith } from "#contract/site-texts/text-shapes.ts";
import { RichText } from "../components/rich-text.tsx";
import { pageMeta } from "../seo/page-meta.ts";
import { policyHtml } from "./policy-html.ts";
import { withContents } from "./with-contents.ts";

export async function readPolicy(context: Readonly<RouterContextProvider>, part: "privacy" | "terms") {
  const facts = context.get(factsContext);
  const { text, ...head } = await context.get(requestDataContext).policy(part);
  return { facts, head: textsWith(head, {}, facts), html: withContents(policyHtml(text, facts), head.contents) };
}

export function policyMeta({ facts, head }: Awaited<ReturnType<typeof readPolicy>>, path: string) {
  return pageMeta({ facts, title: head.title, description: withValues(head.description, head), path });
}

export function Policy({ title, effective, html }: { title: string; effective: string; html: string }) {
  return (
    <article className="page-width py-10 sm:py-16">
      <BackLink to="/">Back to home</BackLink>
      <div className="mx-auto mt-6 max-w-160">
        <h1 className="text-title">{title}</h1>
        <p className="mt-8">Effective {effective}</p>
        <div className="mt-5">
          <RichText html={html} />
        </div>
      </div>
    </article>
  );
}
