import { z } from "../zod.ts";

/** Whether somebody wants the mail of the morning; `mailIsOn`: a mail server is set up; `email`: where it goes, "" for nowhere. */
export const morningMail = z.object({ on: z.boolean(), email: z.string(), mailIsOn: z.boolean() });
export const morningMailChange = z.object({ on: z.boolean({ error: "Give true or false." }) });
