import { ForeignWords } from "../components/foreign-words.tsx";
import { FieldProblem } from "./field-problem.tsx";

type InterestGroupProps = {
  name: "interestedCourses" | "interestedExams";
  legend: string;
  titles: readonly string[];
  chosen: readonly string[];
  error: string | undefined;
  columns: string;
};

/** Boxes to tick, one for each title that was fetched. */
export function InterestGroup({ name, legend, titles, chosen, error, columns }: InterestGroupProps) {
  return (
    <fieldset aria-describedby={error && `contact-${name}-problem`}>
      <legend className="mb-2 font-semibold">{legend}</legend>
      <div className={`grid gap-x-2 min-[22rem]:pr-5 sm:gap-x-4 sm:pr-0 ${columns}`}>
        {titles.map((title, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: staff may write the same twice, and the list never moves
          <label key={index} className="flex min-h-11 items-center gap-2 py-1.5 sm:gap-3">
            <input
              type="checkbox"
              name={name}
              value={title}
              defaultChecked={chosen.includes(title)}
              className="size-5 shrink-0 accent-lagoon"
            />
            <span className="min-w-0 leading-snug break-keep">
              <ForeignWords text={title} />
            </span>
          </label>
        ))}
      </div>
      {error ? <FieldProblem id={`contact-${name}-problem`}>{error}</FieldProblem> : null}
    </fieldset>
  );
}
