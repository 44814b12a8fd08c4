import { type ReactNode, useState } from "react";
import { toast } from "sonner";
import type { Enquiry } from "#contract/enquiry.ts";
import { Button } from "../components/button.tsx";
import { FieldError } from "../components/field.tsx";
import { DownloadIcon } from "../components/icons.tsx";
import { isSessionEnd, troubleOf, withoutTyping } from "../session/trouble.ts";
import { csvOf, download } from "./enquiry-csv.ts";

type ExportButtonProps = { read: () => Promise<Enquiry[]>; name: string; children: ReactNode };

/** Saves enquiries as a file for Excel. `name`: of the file, without its date. */
export function ExportButton({ read, name, children }: ExportButtonProps) {
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState("");

  async function save() {
    setBusy(true);
    setFailed("");
    try {
      const enquiries = await read();
      download(csvOf(enquiries), `${name}-${new Date().toISOString().slice(0, 10)}.csv`);
      toast.success(`${enquiries.length} ${enquiries.length === 1 ? "enquiry" : "enquiries"} exported`);
    } catch (error) {
      if (!isSessionEnd(error)) {
        const words = "The enquiries could not be exported.";
        const { title, detail } = withoutTyping(troubleOf(error, { refused: words, unreachable: words }));
        setFailed(`${title} ${detail}`);
      }
    }
    setBusy(false);
  }

  // Said here and not in a toast: a dialog may lie over those.
  return (
    <div className="space-y-1.5">
      <Button onClick={save} busy={busy ? "Exporting..." : undefined}>
        <DownloadIcon />
        {children}
      </Button>
      {failed ? <FieldError>{failed}</FieldError> : null}
    </div>
  );
}
