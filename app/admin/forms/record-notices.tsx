import { useEffect, useRef } from "react";
import type { Compared } from "../compare/compared-parts.ts";
import { ConflictPanel } from "../compare/conflict-panel.tsx";
import { Notice, TroubleNotice } from "../components/notice.tsx";
import { whatWasTyped } from "./say-discarded.ts";
import type { RecordForm } from "./use-record-form.ts";

type RecordNoticesProps = {
  /** As people say it: "course". */
  itemName: string;
  record: RecordForm;
  compared: readonly Compared[];
  mine: () => Record<string, unknown>;
  /** Opens the form of another one, with what was typed here. */
  goOnIn?: ((id: number) => Promise<void>) | undefined;
};

export const wayOn = "font-semibold text-lagoon underline underline-offset-4";

/** What stands above a record's form: that a draft is back, why a save failed, who saved meanwhile. */
export function RecordNotices({ itemName, record, compared, mine, goOnIn }: RecordNoticesProps) {
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
          <button type="button" className={wayOn} onClick={() => record.putBack(whatWasTyped(itemName, record.item, mine()))}>
            {record.isNew ? "Start with an empty form instead" : "Start from what is stored instead"}
          </button>
        </Notice>
      ) : null}
      {record.told.offer ? (
        <Notice role="status">
          <p>There is also what you typed before, on another device or in another window.</p>
          <button type="button" className={wayOn} onClick={record.takeOffer}>
            Show that instead
          </button>
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
          {namesInWords(record.told.others)} {record.told.others.length === 1 ? "is" : "are"} editing this now, too. What you both change is
          put together when you save.
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
            sides={{ ...record.told.conflict, mine: mine() }}
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
      <button type="button" className={wayOn} onClick={go}>
        Go on in the saved {itemName}
      </button>{" "}
      What you typed comes along, and is compared with it.
    </>
  );
}

/** "Nimal", "Nimal and Kumari", "Nimal, Kumari and Ruwan". */
function namesInWords(names: readonly string[]): string {
  return new Intl.ListFormat("en-GB", { type: "conjunction" }).format(names);
}
