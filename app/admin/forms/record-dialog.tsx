import { type ReactNode, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import type { ContentPath } from "#contract/content-kinds.ts";
import { Button, PrimaryButton } from "../components/button.tsx";
import { Modal } from "../components/modal.tsx";
import type { UndoRestore } from "../versions/say-restored.ts";
import { EarlierVersions } from "../versions/versions-dialog.tsx";
import { ReadingContext, useFieldsReading } from "./reading-context.ts";
import { RecordNewsStrip, RecordNotices, type RecordNoticesProps } from "./record-notices.tsx";
import { sayDiscarded, whatWasTyped } from "./say-discarded.ts";
import { nothingChanged } from "./use-record-form.ts";

type RecordDialogProps = RecordNoticesProps & {
  title: string;
  submit: string;
  onClose: () => void;
  /** Whose earlier versions can be seen; `onRestored` after one of them was saved again. */
  history?: { path: ContentPath; onRestored: (undo: UndoRestore, said: string) => Promise<void> };
  returnTo: string;
  size?: "small" | "large" | "wide";
  /**
   * A second way to save. `byKey`: Ctrl+S saves this way, so that whoever presses it out of habit puts nothing half-written on the website.
   * `done`: what is said after that.
   */
  alsoSaves?: { label: string; onPress: () => void; byKey?: boolean; done?: string };
  onSubmit?: () => void;
  bar?: ReactNode;
  /** Above the buttons, where it stays in sight however far the form is scrolled. */
  aboveButtons?: ReactNode;
  children: ReactNode;
};

/** The dialog around a record's form: closing keeps what was typed, Cancel can be undone; shows failures and other people's saves. */
export function RecordDialog(props: RecordDialogProps) {
  const { itemName, record, compared, onClose, history, alsoSaves } = props;
  const [reading, tellReading] = useFieldsReading();
  const id = record.item?.id;
  const navigate = useNavigate();
  const here = useLocation();

  function close() {
    if (record.saving) return;
    if (!record.dirty) record.abandon();
    onClose();
  }

  function cancel() {
    const typed = record.mine();
    const takeBack = record.discard();
    onClose();
    if (!record.dirty) return;
    const undo = () => {
      takeBack();
      void navigate(here);
    };
    sayDiscarded(whatWasTyped(itemName, record.item, typed), undo, record.noticeId);
  }

  const [nothing, setNothing] = useState(false);
  const isSaved = record.savedHere && !record.dirty && !record.saving;
  const isFree = !record.saving && !record.told.conflict && !reading;
  const other = record.gone ? undefined : alsoSaves;
  const save = (how: () => void) => {
    if (isFree) how();
  };
  /** By key, what nobody changed is not saved: it would be shown as unpublished changes. */
  const saveOther = () =>
    save(() => {
      const isSame = other?.byKey === true && record.item !== undefined && !record.dirty;
      setNothing(isSame);
      if (!isSame) other?.onPress();
    });
  const submitNow = () => save(props.onSubmit ?? (() => void record.submit()));

  return (
    <Modal
      title={props.title}
      size={props.size ?? "large"}
      onClose={close}
      onSave={() => (other?.byKey ? saveOther() : submitNow())}
      returnTo={props.returnTo}
      bar={
        <>
          {props.bar}
          <RecordNewsStrip itemName={itemName} record={record} />
        </>
      }
      footer={
        <>
          {props.aboveButtons}
          <p className="mr-auto hidden text-sm text-quiet sm:block">{record.unsaved}</p>
          <p role="status" className="text-sm font-semibold text-lagoon empty:hidden max-sm:basis-full">
            {isSaved ? (alsoSaves?.done ?? "Saved") : nothing && !record.dirty ? nothingChanged : ""}
          </p>
          <Button onClick={isSaved ? close : cancel} disabled={record.saving}>
            {isSaved ? "Done" : "Cancel"}
          </Button>
          {other ? (
            <Button onClick={saveOther} disabled={record.saving || record.told.conflict !== undefined}>
              {other.label}
            </Button>
          ) : null}
          <PrimaryButton
            onClick={submitNow}
            busy={record.saving ? "Saving..." : reading ? "Reading picture..." : undefined}
            disabled={record.told.conflict !== undefined}
          >
            {record.gone ? `Save as a new ${itemName}` : props.submit}
          </PrimaryButton>
        </>
      }
    >
      <div className="space-y-5">
        <RecordNotices itemName={itemName} record={record} compared={compared} goOnIn={props.goOnIn} />
        {/* Enter in one of several fields is no wish to save. */}
        <form noValidate className="space-y-5" onSubmit={(event) => event.preventDefault()}>
          <ReadingContext value={tellReading}>{props.children}</ReadingContext>
        </form>
        {history && id !== undefined ? (
          <div className="flex flex-wrap items-center gap-3 border-t border-line pt-4">
            <EarlierVersions record={record} at={`/${history.path}/${id}`} compared={compared} onRestored={history.onRestored} />
            {record.holdsText ? <p className="text-sm text-quiet">Save or discard your changes to see earlier versions.</p> : null}
          </div>
        ) : null}
      </div>
    </Modal>
  );
}
