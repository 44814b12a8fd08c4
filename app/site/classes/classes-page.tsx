import { redirect } from "react-router";
import { factsContext, requestDataContext } from "#app/context.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { Section } from "#app/ui/section.tsx";
import { ownAddress } from "#contract/kinds/branch.ts";
import { withValues } from "#contract/site/with-values.ts";
import type { TextsOf } from "#contract/site-texts/texts-kinds.ts";
import { Banner } from "../components/banner.tsx";
import { absoluteAddress } from "../seo/absolute-address.ts";
import { pageMeta } from "../seo/page-meta.ts";
import { classListData } from "../seo/schemas.ts";
import { StructuredData } from "../seo/structured-data.tsx";
import { readTexts } from "../texts.ts";
import type { Route } from "./+types/classes-page";
import { ClassFilters, monthName } from "./class-filters.tsx";
import { ClassGroups } from "./class-groups.tsx";
import { ClassWeek } from "./class-week.tsx";
import {
  type ClassesFilter,
  classesAddress,
  classesSearch,
  fitsNone,
  foundId,
  knownFilter,
  missingInWords,
  nearestTo,
  readClassesAddress,
} from "./classes-address.ts";

export const handle = { search: classesSearch };

export async function loader({ context, request }: Route.LoaderArgs) {
  const requestData = context.get(requestDataContext);
  const asked = readClassesAddress(new URL(request.url).searchParams);
  const taught = await requestData.languages();
  const branches = asked.branch === undefined ? [] : await requestData.branches();
  const filter = knownFilter(asked, taught, branches);
  if (classesAddress(filter) !== classesAddress(asked))
    throw redirect(classesAddress(filter), { headers: { "cache-control": "no-store" } });
  const { fits, view: _, without: __, ...wanted } = filter;
  const [listed, { classes: texts }] = await Promise.all([requestData.listedClasses(wanted), readTexts(context, "classes")]);
  const isNarrowed = Object.keys(wanted).length > 0;
  // While the database is away, nobody knows which classes there are.
  if (listed.total === 0 && isNarrowed && !requestData.usedFallback())
    throw redirect(classesAddress(listed.without ? nearestTo(filter, listed.without) : fitsNone), {
      headers: { "cache-control": "no-store" },
    });
  const language = taught.find(({ slug }) => slug === filter.language)?.name;
  const branch = filter.branch === 0 ? ownAddress : branches.find(({ id }) => id === filter.branch)?.name;
  return { facts: context.get(factsContext), filter, language, branch, texts, ...listed, ...(fits && { classes: [], total: 0 }) };
}

export const meta = ({ loaderData: { facts, filter, language, branch, texts } }: Route.MetaArgs) => {
  return pageMeta({
    facts,
    title: titleOf(filter, texts, { language, branch }),
    description: texts.description,
    // The list with one filter is a page worth finding; a combination is a view of it.
    path: classesAddress(Object.keys(filter).length > 1 || filter.fits || filter.without || filter.view ? {} : filter),
  });
};

export default function ClassesPage({ loaderData }: Route.ComponentProps) {
  const { facts, filter, language, branch, classes, total, texts, ...known } = loaderData;
  const { view, ...narrowing } = filter;
  const isFiltered = Object.keys(narrowing).length > 0;
  return (
    <>
      <Banner title={texts.title} lead={texts.lead} scene="classes" />
      <Section>
        {(total > 0 || isFiltered) && (
          <div className="class-choices print-hidden">
            <nav aria-label="Ways to look" className="class-views">
              <ViewLink filter={narrowing} isOn={!view}>
                List
              </ViewLink>
              <ViewLink filter={{ ...narrowing, view: "week" }} isOn={view === "week"}>
                Week
              </ViewLink>
            </nav>
            <ClassFilters key={classesAddress(filter)} filter={filter} language={language} branch={branch} {...known} />
          </div>
        )}
        <div className="mt-8 mb-5 flex flex-wrap items-center gap-x-5 gap-y-2">
          <p id={foundId} tabIndex={-1} role="status" className="scroll-mt-6 font-semibold outline-none">
            {countText(texts, total, classes.length, filter)}
          </p>
          {isFiltered && <p className="empty:hidden">{[language ?? [], narrowedInWords(filter, branch)].flat().join(", ")}</p>}
          {isFiltered && (
            <a href={classesAddress(view ? { view } : {})} className="print-hidden py-1.5 text-action underline">
              Show all classes
            </a>
          )}
          {filter.without && (
            <a href="/contact" className="print-hidden py-1.5 text-action underline">
              Ask us
            </a>
          )}
        </div>
        {total === 0 && <ButtonLink to="/contact">Ask us</ButtonLink>}
        {total > 0 && (view ? <ClassWeek classes={classes} /> : <ClassGroups classes={classes} more={texts.more} />)}
        {total > 0 && (
          <p className="print-hidden mt-8">
            <a
              href={absoluteAddress(facts, "/classes.ics").replace(/^https?:/, "webcal:")}
              className="inline-block py-1.5 text-action underline"
            >
              {texts.calendar}
            </a>
          </p>
        )}
      </Section>
      {classes.length > 0 && <StructuredData data={classListData(facts, classes)} />}
    </>
  );
}

function ViewLink({ filter, isOn, children }: { filter: ClassesFilter; isOn: boolean; children: string }) {
  return (
    <a href={classesAddress(filter)} aria-current={isOn ? "true" : undefined}>
      {children}
    </a>
  );
}

function countText(texts: TextsOf<"classes">, total: number, shown: number, { view: _, without, ...narrowing }: ClassesFilter): string {
  if (without) return withValues(texts.nearest, { missing: missingInWords(without) });
  if (total === 0) return Object.keys(narrowing).length > 0 ? texts.none_fits : texts.none;
  if (shown < total) return withValues(texts.some, { shown, all: total });
  return total === 1 ? "1 class" : `${total} classes`;
}

type Called = { language: string | undefined; branch: string | undefined };

/** What was chosen besides a language: "A1", "January 2027", "evening". */
function narrowedInWords({ level, month, evening, weekend, online }: ClassesFilter, branch: string | undefined): string[] {
  const all = [level, month && monthName(month), branch, evening && "evening", weekend && "weekend", online && "online"];
  return all.filter((words): words is string => Boolean(words));
}

/** "German Classes in Sri Lanka, A1, January 2027, evening" */
function titleOf(filter: ClassesFilter, texts: TextsOf<"classes">, { language, branch }: Called): string {
  return [language ? withValues(texts.head_language, { language }) : texts.head, ...narrowedInWords(filter, branch)].join(", ");
}
