import { useEffect, useRef } from "react";
import { listed } from "#contract/site/listed.ts";
import type { Compared } from "../compare/compared-parts.ts";
import { ConflictPanel } from "../compare/conflict-panel.tsx";
import { momentInText } from "../components/moment.ts";
import { Notice, TroubleNotice } from "../components/notice.tsx";
import { TextButton } from "../components/text-link.tsx";
import { sentenceOf } from "../history/activity-sentences.ts";
import { whatWasTyped } from "./say-discarded.ts";
import type { RecordForm } from "./use-record-form.ts";

export type RecordNoticesProps = {
  /** As people say it: "course". */
  itemName: string;
  record: RecordForm;
  compared: readonly Compared[];
  /** Opens the form of another one, with what was typed here. */
  goOnIn?: ((id: number) => Promise<void>) | undefined;
};

/** What stands above a record's form: that a draft is back, why a save failed, who saved meanwhile. */
export function RecordNotices({ itemName, record, compared, goOnIn }: RecordNoticesProps) {
  const said = useRef<HTMLDivElement>(null);
  const { savedAs } = record;

  // The button is below and what it led to above: on a phone nobody would see it. A field that is wrong has the focus already.
  const hasConflict = record.told.conflict !== undefined;
  useEffect(() => {
    if (!record.trouble && !hasConflict) return;
    if (!document.activeElement?.matches("[aria-invalid=true]")) said.current?.scrollIntoView({ block: "start", behavior: "instant" });
    // The button that was pressed is disabled while it saves, and a browser then drops the focus.
    if (document.activeElement === document.body) said.current?.focus({ preventScroll: true });
  }, [record.trouble, hasConflict]);

  return (
    <>
      {record.told.restored ? (
        <Notice role="status">
          <p>What you typed before and did not save is back.</p>
          <TextButton onClick={() => record.putBack(whatWasTyped(itemName, record.item, record.mine()))}>
            {record.isNew ? "Start with an empty form instead" : "Start from what is stored instead"}
          </TextButton>
        </Notice>
      ) : null}
      {record.told.offer ? (
        <Notice role="status">
          <p>There is also what you typed before, on another device or in another window.</p>
          <TextButton onClick={record.takeOffer}>Show that instead</TextButton>
        </Notice>
      ) : null}
      {record.told.elsewhere ? (
        <Notice look="warning" role="status">
          {savedAs !== undefined && goOnIn ? (
            <p>
              You saved this in another window or on another device. <GoOnInSaved itemName={itemName} go={() => void goOnIn(savedAs)} />
            </p>
          ) : (
            "You went on with this in another window or on another device, which keeps what you type there. What you type here stays in this browser until you save it."
          )}
        </Notice>
      ) : null}
      {record.told.others.length > 0 ? (
        <Notice role="status">
          {listed(record.told.others)} {record.told.others.length === 1 ? "is" : "are"} editing this now, too. What you both change is put
          together when you save.
        </Notice>
      ) : null}
      <div ref={said} tabIndex={-1} className="scroll-my-3 space-y-5 empty:hidden">
        {record.trouble ? (
          <TroubleNotice trouble={record.trouble}>
            {record.gone ? <p>Someone deleted it while you were editing. You can save what you typed as a new {itemName}.</p> : null}
            {record.holder && goOnIn ? (
              <p className="wrap-anywhere">
                “{record.holder.title}” has this address. Perhaps you saved it on another device.{" "}
                <GoOnInSaved itemName={itemName} go={() => record.holder && void goOnIn(record.holder.id)} />
              </p>
            ) : null}
          </TroubleNotice>
        ) : null}
        {record.told.conflict ? (
          <ConflictPanel
            compared={compared}
            sides={{ ...record.told.conflict, mine: record.mine() }}
            by={record.told.conflict.by}
            onSaveBoth={record.saveBoth}
            onTakeTheirs={record.takeTheirs}
          />
        ) : null}
      </div>
    </>
  );
}

function GoOnInSaved({ itemName, go }: { itemName: string; go: () => void }) {
  return (
    <>
      <TextButton onClick={go}>Go on in the saved {itemName}</TextButton> What you typed comes along, and is compared with it.
    </>
  );
}

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
        <TextButton className="min-h-11" onClick={isShown ? record.hearNoMore : () => void record.lookAtTheirs()}>
          {isShown ? "All right" : "Compare with it now"}
        </TextButton>
      )}
    </div>
  );
}
