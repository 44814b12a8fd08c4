import { requiredText } from "../fields/text.ts";
import { z } from "../zod.ts";

export const maxPasskeys = 20;

const notWhole = "Your browser's answer is not whole. Please try again.";
const base64url = (max: number) =>
  z
    .string(notWhole)
    .max(max, notWhole)
    .regex(/^[A-Za-z0-9_-]+$/, notWhole);

/** What a browser says of a credential; it says more, which is not needed. */
const credentialId = { id: base64url(1400), rawId: base64url(1400), type: z.literal("public-key", notWhole) };
const clientDataJSON = base64url(8000);

export const newPasskey = z.object({
  name: requiredText(60),
  credential: z.object({ ...credentialId, response: z.object({ clientDataJSON, attestationObject: base64url(12_000) }) }),
});
export type NewPasskey = z.output<typeof newPasskey>;

export const usedPasskey = z.object({
  ...credentialId,
  response: z.object({
    clientDataJSON,
    authenticatorData: base64url(8000),
    signature: base64url(8000),
    userHandle: base64url(200).nullish(),
  }),
});
export type UsedPasskey = z.output<typeof usedPasskey>;

/** Moments are ISO 8601. */
export const passkey = z.object({ id: z.number().int(), name: z.string(), created_at: z.string(), last_used: z.string().nullable() });
export type Passkey = z.output<typeof passkey>;

/** Asks the browser for a passkey of this site: PublicKeyCredentialRequestOptionsJSON. */
export const passkeyRequest = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.number(),
  userVerification: z.literal("required"),
});
export type PasskeyRequest = z.output<typeof passkeyRequest>;

/** Asks the browser to make a passkey: PublicKeyCredentialCreationOptionsJSON. */
export const passkeyOffer = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ type: z.literal("public-key"), alg: z.number().int() })),
  timeout: z.number(),
  excludeCredentials: z.array(z.object({ type: z.literal("public-key"), id: z.string() })),
  authenticatorSelection: z.object({
    residentKey: z.literal("required"),
    requireResidentKey: z.literal(true),
    userVerification: z.literal("required"),
  }),
  attestation: z.literal("none"),
});
export type PasskeyOffer = z.output<typeof passkeyOffer>;
