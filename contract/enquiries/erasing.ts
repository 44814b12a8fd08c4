import { storedNumber } from "../list.ts";
import { z } from "../zod.ts";
import { enquiry } from "./enquiry.ts";

/** Why an enquiry is offered with the one that is to be erased. */
const because = ["this", "email", "merged", "phone"] as const;

/** An enquiry that could be erased with another. `ticked`: its e-mail address or name is the same, not only its phone. */
export const erasable = enquiry
  .pick({ id: true, name: true, email: true, phone: true, created_at: true, merged_into: true })
  .extend({ because: z.enum(because), ticked: z.boolean() });
export type Erasable = z.output<typeof erasable>;

export const mostErasedAtOnce = 1000;
export const mostErasedTold = 100;

export const erasing = z.object({
  ids: z.array(storedNumber).min(1, "Choose what is to be erased.").max(mostErasedAtOnce, `Erase at most ${mostErasedAtOnce} at once.`),
});

/** What was erased: how many enquiries, and with them how many events of their timelines and mails. */
export const erased = z.object({
  erased: z.number().int(),
  ids: z
    .array(z.number().int())
    .max(mostErasedTold)
    .meta({ description: `The lowest ${mostErasedTold} ids of what went; "erased" counts all` }),
  events: z.number().int(),
  mails: z.number().int(),
});
export type Erased = z.output<typeof erased>;
