import { systemStatus } from "#contract/operations/status.ts";
import { read } from "../session/api-call.ts";

export const statusQuery = { ...read("/status", systemStatus), refetchInterval: 60_000 };
