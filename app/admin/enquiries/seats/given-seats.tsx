import type { Enquiry } from "#contract/enquiries/enquiry.ts";
import { listed } from "#contract/site/opening-hours.ts";
import { Button } from "../../components/button.tsx";
import { Notice } from "../../components/notice.tsx";

/** Who was just given a seat, and has not been told. */
export function GivenSeats({ people, onTell, onClose }: { people: readonly Enquiry[]; onTell: () => void; onClose: () => void }) {
  const [one, ...others] = people;
  if (!one) return null;
  return (
    // In sight also where the button that gave the seat is far down a phone.
    <div className="sticky top-[3.6rem] z-10 mb-3 lg:top-2 print:hidden">
      <Notice role="status">
        <div className="flex flex-wrap items-center gap-3">
          <p className="min-w-0 flex-1 basis-60 wrap-anywhere">
            <strong>{listed(people.map(({ name }) => name))}</strong>{" "}
            {others.length === 0 ? "has a seat now, and was" : "have a seat now, and were"} not told.
          </p>
          <Button look="primary" onClick={onTell}>
            {others.length === 0 ? `Tell ${one.name}` : `Tell all ${people.length}`}
          </Button>
          <Button look="quiet" onClick={onClose}>
            Not now
          </Button>
        </div>
      </Notice>
    </div>
  );
}
