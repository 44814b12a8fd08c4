import { useState } from "react";
import { Button } from "../components/button.tsx";
import { CheckField } from "../components/field.tsx";
import { DownloadIcon } from "../components/icons.tsx";
import { Modal } from "../components/modal.tsx";
import { download } from "../lists/csv.ts";

/** The recovery codes, shown this once: it closes when the person says that they are kept. */
export function RecoveryCodesDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const [kept, setKept] = useState(false);
  const close = () => (kept ? onClose() : undefined);
  return (
    <Modal
      title="Your recovery codes"
      onClose={close}
      footer={
        <Button look="primary" disabled={!kept} onClick={close}>
          Done
        </Button>
      }
    >
      <div className="space-y-4">
        <p>
          The second step is on. Without your phone, one of these lets you in; each works once. Print them or write them down, and keep them
          away from the phone. They are not shown again.
        </p>
        <ul className="grid grid-cols-2 gap-2 rounded-lg border border-line bg-paper p-4 font-mono">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <Button icon={DownloadIcon} onClick={() => download(`${codes.join("\r\n")}\r\n`, "recovery-codes.txt")}>
          Save as a file
        </Button>
        <CheckField label="I have kept the codes" checked={kept} onChange={(event) => setKept(event.target.checked)} />
      </div>
    </Modal>
  );
}
