import { email } from "../enquiries/enquiry.ts";
import { z } from "../zod.ts";

/** A proof: the password, with a code where the person has an app for codes. */
export const proof = z.object({
  password: z.string({ error: "This field is required." }).min(1, "This field is required.").max(1000),
  code: z
    .string()
    .max(100)
    .transform((text) => text.replace(/\s/g, ""))
    .optional(),
});
export type Proof = z.output<typeof proof>;

/** How somebody can prove who they are. `password`: by their password, together with a code where `code` is true. */
export const proofWays = z.object({ password: z.boolean(), code: z.boolean(), passkey: z.boolean() });
export type ProofWays = z.output<typeof proofWays>;

export const ownEmail = z.object({ email });

/** A change of one's account, or one made in one's name, that no mail could tell of. Moments are ISO 8601. */
export const toldChange = z.object({
  id: z.number().int(),
  at: z.string(),
  what: z.string(),
  made_by: z.string(),
  /** "": the server itself. */
  network: z.string(),
  beforeSignIn: z.boolean(),
});
export type ToldChange = z.output<typeof toldChange>;

/** `email`: the address that counts; `waiting`: typed since, its link was not opened yet; `canMail`: a link can be sent. */
export const ownAccount = z.object({
  email: z.string(),
  waiting: z.string(),
  canMail: z.boolean(),
  changes: z.array(toldChange),
});

export const seenChanges = z.object({ ids: z.array(z.number().int()).min(1).max(50) });
