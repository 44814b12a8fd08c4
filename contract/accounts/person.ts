import { email } from "../enquiries/enquiry.ts";
import { requiredText } from "../fields/text.ts";
import { z } from "../zod.ts";
import { newPassword } from "./account.ts";
import { isProgramName } from "./program-name.ts";
import { type Role, roleNames } from "./roles.ts";

const name = requiredText(100).refine((text) => !isProgramName(text), "The program itself has this name. Use another one.");
const role = z.enum(roleNames, "Choose a role.");

export const personInput = z.object({ name, email, role });
export type PersonInput = z.output<typeof personInput>;

export const invitation = personInput.extend({
  username: requiredText(60)
    .toLowerCase()
    .regex(/^[a-z0-9][a-z0-9._@-]+$/, "Use at least two letters or digits; dots, hyphens and underscores may stand between them."),
});
export type Invitation = z.output<typeof invitation>;

/** "invited": has no password yet. "left": cannot sign in any more. */
export const personState = z.enum(["active", "invited", "left"]);

export const person = z.object({
  id: z.number().int(),
  username: z.string(),
  /** What their work is signed with; the first account has its username here until somebody gives it a name. */
  name: z.string(),
  email: z.string(),
  /** The link sent to it was opened, so links for a new password and notices may go there. */
  email_confirmed: z.boolean(),
  // No enum: a newer program may have written a role that this one does not know.
  role: z.string(),
  state: personState,
  hasSecondStep: z.boolean(),
  passkeys: z.number().int(),
  /** When the link ends with which this person can choose a password (ISO 8601); null: there is none. */
  link_until: z.string().nullable(),
  last_used: z.string().nullable(),
});
export type Person = Omit<z.output<typeof person>, "role"> & { role: Role | string };

/** A link for one person to choose a password with: shown this once, and mailed where that is possible. */
export const madeLink = z.object({ person, token: z.string(), mailed: z.boolean() });
export type MadeLink = z.output<typeof madeLink>;

const token = z.string().regex(/^[A-Za-z0-9_-]{43}$/, "This link is not whole. Please copy all of it.");
export const linkToken = z.object({ token });
export const linkAnswer = z.object({ username: z.string(), name: z.string(), isNew: z.boolean() });
export const passwordByLink = z.object({ token, newPassword });
