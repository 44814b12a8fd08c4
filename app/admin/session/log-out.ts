import { toast } from "sonner";
import { call, nothing } from "./api-call.ts";
import { dropAllKept } from "./kept-drafts.ts";
import { dropSession } from "./session.ts";

/** Ends the session here and on the server. A server that cannot be reached must not keep a person signed in here. */
export async function logOut(): Promise<void> {
  const told = call("/auth/logout", { method: "POST", body: {}, answer: nothing, keepalive: true }).catch(() => undefined);
  const forgotten = dropAllKept();
  dropSession("left");
  // They say that something is kept, or can be brought back.
  toast.dismiss();
  await Promise.all([told, forgotten]);
}
