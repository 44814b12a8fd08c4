import { z } from "#contract/zod.ts";
import { read } from "../session/api-call.ts";

const status = z.object({
  database: z.boolean(),
  api: z.boolean(),
  site: z.boolean(),
  admins: z.number(),
  newEnquiries: z.number(),
  mail: z.object({ waiting: z.number(), failed: z.number(), off: z.boolean() }),
  backup: z.object({ made_at: z.string().nullable(), keep: z.number() }),
});

export type SystemStatus = z.output<typeof status>;

export const statusQuery = { ...read("/status", status), refetchInterval: 60_000 };
