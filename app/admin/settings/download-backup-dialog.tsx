import { useState } from "react";
import type { BackupFile } from "#contract/operations/backup.ts";
import { FormModal } from "../components/form-modal.tsx";
import { PasswordField } from "../components/password-field.tsx";
import { saveFile } from "../lists/csv.ts";
import { callForFile } from "../session/api-call.ts";
import { useSending } from "../session/use-sending.ts";

const unreachable = "The server could not be reached. Please try again.";

export function DownloadBackupDialog({ file, onClose }: { file: BackupFile; onClose: () => void }) {
  const [masterPassword, setMasterPassword] = useState("");
  const { busy, error, send } = useSending({ refused: unreachable, unreachable });
  const download = () =>
    send(async () => {
      // A wrong master password is answered 401, which is not about the session.
      saveFile(await callForFile(`/backups/${file.name}/download`, { masterPassword }), file.name);
      onClose();
    });

  return (
    <FormModal title="Download a backup" submit="Download" busy={busy ? "Downloading..." : undefined} onSubmit={download} onClose={onClose}>
      <p>Everything is in it: texts, pictures, enquiries with people's names and numbers. Keep the file where only owners can open it.</p>
      <PasswordField
        label="Master password"
        autoComplete="off"
        value={masterPassword}
        onChange={(event) => setMasterPassword(event.target.value)}
        error={error}
      />
    </FormModal>
  );
}
