import { z } from "../zod.ts";

/** What the dashboard shows of the system. */
export const systemStatus = z.object({
  database: z.boolean(),
  api: z.boolean(),
  site: z.boolean(),
  admins: z.number().int(),
  newEnquiries: z.number().int(),
  /** `off`: there is no mail server, so that nothing waits for one. */
  mail: z.object({ waiting: z.number().int(), failed: z.number().int(), off: z.boolean() }),
  backup: z.object({ made_at: z.string().nullable(), keep: z.number().int() }),
});
export type SystemStatus = z.output<typeof systemStatus>;

export const botCheckSetup = z.object({ provider: z.string(), siteKey: z.string() });
