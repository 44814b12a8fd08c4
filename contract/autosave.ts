import { contentKinds } from "./content-kinds.ts";
import { windowName } from "./fields/text.ts";
import type { ContentKind } from "./kinds/content-kind.ts";
import { formOfSingle, singleKinds } from "./single-kinds.ts";
import { z } from "./zod.ts";

/** Names a form and what is in it: "course:12", "post:new". */
export const formName = z.string().regex(/^[a-z-]{1,40}:(new|[1-9]\d{0,8})$/, "This is not the name of a form.");

/** What the form of a kind of content is called; `operation` as in contract/kinds/content-kind.ts. */
export const formOfKind = (operation: string) => operation.replace(/(?<=[a-z])(?=[A-Z])/g, "-").toLowerCase();

/** A form that somebody typed into and did not save. `title`: of its item, as it was typed; "" where it has none. */
export const unsavedForm = z.object({ form: z.string(), title: z.string(), saved_at: z.string() });
export type UnsavedForm = z.output<typeof unsavedForm>;

const kindsByForm = new Map(Object.values(contentKinds).map((kind: ContentKind) => [formOfKind(kind.operation), kind]));

/** The kind of content that a form is of; undefined for one of settings. `form` as in "course:12". */
export const kindOfForm = (form: string): ContentKind | undefined => kindsByForm.get(form.replace(/:.*/, ""));

/** Whether the server keeps what is typed into a form. Its calls ask for the permission "content", so only forms of content are kept. */
export const isKeptOnServer = (form: string): boolean =>
  kindOfForm(form) !== undefined || singleKinds.some(({ path, asks }) => asks === "content" && form === `${formOfSingle(path)}:1`);

/** Most characters of what a form holds, as JSON. */
export const maxAutosave = 600_000;

/** What a browser window (`client`) sends of its form. `number` grows with each; `open`: false once it was closed; `take`: it takes the form from another window; `draft`: null when all is saved. */
export const autosaveInput = z.object({
  client: windowName,
  number: z.number().int().min(0).max(Number.MAX_SAFE_INTEGER),
  open: z.boolean(),
  take: z.boolean().optional(),
  draft: z
    .object({
      values: z.record(z.string().max(100), z.unknown()),
      version: z.number().int().optional(),
      base: z.record(z.string().max(100), z.unknown()).optional(),
    })
    .nullable()
    .optional()
    .refine((draft) => !draft || JSON.stringify(draft).length <= maxAutosave, "This is more than can be kept. Save it."),
});
export type AutosaveInput = z.output<typeof autosaveInput>;

/** `taken`: another window of the same person has the form now. `others`: who else has it open, by name. */
// `number`: that of what the server has now; greater than the one sent if that arrived too late.
export const autosaveAnswer = z.object({ taken: z.boolean(), others: z.array(z.string()), number: z.number().int() });
export type AutosaveAnswer = z.output<typeof autosaveAnswer>;

/** What was typed and not saved; null: nothing. */
export const autosaved = z.object({
  draft: z
    .object({
      values: z.record(z.string(), z.unknown()),
      version: z.number().optional(),
      base: z.record(z.string(), z.unknown()).optional(),
    })
    .nullable(),
  saved_at: z.string().nullable(),
  number: z.number().int(),
  others: z.array(z.string()),
});
export type Autosaved = z.output<typeof autosaved>;
