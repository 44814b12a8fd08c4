import { redirect } from "react-router";
import { factsContext, requestDataContext } from "#app/context.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { Section } from "#app/ui/section.tsx";
import { Banner } from "../components/banner.tsx";
import { absoluteAddress } from "../seo/absolute-address.ts";
import { pageMeta } from "../seo/page-meta.ts";
import { classListData } from "../seo/schemas.ts";
import { StructuredData } from "../seo/structured-data.tsx";
import type { Route } from "./+types/classes-page";
import { ClassFilters, languageName, monthName } from "./class-filters.tsx";
import { ClassList } from "./class-list.tsx";
import { type ClassesFilter, classesAddress, classesSearch, fitsNone, foundId, readClassesAddress } from "./classes-address.ts";

export const handle = { search: classesSearch };

export async function loader({ context, request }: Route.LoaderArgs) {
  const filter = readClassesAddress(new URL(request.url).searchParams);
  const requestData = context.get(requestDataContext);
  const { fits, ...wanted } = filter;
  const listed = await requestData.listedClasses(wanted);
  const isNarrowed = Object.keys(wanted).length > 0;
  // While the database is away, nobody knows which classes there are.
  if (listed.total === 0 && isNarrowed && !requestData.usedFallback())
    throw redirect(classesAddress(fitsNone), { headers: { "cache-control": "no-store" } });
  return { facts: context.get(factsContext), filter, ...listed, ...(fits && { classes: [], total: 0 }) };
}

export const meta = ({ loaderData: { facts, filter } }: Route.MetaArgs) =>
  pageMeta({
    facts,
    title: titleOf(filter),
    description:
      "Language and exam classes in Sri Lanka that begin next: first day, days and times, fee in rupees, and whether there is a seat.",
    // The list with one filter is a page worth finding; a combination is a view of it.
    path: classesAddress(Object.keys(filter).length > 1 || filter.fits ? {} : filter),
  });

export default function ClassesPage({ loaderData: { facts, filter, classes, total, ...known } }: Route.ComponentProps) {
  const isFiltered = Object.keys(filter).length > 0;
  return (
    <>
      <Banner title="Next Classes" lead="When each class begins, what it costs, and whether there is a seat." />
      <Section>
        <ClassFilters key={classesAddress(filter)} filter={filter} {...known} />
        <div className="mt-8 mb-5 flex flex-wrap items-center gap-x-6 gap-y-2">
          <p id={foundId} tabIndex={-1} role="status" className="scroll-mt-6 font-semibold outline-none">
            {countText(total, classes.length, isFiltered)}
          </p>
          {isFiltered && (
            <a href="/classes" className="print-hidden py-1.5 text-action underline">
              Show all classes
            </a>
          )}
        </div>
        {total > 0 ? <ClassList classes={classes} heading="h2" /> : <ButtonLink to="/contact">Ask us</ButtonLink>}
        <p className="print-hidden mt-8">
          <a
            href={absoluteAddress(facts, "/classes.ics").replace(/^https?:/, "webcal:")}
            className="inline-block py-1.5 text-action underline"
          >
            Subscribe to all classes in your calendar
          </a>
        </p>
      </Section>
      {classes.length > 0 && <StructuredData data={classListData(facts, classes)} />}
    </>
  );
}

function countText(total: number, shown: number, isFiltered: boolean): string {
  if (total === 0 && isFiltered) return "No class fits all of that. Choose less, or ask us: new classes begin every month.";
  if (total === 0) return "No class can be joined at the moment. Ask us when the next one begins.";
  if (shown < total) return `The next ${shown} of ${total} classes: choose a language or a month to see the others.`;
  return total === 1 ? "1 class" : `${total} classes`;
}

/** "German Classes, A1, January 2027, evening" */
function titleOf({ language, level, month, evening, weekend, online }: ClassesFilter): string {
  const more = [level, month && monthName(month), evening && "evening", weekend && "weekend", online && "online"].filter(Boolean);
  return [`${language ? `${languageName(language)} ` : "Language "}Classes in Sri Lanka`, ...more].join(", ");
}
