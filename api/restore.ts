import { z } from "zod";
import { restoreBegin, restorePartBytes, restoreState, restoreUpload } from "#contract/operations/restore.ts";
import { endpoint, signedIn } from "./endpoint.ts";

const params = z.object({ id: z.string().max(100) });
const partParams = params.extend({ offset: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER) });

/** The calls by which an owner moves here with a backup; for an installation in which nobody has changed anything. */
export const restore = {
  state: endpoint("readRestore", "Whether a backup may take the place of everything here, and how far the one is that is being sent", {
    answer: restoreState,
    handle: ({ restore, caller }) => restore.state(signedIn(caller).id),
  }),
  begin: endpoint("beginRestore", "Say which backup is sent in parts, and how many bytes it has", {
    body: restoreBegin,
    answer: restoreUpload,
    handle: ({ restore, body, caller }) => restore.begin(body, signedIn(caller).id),
  }),
  take: endpoint(
    "sendRestorePart",
    "Send the part of the file that begins at this byte; the answer says how many have arrived, after the last it is read to its end",
    {
      params: partParams,
      bytes: restorePartBytes,
      answer: restoreUpload,
      handle: ({ restore, params, bytes, caller }) => restore.take(params.id, params.offset, bytes, signedIn(caller).id),
    },
  ),
  start: endpoint("startRestore", "Put the backup in the place of everything; then all are signed out", {
    params,
    answer: restoreUpload,
    handle: ({ restore, params, caller, who }) => restore.start(params.id, { ...who(), id: signedIn(caller).id }),
  }),
  drop: endpoint("dropRestore", "Take the file away that was sent", {
    params,
    status: 204,
    async handle({ restore, params, caller }) {
      await restore.drop(params.id, signedIn(caller).id);
    },
  }),
};
