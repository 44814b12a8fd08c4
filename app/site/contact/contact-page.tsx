import { use } from "react";
import { data, redirect } from "react-router";
import type { AskedClass, RequestData } from "#academy/public/public-academy.ts";
import { contactFormContext, factsContext, pageTypeContext, requestDataContext } from "#app/context.ts";
import { DataScript } from "#app/ui/data-script.tsx";
import { Section } from "#app/ui/section.tsx";
import type { AcademyFacts } from "#contract/shown-facts.ts";
import { courseAddress, examAddress, formId } from "#contract/site/page-address.ts";
import { type FormTexts, firstFormTexts } from "#contract/site-texts/first-form-texts.ts";
import { hasSomething, textsWith } from "#contract/site-texts/text-shapes.ts";
import type { TextsOf } from "#contract/site-texts/texts-kinds.ts";
import { Banner } from "../components/banner.tsx";
import { ForeignContext } from "../components/foreign-context.ts";
import { LevelLink, ListLink } from "../components/list-link.tsx";
import { PageQuestions } from "../components/page-questions.tsx";
import { pageMeta } from "../seo/page-meta.ts";
import { branchData } from "../seo/schemas.ts";
import { StructuredData } from "../seo/structured-data.tsx";
import { readTexts } from "../texts.ts";
import { hasPaying, Paying } from "../trust/paying.tsx";
import type { Route } from "./+types/contact-page";
import { Branches } from "./branches.tsx";
import { contactSearch, goneClass, readClassAddress, readSent, sentAddress } from "./class-address.ts";
import { ContactArea, type ContactAreaProps } from "./contact-area.tsx";
import { ContactDetails } from "./contact-details.tsx";
import { emptyMessage, type Message } from "./message.ts";
import { receivePost } from "./receive-post.ts";

const mostOthers = 4;

export const handle = { search: contactSearch };

export const middleware: Route.MiddlewareFunction[] = [({ context }) => context.set(pageTypeContext, "contact form")];

/** The same for everyone, because this page is kept in memory. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const requestData = context.get(requestDataContext);
  const { searchParams } = new URL(request.url);
  const [asked, courses, exams, branches, questions, changed, { contact: texts, trust }] = await Promise.all([
    askedClass(requestData, readClassAddress(searchParams)),
    requestData.names("courses"),
    requestData.names("exams"),
    requestData.branches(),
    requestData.questions("page:contact"),
    requestData.texts("contact"),
    readTexts(context, "contact", "trust"),
  ]);
  const facts = context.get(factsContext);
  return {
    facts,
    says: changedOfForm(changed, facts),
    botCheck: context.get(contactFormContext).botCheck,
    sent: readSent(searchParams),
    courses: courses.map((course) => ({ title: course.title, address: courseAddress(course) })),
    branches,
    questions,
    texts,
    trust,
    ...asked,
    exams: exams.map((exam) => ({ title: exam.title, address: examAddress(exam) })),
  };
}

async function askedClass(requestData: RequestData, asked: ReturnType<typeof readClassAddress>) {
  if (asked === undefined) return {};
  if (asked === goneClass) return { others: await requestData.startingSoon(mostOthers) };
  const found = await requestData.askedClass(asked);
  // While the database is away, nobody knows whether there is such a class.
  if (!found && !requestData.usedFallback())
    throw redirect(`/contact?class=${goneClass}#${formId}`, { headers: { "cache-control": "no-store" } });
  return found ?? {};
}

export async function action({ context, request }: Route.ActionArgs) {
  const { status, classId, sent, start } = await receivePost(context.get(contactFormContext), request);
  const asked = classId === undefined ? undefined : await context.get(requestDataContext).askedClass(classId);
  if (sent) throw redirect(sentAddress(asked && classId), { status: 303, headers: { "cache-control": "no-store" } });
  return data({ start, ...asked }, { status });
}

export const meta = ({ loaderData: { facts, texts } }: Route.MetaArgs) => {
  return pageMeta({ facts, title: texts.head, description: texts.description, path: "/contact" });
};

export default function ContactPage({
  loaderData: { facts, botCheck, courses, exams, branches, questions, texts, trust, says, sent, ...asked },
  actionData,
}: Route.ComponentProps) {
  const { about, others } = { about: undefined, others: undefined, ...asked, ...actionData };
  const foreign = use(ForeignContext);
  const said = JSON.stringify([courses, exams, about, others]);
  const area: ContactAreaProps = {
    foreign: { ...foreign, words: foreign.words.filter(({ text }) => said.includes(text)) },
    ...{ phones: facts.phones, about, others, courses, exams, botCheck },
    sent: sent && actionData === undefined,
    says,
    start: actionData?.start ?? { message: messageAbout(about), fields: {} },
  };
  return (
    <>
      <Banner title={texts.title} lead={texts.lead} scene="contact">
        <ListLink to="/courses">Explore Our Courses</ListLink>
      </Banner>
      <Section>
        <div className="grid items-start gap-x-16 gap-y-12 lg:grid-cols-[20rem_minmax(0,1fr)]">
          <ContactDetails facts={facts} texts={texts} trust={trust} />
          <section aria-labelledby={formId} className="rounded-lg border border-line bg-card p-4 sm:p-9">
            <div id="contact-form">
              <ContactArea {...area} />
            </div>
            <DataScript type="application/json" id="contact-data" data={area} />
          </section>
        </div>
      </Section>
      {branches.length > 0 && (
        <Section title={texts.branches_title} tone="card" few={branches.length}>
          <Branches branches={branches} texts={texts} trust={trust} />
          {branches.map((branch) => (
            <StructuredData key={branch.id} data={branchData(facts, branch)} />
          ))}
        </Section>
      )}
      {hasPaying(facts) && (
        <Section title={trust.paying} tone="sand">
          <Paying facts={facts} texts={trust} />
        </Section>
      )}
      <PageQuestions questions={questions} />
      {hasSomething(facts, "/courses") && (
        <Section title={texts.undecided_title} lead={texts.undecided} tone="night">
          <div className="flex flex-wrap gap-4">
            <ListLink to="/courses">See all courses</ListLink>
            <LevelLink />
            <ListLink to="/exams" look="secondary">
              See all exams
            </ListLink>
          </div>
        </Section>
      )}
    </>
  );
}

function messageAbout(about: AskedClass | undefined): Message {
  if (!about) return emptyMessage;
  return { ...emptyMessage, [about.kind === "course" ? "interestedCourses" : "interestedExams"]: [about.subject] };
}

/** The form's texts that staff changed. "{phone}" stays in them: the form makes a link of it. */
function changedOfForm(changed: Partial<TextsOf<"contact">> | undefined, facts: AcademyFacts): Partial<FormTexts> | undefined {
  const ofForm = Object.entries(changed ?? {}).filter(([name]) => name in firstFormTexts);
  if (ofForm.length === 0) return undefined;
  return textsWith<Partial<FormTexts>>(Object.fromEntries(ofForm), {}, { ...facts, phones: [["{phone}"]] });
}
