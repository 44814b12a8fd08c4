import { restoreState } from "#contract/operations/restore.ts";
import { read } from "../session/api-call.ts";

export const restoreQuery = read("/restore", restoreState);
