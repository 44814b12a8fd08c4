import { type ReactNode, useId, useState } from "react";
import type { ContentPath } from "#contract/content-kinds.ts";
import { Button } from "../components/button.tsx";
import { Modal } from "../components/modal.tsx";
import { VersionsDialog } from "../history/versions-dialog.tsx";
import type { Compared } from "./differences.tsx";
import { DiscardDialog } from "./discard-dialog.tsx";
import { ReadingContext } from "./reading.ts";
import { RecordNotices } from "./record-notices.tsx";
import { unsavedWords } from "./unsaved-words.ts";
import { useLeaveGuard } from "./use-leave-guard.ts";
import type { RecordForm } from "./use-record-form.ts";

type RecordDialogProps = {
  /** As people say it: "course". */
  noun: string;
  title: string;
  submit: string;
  record: RecordForm;
  compared: readonly Compared[];
  /** What stands in the form now, for comparing it with theirs. */
  mine: () => Record<string, unknown>;
  onClose: () => void;
  /** Whose earlier versions can be seen; `onRestored` after one of them was saved again. */
  history?: { path: ContentPath; onRestored: () => Promise<void> };
  returnTo: string;
  size?: "small" | "large" | "wide";
  /** Another way to save, beside the usual one. */
  alsoSaves?: { label: string; onPress: () => void };
  /** Enter and Ctrl+S save in that other way. */
  alsoByKey?: boolean;
  /** The usual button does this instead of saving what was typed as it is. */
  onSubmit?: () => void;
  children: ReactNode;
};

/** The dialog around a record's form: asks before dropping what was typed, shows failures and other people's saves. */
export function RecordDialog(props: RecordDialogProps) {
  const {
    noun,
    title,
    submit,
    record,
    compared,
    mine,
    onClose,
    history,
    returnTo,
    size = "large",
    alsoSaves,
    alsoByKey,
    onSubmit,
    children,
  } = props;
  const [asking, setAsking] = useState(false);
  const [versions, setVersions] = useState(false);
  const [reading, setReading] = useState(false);
  const id = record.item?.id;
  const form = useId();
  const leave = useLeaveGuard(record.dirty, record.isSettled, false);

  function close() {
    if (record.saving) return;
    if (record.dirty) setAsking(true);
    else {
      record.abandon();
      onClose();
    }
  }

  const go = () => (leave.asked ? leave.go() : onClose());
  const isFree = !record.saving && !record.conflict && !reading;
  const submitNow = onSubmit ?? (() => void record.submit());
  const save = () => {
    if (isFree) (alsoByKey && alsoSaves && !record.gone ? alsoSaves.onPress : submitNow)();
  };

  return (
    <Modal
      title={title}
      size={size}
      onClose={close}
      onSave={save}
      returnTo={returnTo}
      footer={
        <>
          <p className="mr-auto hidden text-sm text-quiet sm:block">{unsavedWords(record)}</p>
          <Button onClick={close} disabled={record.saving}>
            Cancel
          </Button>
          {alsoSaves && !record.gone ? (
            <Button onClick={() => isFree && alsoSaves.onPress()} disabled={record.saving || record.conflict !== undefined}>
              {alsoSaves.label}
            </Button>
          ) : null}
          <Button
            {...(alsoByKey ? { onClick: () => isFree && submitNow() } : ({ type: "submit", form } as const))}
            look="primary"
            busy={record.saving ? "Saving..." : reading ? "Reading picture..." : undefined}
            disabled={record.conflict !== undefined}
          >
            {record.gone ? `Save as a new ${noun}` : submit}
          </Button>
        </>
      }
    >
      <div className="space-y-5">
        <RecordNotices noun={noun} record={record} compared={compared} mine={mine} />
        <form
          id={form}
          noValidate
          className="space-y-5"
          onSubmit={(event) => {
            event.preventDefault();
            save();
          }}
        >
          <ReadingContext value={setReading}>{children}</ReadingContext>
        </form>
        {history && id !== undefined ? (
          <div className="flex flex-wrap items-center gap-3 border-t border-line pt-4">
            <Button onClick={() => setVersions(true)} disabled={record.dirty || record.saving}>
              Earlier versions
            </Button>
            {record.dirty ? <p className="text-sm text-quiet">Save or discard your changes to see earlier versions.</p> : null}
          </div>
        ) : null}
      </div>
      {versions && history && id !== undefined ? (
        <VersionsDialog
          at={`/${history.path}/${id}`}
          compared={compared}
          onRestored={() => {
            record.abandon();
            return history.onRestored();
          }}
          onClose={() => setVersions(false)}
        />
      ) : null}
      {asking || leave.asked ? (
        <DiscardDialog
          onKeep={() => {
            setAsking(false);
            leave.stay();
          }}
          onDiscard={() => {
            record.abandon();
            go();
          }}
          onLater={() => {
            record.leaveForLater();
            go();
          }}
        />
      ) : null}
    </Modal>
  );
}
