import type { MetaDescriptor } from "react-router";
import { headTitle } from "#contract/site/head-title.ts";
import { hasSomething, type ShareImage, type SiteFacts } from "#contract/site-texts/text-shapes.ts";
import { firstTexts, textsAround, type What } from "../texts.ts";
import { absoluteAddress } from "./absolute-address.ts";

type PageMeta = {
  /** From `factsOf(matches)`; undefined when the site's layout could not load. */
  facts: SiteFacts | undefined;
  title: string;
  /** What it is called where that is longer than results show, the fullest first. */
  shorter?: readonly string[];
  description?: string;
  /** Canonical path without the origin, e.g. "/course/German_Deutsch"; encoded here. */
  path: string;
  /** "/media/….jpg"; else `share`, else the academy's own share picture. */
  image?: string;
  share?: ShareImage | undefined;
  type?: "website" | "article";
  /** An empty list is nothing to be found. */
  noIndex?: boolean;
};

export function pageMeta({
  facts,
  title,
  shorter = [],
  description,
  path,
  image,
  share = facts?.share,
  type = "website",
  noIndex = facts !== undefined && !hasSomething(facts, path),
}: PageMeta): MetaDescriptor[] {
  const whole = headTitle([title, ...shorter], facts?.name);
  if (!facts || noIndex) return [{ title: whole }, { name: "robots", content: "noindex" }, ...words(title, description)];
  const address = absoluteAddress(facts, path);
  return [
    { title: whole },
    ...words(title, description),
    { tagName: "link", rel: "canonical", href: address },
    { property: "og:site_name", content: facts.name },
    { property: "og:type", content: type },
    { property: "og:url", content: address },
    { property: "og:image", content: absoluteAddress(facts, image || (share ?? facts.share).image) },
    ...(image
      ? []
      : [
          { property: "og:image:width", content: "1200" },
          { property: "og:image:height", content: "630" },
          { property: "og:image:alt", content: (share ?? facts.share).alt },
        ]),
    { name: "twitter:card", content: "summary_large_image" },
  ];
}

/** The head of a page whose item there is not: "Course Not Found". */
export function notFoundMeta(facts: SiteFacts | undefined, what: What, path: string): MetaDescriptor[] {
  const failures = facts ? textsAround("failures", facts) : firstTexts.failures;
  return pageMeta({ facts, title: failures[`${what}_title`], description: failures[what], path, noIndex: true });
}

/** The academy's facts, as the site's layout loaded them, for a route's `meta`. */
export function factsOf(matches: ReadonlyArray<{ id: string; loaderData?: unknown } | undefined>): SiteFacts | undefined {
  const data = matches.find((match) => match?.id === "site/layout/site-layout")?.loaderData;
  return hasFacts(data) ? data.facts : undefined;
}

function hasFacts(data: unknown): data is { facts: SiteFacts } {
  return typeof data === "object" && data !== null && "facts" in data;
}

function words(title: string, description: string | undefined): MetaDescriptor[] {
  return [
    { property: "og:title", content: title },
    ...(description
      ? [
          { name: "description", content: description },
          { property: "og:description", content: description },
        ]
      : []),
  ];
}
