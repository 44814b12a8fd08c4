import { type RestoreUpload, restorePartBytes, restoreUpload } from "#contract/operations/restore.ts";
import { call, Refused, Unreachable } from "../session/api-call.ts";

/** Milliseconds before a part is sent again; after the last the person is asked. */
const pauses = [500, 1000, 2000];

/** Sends the missing rest of a file, part by part; `arrived` is called after each. Throws Refused, or Unreachable where the connection stays broken. */
export async function sendFile(
  file: File,
  begun: RestoreUpload,
  signal: AbortSignal,
  arrived: (upload: RestoreUpload) => void,
): Promise<void> {
  let upload = begun;
  let failures = 0;
  while (upload.stage === "receiving" && upload.received < file.size) {
    const { id, received } = upload;
    try {
      const bytes = file.slice(received, received + restorePartBytes);
      upload = await call(`/restore/${id}/parts/${received}`, { method: "PUT", bytes, answer: restoreUpload, signal });
      failures = 0;
      arrived(upload);
    } catch (error) {
      const pause = pauses[failures++];
      if (!mayPass(error) || pause === undefined || signal.aborted) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}

/** Whether another try may work: the connection broke, or a proxy could not reach the server. */
function mayPass(error: unknown): boolean {
  return error instanceof Unreachable || (error instanceof Refused && error.status >= 502 && error.status <= 504);
}
