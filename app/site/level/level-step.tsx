import { buttonLook } from "#app/ui/button-link.tsx";
import { Section } from "#app/ui/section.tsx";
import type { Language } from "#contract/kinds/language.ts";
import { canDo, type Rung } from "#contract/languages/level-check.ts";
import { fieldClass } from "../contact/field-class.ts";
import { fieldOf, type Ladder, type LevelTexts, type Step } from "./level-form.ts";

const answerNames = { yes: "Yes", some: "Partly", no: "Not yet" } as const;
/** Where the form leads: the focus and a screen reader go on there. */
export const stepId = "step";

type LevelStepProps = Step & { languages: readonly Pick<Language, "slug" | "name">[]; ladder: Ladder; texts: LevelTexts };

/** The sentences of one rung. What was said before travels along, so that it works without scripts and is kept nowhere. */
export function LevelStep({ language, ask, answers, open, problem, languages, ladder, texts }: LevelStepProps) {
  const before = Object.entries(answers).filter(([rung]) => rung !== ask);
  const isFirst = before.length === 0;
  const sentences = ladder.find(({ rung }) => rung === ask)?.sentences ?? [];
  return (
    <Section>
      <form method="post" action={`/level#${stepId}`} aria-label="Your level" className="max-w-2xl">
        {problem && (
          <p role="alert" className="mb-6 rounded-md border-l-4 border-brick bg-card px-4 py-3 font-semibold text-brick">
            {problem}
          </p>
        )}
        {isFirst ? (
          <div className="mb-9 grid gap-1.5">
            <label htmlFor="level-language" className="font-semibold">
              {texts.language}
            </label>
            <select id="level-language" name="language" required defaultValue={language} className={fieldClass}>
              <option value="">Choose</option>
              {languages.map(({ slug, name }) => (
                <option key={slug} value={slug}>
                  {name}
                </option>
              ))}
            </select>
          </div>
        ) : (
          <input type="hidden" name="language" value={language} />
        )}
        <h2 id={stepId} tabIndex={-1} className="scroll-mt-14 text-subheading outline-none">
          {isFirst ? texts.asks : texts.asks_more}
        </h2>
        <input type="hidden" name="asked" value={ask} />
        {before.flatMap(([rung, said]) =>
          said.map((one, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the place of a sentence names it.
            <input key={`${rung} ${at}`} type="hidden" name={fieldOf(rung as Rung, at)} value={one} />
          )),
        )}
        <div className="mt-5 grid gap-7">
          {sentences.map((sentence, at) => (
            <fieldset key={sentence} className="min-w-0">
              <legend className="text-lead">{sentence}</legend>
              <div className="mt-3 grid grid-cols-[repeat(auto-fit,minmax(5.2rem,1fr))] gap-2 pr-8 sm:pr-0">
                {canDo.map((one) => (
                  <label
                    key={one}
                    className="flex min-h-12 cursor-pointer items-center justify-center gap-1 rounded-md border border-quiet bg-card px-1 text-center font-semibold hover:border-action has-checked:border-action has-checked:bg-lagoon-pale"
                  >
                    <input
                      type="radio"
                      name={fieldOf(ask, at)}
                      value={one}
                      required
                      defaultChecked={open?.[at] === one}
                      className="size-4 shrink-0 accent-lagoon"
                    />
                    {answerNames[one]}
                  </label>
                ))}
              </div>
            </fieldset>
          ))}
        </div>
        <button type="submit" className={`${buttonLook()} mt-9`}>
          Go on
        </button>
      </form>
    </Section>
  );
}
