import { restoreState } from "#contract/operations/restore.ts";
import { read } from "../session/read.ts";

export const restoreQuery = read("/restore", restoreState);
