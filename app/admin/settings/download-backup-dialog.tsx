import { useId, useState } from "react";
import type { BackupFile } from "#contract/backup.ts";
import { Button } from "../components/button.tsx";
import { Modal } from "../components/modal.tsx";
import { PasswordField } from "../components/password-field.tsx";
import { saveFile } from "../lists/csv.ts";
import { callForFile, Refused } from "../session/api-call.ts";

/** Takes a backup away, with the master password: everything the academy knows is in it. */
export function DownloadBackupDialog({ file, onClose }: { file: BackupFile; onClose: () => void }) {
  const id = useId();
  const [masterPassword, setMasterPassword] = useState("");
  const [error, setError] = useState("");
  const [busy, setBusy] = useState(false);

  async function download() {
    setError("");
    setBusy(true);
    try {
      // A wrong master password is answered 401, which is not about the session.
      saveFile(await callForFile(`/backups/${file.name}/download`, { masterPassword }), file.name);
      onClose();
    } catch (failed) {
      setBusy(false);
      setError(failed instanceof Refused && failed.message ? failed.message : "The server could not be reached. Please try again.");
    }
  }

  return (
    <Modal
      title="Download a backup"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose} disabled={busy}>
            Cancel
          </Button>
          <Button type="submit" form={id} look="primary" busy={busy ? "Downloading..." : undefined}>
            Download
          </Button>
        </>
      }
    >
      <form
        id={id}
        noValidate
        className="space-y-4"
        onSubmit={(event) => {
          event.preventDefault();
          download();
        }}
      >
        <p>Everything is in it: texts, pictures, enquiries with people's names and numbers. Keep the file where only owners can open it.</p>
        <PasswordField
          label="Master password"
          autoComplete="off"
          value={masterPassword}
          onChange={(event) => setMasterPassword(event.target.value)}
          error={error}
        />
      </form>
    </Modal>
  );
}
