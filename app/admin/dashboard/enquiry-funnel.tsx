import { useQuery } from "@tanstack/react-query";
import type { Funnel } from "#contract/enquiries/desk-today.ts";
import { dateText } from "#contract/site/date-text.ts";
import { reachedByKeys } from "../components/reached-by-keys.ts";
import { LinkInText } from "../components/text-link.tsx";
import { deskTodayQuery } from "../enquiries/enquiry-calls.ts";
import { viewAddress } from "./view-address.ts";

const steps = [
  { name: "enquiries", label: "Enquiries", bar: "fill-lagoon-pale", swatch: "bg-lagoon-pale" },
  { name: "contacted", label: "Contacted", bar: "fill-saffron", swatch: "bg-saffron" },
  { name: "enrolled", label: "Enrolled", bar: "fill-lagoon", swatch: "bg-lagoon" },
] as const;

/** The last six months: nothing that anybody must do now. */
export function EnquiryFunnel() {
  const { data } = useQuery(deskTodayQuery);
  if (!data) return null;
  const { since, all, courses } = data;
  const most = Math.max(1, ...courses.map(({ enquiries }) => enquiries));
  return (
    <section className="@container rounded-xl border border-line bg-card p-5">
      <h2 className="font-display text-xl font-semibold">The last six months</h2>
      <p className="mb-3 text-quiet">
        Enquiries since {dateText(since)}, by what people asked for. Who asked for two courses counts for both.
      </p>
      {all.enquiries === 0 ? (
        <p className="text-quiet">There were none.</p>
      ) : (
        <div {...reachedByKeys} className="overflow-x-auto">
          <table className="w-full">
            <thead>
              <tr className="text-left align-bottom text-sm text-quiet">
                <th scope="col" className="pr-1 font-normal @sm:pr-3">
                  Course or exam
                </th>
                {steps.map(({ name, label, swatch }) => (
                  <th key={name} scope="col" className="pl-1 text-right font-normal @sm:w-24 @sm:pl-2">
                    <span aria-hidden="true" className={`mr-1.5 inline-block size-3 rounded-sm border border-line ${swatch}`} />
                    {label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {courses.map(({ name, ...counts }) => (
                <tr key={name} className="border-t border-line">
                  <th scope="row" className="py-2 pr-1 text-left @sm:pr-3 font-normal">
                    <LinkInText to={viewAddress({ view: "all", q: name, from: since })} className="wrap-anywhere">
                      {name}
                    </LinkInText>
                    <Bar counts={counts} most={most} />
                  </th>
                  <Numbers counts={counts} />
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr className="border-t-2 border-line font-semibold">
                <th scope="row" className="py-2 pr-1 text-left @sm:pr-3">
                  All enquiries
                </th>
                <Numbers counts={all} />
              </tr>
            </tfoot>
          </table>
        </div>
      )}
    </section>
  );
}

function Numbers({ counts }: { counts: Funnel }) {
  return steps.map(({ name }) => (
    <td key={name} className="pl-1 text-right tabular-nums @sm:pl-2">
      {counts[name].toLocaleString("en-GB")}
    </td>
  ));
}

/** Who enrolled was contacted, and who was contacted had asked: the shorter bars lie on the longer ones. */
function Bar({ counts, most }: { counts: Funnel; most: number }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 100 4" preserveAspectRatio="none" className="mt-1 h-3 w-full max-w-2xl">
      {steps.map(({ name, bar }) => (
        <rect key={name} width={(100 * counts[name]) / most} height="4" className={bar} />
      ))}
    </svg>
  );
}
