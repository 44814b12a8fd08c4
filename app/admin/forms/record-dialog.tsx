import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import type { ContentPath } from "#contract/content-kinds.ts";
import { Button } from "../components/button.tsx";
import { Modal } from "../components/modal.tsx";
import { Notice, TroubleNotice } from "../components/notice.tsx";
import { VersionsDialog } from "../history/versions-dialog.tsx";
import { ConflictPanel } from "./conflict-panel.tsx";
import type { Compared } from "./differences.tsx";
import { DiscardDialog } from "./discard-dialog.tsx";
import { ReadingContext } from "./reading.ts";
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
  size?: "small" | "large";
  children: ReactNode;
};

/** The dialog around a record's form: asks before dropping what was typed, shows failures and other people's saves. */
export function RecordDialog(props: RecordDialogProps) {
  const { noun, title, submit, record, compared, mine, onClose, history, returnTo, size = "large", children } = props;
  const [asking, setAsking] = useState(false);
  const [versions, setVersions] = useState(false);
  const [reading, setReading] = useState(false);
  const id = record.item?.id;
  const form = useId();
  const leave = useLeaveGuard(record.dirty, record.isSettled);
  const said = useRef<HTMLDivElement>(null);

  // The button is below and what it led to above: on a phone nobody would see it. A field that is wrong has the focus already.
  const hasConflict = record.conflict !== undefined;
  useEffect(() => {
    if (!record.trouble && !hasConflict) return;
    if (!document.activeElement?.matches("[aria-invalid=true]")) said.current?.scrollIntoView({ block: "start", behavior: "instant" });
  }, [record.trouble, hasConflict]);

  function close() {
    if (record.saving) return;
    if (record.dirty) setAsking(true);
    else {
      record.abandon();
      onClose();
    }
  }

  const save = () => {
    if (!record.saving && !record.conflict && !reading) record.submit();
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
          <p className="mr-auto hidden text-sm text-quiet sm:block">{record.dirty ? "Unsaved changes" : ""}</p>
          <Button onClick={close} disabled={record.saving}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={form}
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
        {record.restored ? (
          <Notice role="status">
            <p>
              What you typed before and did not save is back.
              {record.restored.withoutPicture ? " Only the picture has to be chosen again." : ""}
            </p>
            <button type="button" className="font-semibold text-lagoon underline underline-offset-4" onClick={record.discardDraft}>
              Start from what is stored instead
            </button>
          </Notice>
        ) : null}
        <div ref={said} className="scroll-my-3 space-y-5 empty:hidden">
          {record.trouble ? (
            <TroubleNotice trouble={record.trouble}>
              {record.gone ? <p>Someone deleted it while you were editing. You can save what you typed as a new {noun}.</p> : null}
            </TroubleNotice>
          ) : null}
          {record.conflict ? (
            <ConflictPanel
              compared={compared}
              sides={{ base: record.conflict.base, mine: mine(), theirs: record.conflict.theirs }}
              by={record.conflict.by}
              onSaveBoth={record.saveBoth}
              onTakeTheirs={record.takeTheirs}
            />
          ) : null}
        </div>
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
          path={history.path}
          id={id}
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
            if (leave.asked) leave.go();
            else onClose();
          }}
        />
      ) : null}
    </Modal>
  );
}
