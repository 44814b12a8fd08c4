import { data, type MetaDescriptor, useLocation } from "react-router";
import { factsContext } from "#app/context.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { Banner } from "../components/banner.tsx";
import { ListLink } from "../components/list-link.tsx";
import { factsOf, pageMeta } from "../seo/page-meta.ts";
import { textsAround } from "../texts.ts";
import type { Route } from "./+types/unknown-page";

export function loader({ context }: Route.LoaderArgs) {
  return data({ facts: context.get(factsContext) }, { status: 404 });
}

export function meta({ matches, location }: Route.MetaArgs): MetaDescriptor[] {
  const facts = factsOf(matches);
  return pageMeta({
    facts,
    title: facts ? textsAround("layout", facts).missing_head : "Page not found",
    path: location.pathname,
    noIndex: true,
  });
}

/** Of a preview link that ended, or never was: nobody is told which. */
const ended = {
  missing_title: "This preview link does not work any more",
  missing: "It may have ended. Please ask whoever sent it to you for a new one.",
};

export default function UnknownPage({ loaderData: { facts } }: Route.ComponentProps) {
  const isPreview = useLocation().pathname === "/preview";
  const texts = isPreview ? ended : textsAround("layout", facts);
  return (
    <Banner title={texts.missing_title} lead={texts.missing} scene="search">
      <ButtonLink to="/">Go to the home page</ButtonLink>
      <ListLink to="/courses" look="secondary">
        See all courses
      </ListLink>
      {"search" in texts && (
        <ButtonLink to="/search" look="secondary">
          {texts.search}
        </ButtonLink>
      )}
    </Banner>
  );
}
