import { proofWays } from "./accounts/own-account.ts";
import { z } from "./zod.ts";

/** The body of every answer that is not 2xx: `error` and `message` carry the same sentence. */
export const problemBody = z.object({
  error: z.string(),
  message: z.string(),
  /** Who saved the same thing meanwhile; told to staff only. */
  saved_by: z.string().optional(),
  /** What has the address that was asked for. */
  taken_by: z.object({ id: z.number().int(), title: z.string() }).optional(),
  /** Of a sign-in that goes on with a code (`POST /auth/login/code`). */
  step: z.string().optional(),
  /** The call needs a proof: send `POST /auth/proof`, or a passkey to `POST /auth/proof/passkey`, then repeat it. */
  proof: proofWays.optional(),
  issues: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
});
export type ProblemBody = z.output<typeof problemBody>;
