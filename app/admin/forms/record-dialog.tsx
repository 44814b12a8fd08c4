import { type ReactNode, useId, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import type { ContentPath } from "#contract/content-kinds.ts";
import type { Compared } from "../compare/differences.tsx";
import { Button } from "../components/button.tsx";
import { Modal } from "../components/modal.tsx";
import { VersionsDialog } from "../versions/versions-dialog.tsx";
import { ReadingContext } from "./reading-context.ts";
import { RecordNotices } from "./record-notices.tsx";
import { sayDiscarded } from "./say-discarded.ts";
import type { RecordForm } from "./use-record-form.ts";

type RecordDialogProps = {
  /** As people say it: "course". */
  itemName: string;
  title: string;
  submit: string;
  record: RecordForm;
  compared: readonly Compared[];
  mine: () => Record<string, unknown>;
  onClose: () => void;
  /** Whose earlier versions can be seen; `onRestored` after one of them was saved again. */
  history?: { path: ContentPath; onRestored: () => Promise<void> };
  returnTo: string;
  size?: "small" | "large" | "wide";
  alsoSaves?: { label: string; onPress: () => void };
  /** Enter and Ctrl+S save in that other way; of something new Ctrl+S always does. */
  alsoByKey?: boolean;
  onSubmit?: () => void;
  children: ReactNode;
};

/** The dialog around a record's form: closing keeps what was typed, Cancel can be undone; shows failures and other people's saves. */
export function RecordDialog(props: RecordDialogProps) {
  const {
    itemName,
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
  const [versions, setVersions] = useState(false);
  const [reading, setReading] = useState(false);
  const id = record.item?.id;
  const form = useId();
  const navigate = useNavigate();
  const here = useLocation();

  function close() {
    if (record.saving) return;
    if (!record.dirty) record.abandon();
    onClose();
  }

  function cancel() {
    const takeBack = record.discard();
    onClose();
    if (!record.dirty) return;
    const undo = () => {
      takeBack();
      void navigate(here);
    };
    sayDiscarded(undo, record.noticeId);
  }

  const isSaved = record.savedHere && !record.dirty && !record.saving;
  const isFree = !record.saving && !record.told.conflict && !reading;
  const submitNow = onSubmit ?? (() => void record.submit());
  const saveEither = (also: boolean | undefined) => {
    if (isFree) (also && alsoSaves && !record.gone ? alsoSaves.onPress : submitNow)();
  };

  return (
    <Modal
      title={title}
      size={size}
      onClose={close}
      // Whoever presses Ctrl+S out of habit must not put something half-written on the website.
      onSave={() => saveEither(alsoByKey || record.isNew)}
      returnTo={returnTo}
      footer={
        <>
          <p className="mr-auto hidden text-sm text-quiet sm:block">{record.unsaved}</p>
          <p role="status" className="text-sm font-semibold text-lagoon empty:hidden max-sm:basis-full">
            {isSaved ? "Draft saved" : ""}
          </p>
          <Button onClick={isSaved ? close : cancel} disabled={record.saving}>
            {isSaved ? "Done" : "Cancel"}
          </Button>
          {alsoSaves && !record.gone ? (
            <Button onClick={() => isFree && alsoSaves.onPress()} disabled={record.saving || record.told.conflict !== undefined}>
              {alsoSaves.label}
            </Button>
          ) : null}
          <Button
            {...(alsoByKey ? { onClick: () => isFree && submitNow() } : ({ type: "submit", form } as const))}
            look="primary"
            busy={record.saving ? "Saving..." : reading ? "Reading picture..." : undefined}
            disabled={record.told.conflict !== undefined}
          >
            {record.gone ? `Save as a new ${itemName}` : submit}
          </Button>
        </>
      }
    >
      <div className="space-y-5">
        <RecordNotices itemName={itemName} record={record} compared={compared} mine={mine} />
        <form
          id={form}
          noValidate
          className="space-y-5"
          onSubmit={(event) => {
            event.preventDefault();
            saveEither(alsoByKey);
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
    </Modal>
  );
}
