import { useState } from "react";
import { toast } from "sonner";
import { Button } from "../furniture/button.tsx";
import { DownloadIcon } from "../furniture/icons.tsx";
import { isSessionEnd, troubleOf } from "../session/trouble.ts";
import { allEnquiries } from "./enquiry-calls.ts";
import { csvOf, download } from "./enquiry-csv.ts";

/** Saves what the list shows, all pages of it, as a file for Excel. */
export function ExportButton({ q, status }: { q: string; status: string | undefined }) {
  const [busy, setBusy] = useState(false);

  async function save() {
    setBusy(true);
    try {
      const enquiries = await allEnquiries({ q, status });
      download(csvOf(enquiries), `enquiries-${new Date().toISOString().slice(0, 10)}.csv`);
      toast.success(`${enquiries.length} ${enquiries.length === 1 ? "enquiry" : "enquiries"} exported`);
    } catch (error) {
      if (!isSessionEnd(error)) {
        const words = "The enquiries could not be exported";
        const { title, detail } = troubleOf(error, { refused: words, unreachable: words });
        toast.error(title, { description: detail.replace(" Nothing you typed is lost.", "") });
      }
    }
    setBusy(false);
  }

  return (
    <Button onClick={save} busy={busy ? "Exporting..." : undefined}>
      <DownloadIcon />
      Export CSV
    </Button>
  );
}
