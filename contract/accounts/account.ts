import { minPasswordLength } from "../limits.ts";
import { z } from "../zod.ts";

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

export const newPassword = password.refine(
  (text) => [...text].length >= minPasswordLength,
  `New password must be at least ${minPasswordLength} characters long`,
);

/** What the settings form sends (specification, sections 3 and 5). */
export const passwordChange = z.object({
  /** Ours: whose password; without it the first admin's. */
  username: username.optional(),
  currentPassword: password,
  newPassword,
  masterPassword: password,
});
export type PasswordChange = z.output<typeof passwordChange>;

export const session = z.object({ token: z.string(), username: z.string() });
export const verifiedUser = z.object({
  user: z.object({ id: z.number().int(), username: z.string(), name: z.string(), role: z.string(), lacksSecondStep: z.boolean() }),
  /** The academy's: staff read all times in it. */
  timeZone: z.string(),
});

export const ownPasswordChange = z.object({ currentPassword: password, newPassword });

/** The person's password once more, before a change of who can sign in. */
export const confirmedByPassword = z.object({ password });

/** `username`: or the e-mail address, of somebody who cannot sign in. */
export const forgottenPassword = z.object({ username, recaptchaToken: loginFields.shape.recaptchaToken });

/** One place where a person is signed in. `id` ends it. Moments are ISO 8601. */
export const sessionAnswer = z.object({
  id: z.string(),
  device: z.string(),
  network: z.string(),
  created_at: z.string(),
  last_used_at: z.string(),
  isThis: z.boolean(),
});
export type SessionAnswer = z.output<typeof sessionAnswer>;
