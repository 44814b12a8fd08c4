import { type ReactNode, useId } from "react";
import { Button } from "./button.tsx";
import { Modal } from "./modal.tsx";
import { SentForm } from "./sent-form.tsx";

type FormModalProps = {
  title: string;
  submit: string;
  /** What the button says while it is sent; undefined while it is not. */
  busy: string | undefined;
  danger?: boolean;
  onSave?: () => void;
  returnTo?: string;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
  over?: ReactNode;
};

export function FormModal({ title, submit, busy, danger = false, onSave, returnTo, onSubmit, onClose, children, over }: FormModalProps) {
  const id = useId();
  return (
    <Modal
      title={title}
      onClose={onClose}
      {...(onSave && { onSave })}
      {...(returnTo !== undefined && { returnTo })}
      footer={
        <>
          <Button onClick={onClose} disabled={busy !== undefined}>
            Cancel
          </Button>
          <Button type="submit" form={id} look={danger ? "danger" : "primary"} busy={busy}>
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
