import { buttonLook } from "#app/ui/button-link.tsx";
import { Section } from "#app/ui/section.tsx";
import { foundInWords } from "#contract/languages/level-check.ts";
import { formId } from "#contract/site/page-address.ts";
import { withValues } from "#contract/site/with-values.ts";
import { ClassList } from "../classes/class-list.tsx";
import type { Ladder, LevelTexts, Outcome } from "./level-form.ts";
import { stepId } from "./level-step.tsx";

/** What was found, the classes that fit, and the way to the contact form with it. */
export function LevelFound(props: Outcome & { texts: LevelTexts; ladder: Ladder }) {
  const { language, found, learn, beside, besideNext, ownLevels, course, more, classes, fit, texts, ladder } = props;
  const words = foundInWords(found);
  const means = (rung: string | undefined) => ladder.find((one) => one.rung === rung)?.means;
  const said = (text: string, level = "") => withValues(text, { language: language.name, level });
  const withBeside = (level: string, others: readonly string[]) => (others.length > 0 ? `${level} (about ${others.join(" or ")})` : level);
  const titles = { "next level": texts.fitting, "found level": said(texts.none_fits), "own levels": said(texts.begin_next) };
  const title = classes.length > 0 ? titles[fit] : said(learn ? texts.none_fits : texts.above);
  return (
    <>
      <Section>
        <div className="grid gap-x-16 lg:grid-cols-2">
          <div>
            <h2 id={stepId} tabIndex={-1} className="scroll-mt-14 outline-none">
              <span className="block text-lead font-normal">{said(texts.found)}</span>
              <span className="mt-2 block text-title text-action">{words}</span>
            </h2>
            {beside.length > 0 && <p className="mt-2 text-lead text-quiet">{said(texts.beside, beside.join(" or "))}</p>}
            {ownLevels.length > 0 && <p className="mt-2 text-lead text-quiet">{said(texts.own_ladder, ownLevels.join(", "))}</p>}
          </div>
          <div className="column mt-6 lg:mt-0">
            {found.sure && <p className="mb-4 text-lead">{means(found.sure)}</p>}
            {learn && (
              <p className="mb-4">
                <b>{said(texts.next, withBeside(learn, besideNext))}</b> {means(learn)}
              </p>
            )}
            <p className="text-quiet">{texts.honest}</p>
            <p className="mt-4">
              <a href="/level" className="inline-block py-1.5 text-action underline">
                Begin again
              </a>
            </p>
          </div>
        </div>
      </Section>
      <Section title={title} tone="card">
        {classes.length > 0 && fit === "found level" && <p className="mb-4 text-lead">{said(texts.repeats, found.sure)}</p>}
        {classes.length > 0 && fit === "own levels" && <p className="mb-4 text-lead">{said(texts.own_levels)}</p>}
        {classes.length > 0 && <ClassList classes={classes} />}
        {more && (
          <p className={classes.length > 0 ? "mt-6" : undefined}>
            <a href={more.path} className="inline-block py-1.5 text-action underline">
              {more.words}
            </a>
          </p>
        )}
      </Section>
      <Section title={texts.seat_title} lead={texts.seat}>
        <form method="post" action={`/contact#${formId}`}>
          <input type="hidden" name="begin" value="level" />
          {course !== undefined && <input type="hidden" name="interestedCourses" value={course} />}
          <input type="hidden" name="details" value={said(texts.message, withBeside(words, beside))} />
          <button type="submit" className={buttonLook()}>
            Ask about a class
          </button>
        </form>
      </Section>
    </>
  );
}
