import { data } from "react-router";
import { factsContext, requestDataContext } from "#app/context.ts";
import { BackLink } from "#app/ui/back-link.tsx";
import { Subsection } from "#app/ui/subsection.tsx";
import { WholeWords } from "#app/ui/whole-words.tsx";
import { numberInSlug, pagesOf } from "#contract/site/page-address.ts";
import { unbroken } from "#contract/site/unbroken.ts";
import { ForeignWords } from "../components/foreign-words.tsx";
import { Leaflet } from "../components/leaflet.tsx";
import { questionsId } from "../components/page-questions.tsx";
import { PaintedBand } from "../components/painted-band.tsx";
import { NoItem } from "../failures/no-item.tsx";
import { ledTo } from "../seo/led-to.ts";
import { notFoundMeta, pageMeta } from "../seo/page-meta.ts";
import { breadcrumbData, courseOfClass } from "../seo/schemas.ts";
import { StructuredData } from "../seo/structured-data.tsx";
import { readTexts } from "../texts.ts";
import { hasPaying, Paying } from "../trust/paying.tsx";
import type { Route } from "./+types/class-page";
import { ClassFacts } from "./class-facts.tsx";
import { ClassTicket } from "./class-ticket.tsx";
import { OtherClasses } from "./other-classes.tsx";

export async function loader({ context, params }: Route.LoaderArgs) {
  const facts = context.get(factsContext);
  const requestData = context.get(requestDataContext);
  const id = numberInSlug(params.classId);
  const found = id === undefined ? undefined : await requestData.classPage(id);
  if (found && "leadsTo" in found) throw ledTo(found.leadsTo, 302);
  // While the database is away, nobody knows whether there is such a class.
  const failed = !found && requestData.usedFallback();
  if (!found) return data({ facts, failed, shown: undefined, title: undefined }, { status: failed ? 503 : 404 });
  if (found.one.path !== `/${pagesOf.classes.part}/${encodeURIComponent(params.classId)}`) throw ledTo(found.one.path, 301);
  const { kind } = found.subject;
  const [taught, questions, share, [teacher], branch, { classes: texts, trust }] = await Promise.all([
    requestData.languages(),
    requestData.listQuestions(`${kind}Questions`),
    requestData.shareImageOf({ kind: "classes", id: found.one.id }, facts),
    requestData.teachersOf([found.one]),
    requestData.branchOf(found.one),
    readTexts(context, "classes", "trust"),
  ]);
  const language = taught.find(({ slug }) => slug === found.subject.language)?.name;
  return data({
    facts,
    failed,
    shown: { ...found, language, hasQuestions: questions.length > 0, share, teacher, branch, texts, trust },
    title: found.title,
  });
}

export const meta = ({ loaderData, location }: Route.MetaArgs) => {
  if (!loaderData?.shown) return notFoundMeta(loaderData?.facts, "class", location.pathname);
  const { facts, shown } = loaderData;
  const { title, one, state, share, language } = shown;
  const { starts, from, ends, times, held, fee } = one.words;
  return pageMeta({
    facts,
    title: `${title}, from ${starts}`,
    shorter: [`${title}, from ${from}`, [language, `${one.title}, from ${from}`].filter(Boolean).join(" "), one.title],
    description: `${[ends ? `From ${starts} to ${ends}` : `On ${starts}`, ...times, held, fee].join(". ")}.`,
    path: one.path,
    share,
    // Nobody who looks for a class wants one that has begun.
    noIndex: state === "begun",
  });
};

export default function ClassPage({ loaderData: { facts, failed, shown } }: Route.ComponentProps) {
  if (!shown) return <NoItem what="class" pages={pagesOf.classes} failed={failed} />;
  const { one, title, subject, state, others, hasQuestions, teacher, branch, texts, trust } = shown;
  return (
    <>
      <Leaflet {...{ facts, trust }} path={one.path} />
      <PaintedBand language={subject.language}>
        <span className="print-hidden">
          <BackLink to="/classes">All classes</BackLink>
        </span>
        <h1 className="mt-4 max-w-3xl text-title">
          <span className="block text-heading">
            <ForeignWords text={subject.title} />
            <span className="sr-only">: </span>
          </span>
          <ForeignWords text={unbroken(one.title)} />
        </h1>
        <p className="mt-4 text-lead">
          {one.words.ends ? "From" : "On"}{" "}
          <time dateTime={one.starts_on} className="font-semibold">
            {unbroken(one.words.starts)}
          </time>
          {one.words.ends && ` to\u00a0${unbroken(one.words.ends)}`}
          {one.words.times.map((line) => (
            <span key={line} className="block">
              {unbroken(line)}
            </span>
          ))}
        </p>
        {one.words.off && <p className="mt-1">No lesson on {unbroken(one.words.off)}</p>}
      </PaintedBand>
      <div className="page-width class-body">
        <ClassTicket one={one} title={title} state={state} texts={texts} facts={facts} trust={trust} />
        <div>
          <ClassFacts one={one} subject={subject} teacher={teacher} branch={branch} facts={facts} trust={trust} />
          {state === "open" && (
            <Subsection title={texts.steps_title}>
              {one.seats_left === 0 ? (
                <p>{texts.waiting_steps}</p>
              ) : one.fee === 0 ? (
                <p>{texts.free_steps}</p>
              ) : (
                <ol className="class-steps">
                  {texts.steps.map(({ name, text }) => (
                    <li key={name}>
                      <b>{name}</b>
                      <span className="block text-quiet">
                        <WholeWords text={text} />
                      </span>
                    </li>
                  ))}
                </ol>
              )}
              {hasQuestions && (
                <a href={`/${subject.kind}s#${questionsId}`} className="mt-4 inline-block py-1.5 text-action underline">
                  {texts.questions}
                </a>
              )}
            </Subsection>
          )}
          {one.fee > 0 && hasPaying(facts) && (
            <Subsection title={trust.paying}>
              <Paying facts={facts} texts={trust} />
            </Subsection>
          )}
          <OtherClasses title={texts.others_title} classes={others} subject={subject} />
        </div>
      </div>
      <StructuredData data={courseOfClass(facts, { ...one, subject })} />
      <StructuredData data={breadcrumbData(facts, ["Classes", "/classes"], [title, one.path])} />
    </>
  );
}

export const ErrorBoundary = () => <NoItem what="class" pages={pagesOf.classes} failed />;
