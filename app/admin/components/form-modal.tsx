import { type ReactNode, useId } from "react";
import { Button } from "./button.tsx";
import { Modal, type ModalProps } from "./modal.tsx";
import { SentForm } from "./sent-form.tsx";

export type FormModalProps = Omit<ModalProps, "footer" | "bar" | "alert"> & {
  submit: string;
  /** What the button says while it is sent; undefined while it is not. */
  busy: string | undefined;
  danger?: boolean;
  /** False while there is nothing to send yet. */
  ready?: boolean;
  onSubmit: () => void;
  /** Below the form and not in it: a dialog that it asks with, or another form. */
  over?: ReactNode;
};

/** A dialog with a form and two buttons: to cancel, and to send it. */
export function FormModal({ submit, busy, danger = false, ready = true, onSubmit, children, over, ...modal }: FormModalProps) {
  const id = useId();
  return (
    <Modal
      {...modal}
      footer={
        <>
          <Button onClick={modal.onClose} disabled={busy !== undefined}>
            Cancel
          </Button>
          <Button type="submit" form={id} look={danger ? "danger" : "primary"} disabled={!ready} busy={busy}>
            {submit}
          </Button>
        </>
      }
    >
      <SentForm id={id} onSend={onSubmit}>
        {children}
      </SentForm>
      {over}
    </Modal>
  );
}
