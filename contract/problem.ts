import { proofWays } from "./accounts/own-account.ts";
import { z } from "./zod.ts";

/** The body of every answer that is not 2xx: `error` and `message` carry the same sentence. */
export const problemBody = z.object({
  error: z.string(),
  message: z.string(),
  /** Who saved the same thing meanwhile; for staff only. */
  saved_by: z.string().optional(),
  /** The item that has the wanted address already. */
  taken_by: z.object({ id: z.number().int(), title: z.string() }).optional(),
  /** Where a sign-in goes on with a code: what `POST /auth/login/code` takes. */
  step: z.string().optional(),
  /** The call needs a proof: send `POST /auth/proof`, or a passkey to `POST /auth/proof/passkey`, then repeat it. */
  proof: proofWays.optional(),
  issues: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
});
export type ProblemBody = z.output<typeof problemBody>;
