import type { MetaDescriptor } from "react-router";
import type { RequestData } from "#academy/public/public-academy.ts";
import { factsContext, requestDataContext } from "#app/context.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { Section } from "#app/ui/section.tsx";
import type { Language } from "#contract/kinds/language.ts";
import { type CanDo, type Found, firstRung, nextOfCheck, type Rung, rungToLearn } from "#contract/languages/level-check.ts";
import { classLevelsAtRung, lastRungOf, levelsFound, levelsToLearn } from "#contract/languages/level-schemes.ts";
import { languageOf } from "#contract/site/course-language.ts";
import { courseAddress } from "#contract/site/page-address.ts";
import { classesAddress } from "../classes/classes-address.ts";
import { Banner } from "../components/banner.tsx";
import { pageMeta } from "../seo/page-meta.ts";
import { readTexts } from "../texts.ts";
import type { Route } from "./+types/level-page";
import { answersOfForm, ladderOfTexts, type Outcome, type Step } from "./level-form.ts";
import { LevelFound } from "./level-found.tsx";
import { LevelStep } from "./level-step.tsx";

export async function loader({ context }: Route.LoaderArgs) {
  const requestData = context.get(requestDataContext);
  const [languages, texts] = await Promise.all([requestData.languages(), readTexts(context, "level")]);
  return { facts: context.get(factsContext), languages: languages.map(({ slug, name }) => ({ slug, name })), texts: texts.level };
}

/** The next sentences, or what was found. Answers travel from step to step in the form and are kept nowhere. */
export async function action({ context, request }: Route.ActionArgs): Promise<{ step: Step } | { outcome: Outcome }> {
  const requestData = context.get(requestDataContext);
  const [languages, texts] = await Promise.all([requestData.languages(), readTexts(context, "level")]);
  const form = await request.formData().catch(() => new FormData());
  const { answers, open } = answersOfForm(form, ladderOfTexts(texts.level));
  const language = languages.find(({ slug }) => slug === form.get("language"));
  const [unfinished] = Object.entries(open) as [Rung, (CanDo | undefined)[]][];
  if (!language || unfinished) {
    const [ask, said] = unfinished ?? [firstRung, answers[firstRung] ?? []];
    const problem = language ? "Please answer each sentence." : "Please choose a language.";
    return { step: { language: language?.slug ?? "", ask, answers: language ? answers : {}, open: [...said], problem } };
  }
  const next = nextOfCheck(answers, lastRungOf(language));
  if ("ask" in next) return { step: { language: language.slug, ask: next.ask, answers } };
  return { outcome: await outcomeOf(requestData, languages, language, next.found) };
}

const mostClasses = 3;

async function outcomeOf(requestData: RequestData, languages: readonly Language[], language: Language, found: Found): Promise<Outcome> {
  const { slug, name } = language;
  const learn = rungToLearn(found, lastRungOf(language));
  const courses = await requestData.names("courses");
  const fitting = await classesAt(requestData, language, learn);
  // Where nothing begins at the next level, whoever is not sure yet may want the one that was found again.
  const repeats = learn !== undefined && fitting.length === 0;
  const classes = repeats ? await classesAt(requestData, language, found.sure) : fitting;
  const course = courses.find((one) => languageOf(one, languages)?.slug === slug);
  const all = await requestData.listedClasses({ language: slug });
  const toClasses = { path: classesAddress({ language: slug }), words: `All ${name} classes` };
  const more = all.classes.length > 0 ? toClasses : course && { path: courseAddress(course), words: course.title };
  return {
    language: { slug, name },
    found,
    learn,
    beside: levelsFound(language, found),
    besideNext: levelsToLearn(language, learn),
    ownLevels: language.scheme === "own" ? language.levels : [],
    ...(course && { course: course.title }),
    ...(more && { more }),
    fit: language.scheme === "own" ? "own levels" : repeats ? "found level" : "next level",
    classes: classes.slice(0, mostClasses),
  };
}

async function classesAt(requestData: RequestData, language: Language, rung: Rung | undefined): Promise<Outcome["classes"]> {
  const levels = language.scheme === "own" ? [undefined] : rung ? classLevelsAtRung(language, rung) : [];
  const listed = await Promise.all(levels.map((level) => requestData.listedClasses({ language: language.slug, ...(level && { level }) })));
  return listed.flatMap(({ classes }) => classes);
}

export function meta({ loaderData: { facts, texts } }: Route.MetaArgs): MetaDescriptor[] {
  return pageMeta({ facts, title: texts.title, description: texts.description, path: "/level" });
}

export default function LevelPage({ loaderData: { languages, texts }, actionData }: Route.ComponentProps) {
  const ladder = ladderOfTexts(texts);
  const outcome = actionData && "outcome" in actionData ? actionData.outcome : undefined;
  const only = languages.length === 1 ? languages[0] : undefined;
  const step = actionData && "step" in actionData ? actionData.step : { language: only?.slug ?? "", ask: firstRung, answers: {} };
  return (
    <>
      {languages.length > 0 ? (
        <Banner title={texts.title} lead={texts.lead} scene="level" />
      ) : (
        <Banner title={texts.title} scene="level">
          <ButtonLink to="/contact">Ask us</ButtonLink>
        </Banner>
      )}
      {outcome && <LevelFound {...outcome} texts={texts} ladder={ladder} />}
      {!outcome && languages.length > 0 && <LevelStep {...step} languages={languages} ladder={ladder} texts={texts} />}
      <Section title={texts.ladder_title} tone="sand">
        <ol className="grid gap-x-12 gap-y-9 md:grid-cols-2">
          {ladder.map(({ rung, means, sentences }) => (
            <li key={rung} className="grid grid-cols-[3.5rem_1fr] border-t border-line pt-5">
              <h3 className="text-[1.625rem]/[1.2] text-action">{rung}</h3>
              <div>
                <p className="font-semibold">{means}</p>
                <ul className="mt-2 list-disc space-y-1 pl-5 text-quiet">
                  {sentences.map((sentence) => (
                    <li key={sentence}>{sentence}</li>
                  ))}
                </ul>
              </div>
            </li>
          ))}
        </ol>
      </Section>
    </>
  );
}
