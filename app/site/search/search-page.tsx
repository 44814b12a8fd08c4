import { use } from "react";
import { data, type HeadersFunction, type MetaDescriptor } from "react-router";
import { factsContext, requestDataContext } from "#app/context.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { WholeWords } from "#app/ui/whole-words.tsx";
import { Banner } from "../components/banner.tsx";
import { LanguageWall } from "../home/language-wall.tsx";
import { pageMeta } from "../seo/page-meta.ts";
import { readTexts, SaidContext, textsAround } from "../texts.ts";
import type { Route } from "./+types/search-page";
import { FoundGroups } from "./found-groups.tsx";
import { readSearchAddress, searchAddress } from "./search-address.ts";
import { foundId, SearchForm } from "./search-form.tsx";

export const handle = { search: searchAddress };

/** What somebody looks for is cached nowhere, and not told to the page that they go on to. */
const ofOne = { "cache-control": "no-store", "referrer-policy": "strict-origin", "x-robots-tag": "noindex" };

export async function loader({ context, request }: Route.LoaderArgs) {
  const requestData = context.get(requestDataContext);
  const q = readSearchAddress(new URL(request.url).searchParams);
  const [{ search: texts }, courses, found] = await Promise.all([
    readTexts(context, "search"),
    requestData.names("courses"),
    q === "" ? undefined : requestData.search(q),
  ]);
  const loaded = { facts: context.get(factsContext), q, texts, courses, found };
  return data({ ...loaded, isOld: requestData.usedFallback() }, { headers: q === "" ? { "x-robots-tag": "noindex" } : ofOne });
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export function meta({ loaderData: { facts, q, texts } }: Route.MetaArgs): MetaDescriptor[] {
  const { title } = texts;
  return pageMeta({ facts, title: q === "" ? title : `${title}: ${q}`, path: "/search", noIndex: true });
}

export default function SearchPage({ loaderData: { facts, q, texts, courses, found, isOld } }: Route.ComponentProps) {
  const { failures } = use(SaidContext);
  const { menu, quick_links } = textsAround("layout", facts);
  const isEmpty = found?.order.length === 0;
  return (
    <>
      <Banner title={texts.title} lead={q === "" ? texts.lead : undefined} scene="search">
        <SearchForm key={q} q={q} texts={texts} />
      </Banner>
      {found && (
        <div className="page-width pt-8 last:pb-16 sm:pt-16">
          <h2 id={foundId} tabIndex={-1} className="scroll-mt-6 text-heading outline-none">
            {isEmpty ? texts.nothing_title : texts.found} <bdi className="text-quiet">“{q}”</bdi>
          </h2>
          {!isEmpty && found.instead !== undefined && (
            <p className="column mt-3">
              {texts.instead} <bdi className="font-semibold">“{found.instead}”</bdi>.
            </p>
          )}
          {found.isPartial && <p className="column mt-3">{texts.partial}</p>}
          {isOld && <p className="column mt-3">{failures.old_search}</p>}
          {isEmpty && (
            <>
              <p className="column mt-4 text-lead">
                <WholeWords text={texts.nothing} />
              </p>
              <p className="mt-6">
                <ButtonLink to="/contact">{texts.ask}</ButtonLink>
              </p>
            </>
          )}
        </div>
      )}
      {found && !isEmpty ? (
        <FoundGroups facts={facts} found={found} texts={texts} links={[...menu, ...quick_links]} />
      ) : (
        <LanguageWall title={texts.ways_title} courses={courses} />
      )}
    </>
  );
}
