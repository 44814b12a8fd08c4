import { z } from "../zod.ts";
import { confirmedByPassword } from "./account.ts";

/** Whom the academy asks for a second step: a passkey, or a code after the password. */
export const askedOf = ["nobody", "owners", "everybody"] as const;
export type AskedOf = (typeof askedOf)[number];

export function isAsked(rule: AskedOf, role: string): boolean {
  return rule === "everybody" || (rule === "owners" && role === "owner");
}

const code = z
  .string({ error: "This field is required." })
  .max(100, "This code is too long.")
  .transform((text) => text.replace(/\s/g, ""))
  .refine((text) => text !== "", "This field is required.");

export const codeInput = z.object({ code });
/** A code works once, so these calls take the password with it; a proof asked for first would use the code up. */
export const codeWithPassword = confirmedByPassword.extend({ code });
/** The second half of a sign-in. `step`: what the first half answered. */
export const codeSignIn = z.object({ step: z.string().max(200), code });
/** `isRequired`: this person must have one; `hasPasskey`: a passkey is enough. */
export const secondStepState = z.object({
  isOn: z.boolean(),
  codesLeft: z.number().int(),
  isRequired: z.boolean(),
  hasPasskey: z.boolean(),
});
/** `address`: what the app reads from the QR code. */
export const secondStepOffer = z.object({ secret: z.string(), address: z.string() });
export const recoveryCodes = z.object({ codes: z.array(z.string()) });
export const secondStepRule = z.object({ askedOf: z.enum(askedOf, "Choose one of the three.") });
