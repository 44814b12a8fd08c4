import { useLocation } from "react-router";
import type { Enquiry } from "#contract/enquiries/enquiry.ts";
import { enquiryStatusLabels } from "#contract/enquiries/enquiry-labels.ts";
import { Button } from "../../components/button.tsx";
import { momentOf } from "../../components/moment.ts";
import { TroubleLine } from "../../components/notice.tsx";
import { TextLink } from "../../components/text-link.tsx";
import { withForm } from "../../lists/use-form-in-address.ts";
import { useStep } from "../../session/trouble.ts";
import { changeEnquiry } from "../enquiry-calls.ts";
import { goesIntoOther } from "../merge-direction.ts";
import { canBeOneName, sharedWays } from "../same-person.ts";
import { beginningOf } from "./beginning-of.ts";

type RelatedProps = {
  enquiry: Enquiry;
  related: readonly Enquiry[];
  /** After two were merged or taken apart; `into`: which one has both now. */
  onMerged: (into: number) => Promise<void>;
  /** Something typed is not saved: nothing may be closed under it. */
  dirty: boolean;
};

export function RelatedEnquiries({ enquiry, related, onMerged, dirty }: RelatedProps) {
  const { busy, trouble, take } = useStep();
  const { search } = useLocation();
  if (related.length === 0) return null;
  const isTheirs = (other: Enquiry) => other.merged_into === enquiry.id || canBeOneName(other.name, enquiry.name);

  async function merge(other: Enquiry): Promise<void> {
    const isMerged = other.merged_into === enquiry.id;
    const [from, into] = goesIntoOther(enquiry, other) ? [enquiry, other] : [other, enquiry];
    const mergeOrPart = async () => {
      if (isMerged) await changeEnquiry(other.id, { merged_into: null });
      else await changeEnquiry(from.id, { merged_into: into.id });
      await onMerged(isMerged ? enquiry.id : into.id);
    };
    await take(`The enquiries were not ${isMerged ? "taken apart" : "merged"}.`, mergeOrPart, String(other.id));
  }

  return (
    <section className="rounded-lg border border-line p-4">
      <h3 className="font-semibold">{related.some(isTheirs) ? "Other enquiries of this person" : "Reached the same way"}</h3>
      <ul className="mt-2 divide-y divide-line">
        {related.map((other) => (
          <li key={other.id} className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-2">
            <span className="min-w-0 flex-1 basis-48 wrap-anywhere">
              {isTheirs(other) ? "" : `Same ${sharedWays(enquiry, other) || "phone"} as `}
              <TextLink to={{ search: withForm(search, other.id) }}>{other.name}</TextLink>{" "}
              <span className="text-sm text-quiet">
                {momentOf(other.created_at)} · {other.merged_into === enquiry.id ? "Merged" : enquiryStatusLabels[other.status]}
                {other.details ? ` · ${beginningOf(other.details)}` : ""}
              </span>
            </span>
            {isTheirs(other) && (other.merged_into === null || other.merged_into === enquiry.id) ? (
              <Button
                className="!px-3"
                disabled={
                  dirty ||
                  (busy !== undefined && busy !== String(other.id)) ||
                  (enquiry.merged_into !== null && other.merged_into !== enquiry.id)
                }
                busy={busy === String(other.id) ? "Please wait..." : undefined}
                onClick={() => merge(other)}
                aria-label={`${other.merged_into === enquiry.id ? "Take apart" : "Merge"}: ${other.name}, ${momentOf(other.created_at)}`}
              >
                {other.merged_into === enquiry.id ? "Take apart" : "Merge"}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
      {related.every(isTheirs) ? null : (
        <p className="text-sm text-quiet">Another name is another person. If it is not, correct the name, and the two can be merged.</p>
      )}
      {dirty ? <p className="text-sm text-quiet">Save your changes to merge.</p> : null}
      <TroubleLine trouble={trouble} />
    </section>
  );
}
