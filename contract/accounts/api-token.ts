import { requiredText } from "../fields/text.ts";
import { z } from "../zod.ts";
import type { Permission } from "./roles.ts";

/** What a program may be allowed; people, accounts and settings are for people. */
export const tokenScopes = ["content", "enquiries", "activity"] as const satisfies readonly Permission[];
export type TokenScope = (typeof tokenScopes)[number];

export const scopeLabels: Record<TokenScope, string> = {
  content: "Courses, exams, posts and all other texts of the site",
  enquiries: "Enquiries, with people's names and numbers",
  activity: "Who did what",
};

/** A new token. `days`: after how many it ends; null: only when somebody ends it. */
export const apiTokenInput = z.object({
  name: requiredText(60),
  scopes: z
    .array(z.enum(tokenScopes, "Choose what it may do."), "Choose what it may do.")
    .min(1, "Choose what it may do.")
    .max(tokenScopes.length, "Each can be chosen once.")
    .refine((scopes) => new Set(scopes).size === scopes.length, "Each can be chosen once."),
  readOnly: z.boolean("This must be true or false."),
  days: z
    .number("This must be a number.")
    .int("This must be a whole number.")
    .min(1, "This must be 1 or more.")
    .max(3650, "This must be 3650 or less.")
    .nullable(),
});
export type ApiTokenInput = z.output<typeof apiTokenInput>;

/** A token as it is listed; its secret is shown once, when it is made. Moments are ISO 8601. */
export const apiToken = z.object({
  id: z.number().int(),
  name: z.string(),
  scopes: z.array(z.string()),
  readOnly: z.boolean(),
  made_by: z.string(),
  created_at: z.string(),
  expires_at: z.string().nullable(),
  hasEnded: z.boolean(),
  last_used_at: z.string().nullable(),
});
export type ApiToken = z.output<typeof apiToken>;

export const madeApiToken = z.object({ apiToken, token: z.string() });
