import { weeklyTime } from "./classes/weekly-time.ts";
import { requiredText } from "./fields/text.ts";
import { oneLine, placeholdersIn, templatesKind } from "./kinds/reply-template.ts";
import { storedNumber } from "./list.ts";
import { z } from "./zod.ts";

/** Refuses a text that still has a placeholder: nobody may read "{fee}". */
function filled(text: string, context: z.RefinementCtx): void {
  const [left] = placeholdersIn(text);
  if (left !== undefined) context.addIssue({ code: "custom", message: `Put something in place of {${left}} first.` });
}

/** Which version of a class people were told of. `as_of`: the moment (milliseconds) whose facts of the academy they were told; without it that of this call. */
export const toldOfClass = z.object({
  class_id: storedNumber,
  version: storedNumber,
  as_of: z.number().int().min(0).optional(),
});
export type ToldOfClass = z.output<typeof toldOfClass>;

/** An answer to an enquiry. "mail": the program sends it; "own-mail", "whatsapp": somebody sent it, it is only told in the timeline. */
export const reply = z
  .object({
    by: z.enum(["mail", "own-mail", "whatsapp"], { error: "by must be one of: mail, own-mail, whatsapp." }),
    subject: oneLine(200).superRefine(filled),
    text: requiredText(5000).superRefine(filled),
    told: toldOfClass.optional(),
  })
  .refine(({ by, subject }) => by === "whatsapp" || subject !== "", { path: ["subject"], error: "A mail needs a subject." });
export type Reply = z.output<typeof reply>;

/** What an answer to one enquiry can be made of. Values that are not known are left out; `start` is YYYY-MM-DD, `fee` in rupees (LKR). */
export const replyMaterial = z.object({
  templates: templatesKind.list.templates.answer,
  canMail: z.boolean(),
  values: z.object({
    name: z.string().optional(),
    course: z.string().optional(),
    class: z.string().optional(),
    start: z.string().optional(),
    times: z.array(weeklyTime).optional(),
    fee: z.number().int().optional(),
    /** What stands beside it, such as "in two instalments". */
    fee_note: z.string().optional(),
    academy: z.string().optional(),
    phone: z.string().optional(),
    hours: z.string().optional(),
    paying: z.string().optional(),
    bring: z.string().optional(),
  }),
});
export type ReplyMaterial = z.output<typeof replyMaterial>;
