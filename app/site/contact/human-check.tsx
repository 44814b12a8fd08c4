import type { HumanQuestion } from "#app/context.ts";
import { fieldClass } from "./field-class.ts";
import { FieldProblem } from "./field-problem.tsx";

/** A small question in place of the bot check, for browsers that run no scripts. */
export function HumanCheck({ question, error }: { question: HumanQuestion; error: string | undefined }) {
  return (
    <div className="grid gap-1.5 rounded-lg border border-line bg-sand p-4">
      <label htmlFor="contact-answer" className="font-semibold">
        {question.question}
      </label>
      <input
        id="contact-answer"
        name="answer"
        inputMode="numeric"
        autoComplete="off"
        required
        aria-invalid={error ? true : undefined}
        aria-describedby={error && "contact-answer-problem"}
        className={`${fieldClass} max-w-32`}
      />
      <input type="hidden" name="seal" value={question.seal} />
      {error ? <FieldProblem id="contact-answer-problem">{error}</FieldProblem> : null}
    </div>
  );
}
