import { data, type MetaDescriptor } from "react-router";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { Banner } from "../components/banner.tsx";
import { factsOf, pageMeta } from "../seo/page-meta.ts";
import type { Route } from "./+types/unknown-page";

export function loader() {
  return data(null, { status: 404 });
}

export const handle = { withoutScript: true };

export function meta({ matches, location }: Route.MetaArgs): MetaDescriptor[] {
  return pageMeta({ facts: factsOf(matches), title: "Page not found", path: location.pathname, noIndex: true });
}

export default function UnknownPage() {
  return (
    <Banner
      title="We cannot find that page"
      lead="The address may be mistyped, or the page may have moved. Our courses and a person to ask are close by."
    >
      <ButtonLink to="/">Go to the home page</ButtonLink>
      <ButtonLink to="/courses" kind="secondary">
        See all courses
      </ButtonLink>
    </Banner>
  );
}
