import { dateText } from "#contract/site/date-text.ts";
import type { VisitSummary } from "#contract/site/visits.ts";
import { CountTable } from "./count-table.tsx";
import { visitSpans } from "./visit-spans.ts";

const height = 120;
const bar = 10;

/** Bars, and the same as a table for who would rather read it. */
export function VisitChart({ summary }: { summary: VisitSummary }) {
  const spans = visitSpans(summary);
  const all = spans.reduce((sum, { visits }) => sum + visits, 0);
  const range = `from ${dateText(summary.from)} to ${dateText(summary.to)}`;
  if (all === 0) return <p className="text-quiet">No visits {range}.</p>;
  const highest = Math.max(...spans.map(({ visits }) => visits));
  const isWeekly = spans.some(({ from, to }) => from !== to);
  const width = spans.length * bar;
  return (
    <figure>
      <p className="mb-3">
        <strong>{all.toLocaleString("en")}</strong> visits {range}; the {isWeekly ? "week" : "day"} with most had{" "}
        {highest.toLocaleString("en")}.
      </p>
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" className="h-40 w-full text-lagoon" aria-hidden="true">
        <line x1="0" x2={width} y1={height - 0.5} y2={height - 0.5} className="stroke-line" vectorEffect="non-scaling-stroke" />
        {spans.map(({ from, to, visits }, place) => {
          const tall = (visits / highest) * (height - 4);
          return (
            <rect key={from} x={place * bar + 1.5} y={height - tall} width={bar - 3} height={tall} fill="currentColor">
              <title>{`${spanName({ from, to })}: ${visits}`}</title>
            </rect>
          );
        })}
      </svg>
      <div className="flex justify-between text-sm text-quiet" aria-hidden="true">
        <span>{dateText(summary.from)}</span>
        <span>{dateText(summary.to)}</span>
      </div>
      <details className="mt-3">
        <summary className="min-h-11 cursor-pointer content-center font-semibold">As a table</summary>
        <div className="max-w-md">
          <CountTable
            caption={`Visits by ${isWeekly ? "week" : "day"}`}
            heads={[isWeekly ? "Week" : "Day", "Visits"]}
            rows={spans.toReversed().map((span) => ({ key: span.from, name: spanName(span), counts: [span.visits] }))}
            shown={spans.length}
          />
        </div>
      </details>
    </figure>
  );
}

function spanName({ from, to }: { from: string; to: string }): string {
  return from === to ? dateText(from) : `${dateText(from)} to ${dateText(to)}`;
}
