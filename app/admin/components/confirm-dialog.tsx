import { type ReactNode, useState } from "react";
import { Button } from "./button.tsx";
import { Modal } from "./modal.tsx";
import { type Trouble, TroubleNotice } from "./notice.tsx";

type ConfirmDialogProps = {
  title: string;
  children: ReactNode;
  confirm: string;
  cancel?: string;
  busy?: string;
  danger?: boolean;
  ready?: boolean;
  /** Answers what went wrong, or undefined when it is done. */
  onConfirm: () => Promise<Trouble | undefined> | undefined;
  onCancel: () => void;
  returnTo?: string;
};

/** Asks before something that cannot be taken back; stays open and says why when it fails. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    title,
    children,
    confirm,
    cancel = "Cancel",
    busy = "Please wait...",
    danger,
    ready = true,
    onConfirm,
    onCancel,
    returnTo,
  } = props;
  const [working, setWorking] = useState(false);
  const [trouble, setTrouble] = useState<Trouble>();

  async function go() {
    setWorking(true);
    setTrouble(undefined);
    const failed = await onConfirm();
    setWorking(false);
    setTrouble(failed);
  }

  return (
    <Modal
      alert
      title={title}
      onClose={working ? () => {} : onCancel}
      {...(returnTo && { returnTo })}
      footer={
        <>
          <Button onClick={onCancel} disabled={working}>
            {cancel}
          </Button>
          <Button look={danger ? "danger" : "primary"} onClick={go} disabled={!ready} busy={working ? busy : undefined}>
            {confirm}
          </Button>
        </>
      }
    >
      <div className="space-y-3">
        {children}
        {trouble ? <TroubleNotice trouble={trouble} /> : null}
      </div>
    </Modal>
  );
}
