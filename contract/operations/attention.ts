import { z } from "../zod.ts";

/** One thing that somebody should look at. `link`: where in the back office that is done. */
export const attentionLine = z.object({
  key: z.string(),
  what: z.string(),
  advice: z.string(),
  link: z.string().optional(),
  since: z.string(),
  /** Nobody is told of it by mail. */
  quiet: z.boolean(),
});
export const attentionList = z.array(attentionLine);
export type AttentionLine = z.output<typeof attentionLine>;
