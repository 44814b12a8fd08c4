import { momentInText } from "../components/moment.ts";
import { sentenceOf } from "../history/activity-sentences.ts";
import { wayOn } from "./record-notices.tsx";
import type { RecordForm } from "./use-record-form.ts";

/** What a colleague did to what the form shows: above what scrolls, since whoever types is rarely at the top of a form. */
export function RecordNewsStrip({ itemName, record }: { itemName: string; record: RecordForm }) {
  const { heard, gone } = record;
  if (!heard) return null;
  const { last, isShown } = heard;
  return (
    <div
      role="status"
      className={`flex shrink-0 flex-wrap items-center gap-x-4 border-b border-line px-5 py-2 ${isShown ? "bg-sand" : "bg-warning-pale"}`}
    >
      <p className="min-w-0 flex-1 basis-72 wrap-anywhere">
        {last ? `${sentenceOf(last)}, ${momentInText(last.at)}.` : "This was changed meanwhile."}{" "}
        {gone
          ? `What stands here can be saved as a new ${itemName}.`
          : isShown
            ? "The form shows it as it is now."
            : "What you typed is still here. What you both change is put together when you save."}
      </p>
      {gone ? null : (
        <button type="button" className={`min-h-11 ${wayOn}`} onClick={isShown ? record.hearNoMore : () => void record.lookAtTheirs()}>
          {isShown ? "All right" : "Compare with it now"}
        </button>
      )}
    </div>
  );
}
