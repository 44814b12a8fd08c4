import { minPasswordLength } from "./limits.ts";
import { z } from "./zod.ts";

/** A password is taken as typed, never trimmed. Hashing very long ones would be a gift to attackers. */
const password = z
  .string({ error: "This field is required." })
  .min(1, "This field is required.")
  .max(1000, "Please keep passwords under 1000 characters.");

const username = z
  .string({ error: "This field is required." })
  .refine((name) => !name.includes("\0"), "This field is required.")
  .trim()
  .min(1, "This field is required.")
  .max(200);

export const loginFields = z.object({
  username,
  password,
  recaptchaToken: z.string().max(20_000).nullish(),
});

export const masterFields = z.object({ masterPassword: password });

/** What the settings form sends (specification, sections 3 and 5). */
export const passwordChange = z.object({
  /** Ours: whose password; without it the first admin's. */
  username: username.optional(),
  currentPassword: password,
  newPassword: password.refine(
    (text) => [...text].length >= minPasswordLength,
    `New password must be at least ${minPasswordLength} characters long`,
  ),
  masterPassword: password,
});
export type PasswordChange = z.output<typeof passwordChange>;

export const session = z.object({ token: z.string(), username: z.string() });
export const verifiedUser = z.object({ user: z.object({ id: z.number().int(), username: z.string() }) });
