import { type FormEvent, type ReactNode, useId } from "react";
import { Button } from "./button.tsx";
import { Modal } from "./modal.tsx";

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
  const send = (event: FormEvent) => {
    event.preventDefault();
    // A form around the one that opened this hears of it, too, wherever this is drawn.
    event.stopPropagation();
    onSubmit();
  };
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
      <form id={id} noValidate className="space-y-4" onSubmit={send}>
        {children}
      </form>
      {over}
    </Modal>
  );
}
