import { type ComponentProps, useId, useState } from "react";
import { Button } from "../components/button.tsx";
import { Modal, type ModalProps } from "../components/modal.tsx";
import { TroubleNotice } from "../components/notice.tsx";
import { type FailureWords, useStep } from "../session/trouble.ts";

export type ConfirmDialogProps = Pick<ModalProps, "title" | "children" | "returnTo"> & {
  confirm: string;
  cancel?: string;
  busy?: string;
  danger?: boolean;
  /** False while it is not known yet what it is about. */
  ready?: boolean | undefined;
  onConfirm: () => unknown;
  /** What is said where that throws. */
  failed?: FailureWords;
  onCancel: () => void;
};

/** Asks before something that cannot be taken back; stays open and says why when it fails. */
export function ConfirmDialog({ confirm, cancel = "Cancel", danger, ready = true, onCancel, ...props }: ConfirmDialogProps) {
  const { busy, trouble, take } = useStep();
  const working = busy !== undefined;
  const go = () => take(props.failed ?? "That did not work", props.onConfirm);

  return (
    <Modal
      alert
      title={props.title}
      onClose={working ? () => {} : onCancel}
      returnTo={props.returnTo}
      footer={
        <>
          <Button onClick={onCancel} disabled={working}>
            {cancel}
          </Button>
          <Button look={danger ? "danger" : "primary"} onClick={go} disabled={!ready} busy={working && (props.busy ?? "Please wait...")}>
            {confirm}
          </Button>
        </>
      }
    >
      <div className="space-y-3">
        {props.children}
        <TroubleNotice trouble={trouble} />
      </div>
    </Modal>
  );
}

type ConfirmButtonProps = Omit<ConfirmDialogProps, "onCancel"> & {
  button: Omit<ComponentProps<typeof Button>, "onClick">;
};

/** A button that asks before it does what it says; the question closes once that is done. */
export function ConfirmButton({ button, onConfirm, returnTo, ...question }: ConfirmButtonProps) {
  const own = useId();
  const { id = own } = button;
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);
  return (
    <>
      <Button {...button} id={id} onClick={() => setAsking(true)} />
      {asking ? (
        <ConfirmDialog
          {...question}
          returnTo={returnTo ?? id}
          onCancel={close}
          onConfirm={() => Promise.resolve(onConfirm()).then(close)}
        />
      ) : null}
    </>
  );
}
