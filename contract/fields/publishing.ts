import { z } from "../zod.ts";
import { type Field, inputsOf, keptIfMissing, momentField } from "./field.ts";
import { version } from "./text.ts";

export const statuses = { published: "Published", draft: "Draft" } as const;

/** What decides whether visitors see an item. A save may leave each out: it stays as it is, and a new item is published. */
export const publishingFieldList = {
  status: keptIfMissing({
    label: "Status",
    type: "text",
    input: z.enum(["published", "draft"], { error: "Status must be one of: published, draft." }),
    answer: z.enum(["published", "draft"]),
    blank: "published",
    before: "published",
    choices: statuses,
  }),
  publish_at: momentField("Publish on"),
  unpublish_at: momentField("Withdraw on"),
};

/** An item's moments are ISO 8601 in UTC; none is "" or missing. */
export type Publishing = {
  status: "published" | "draft";
  publish_at?: string | undefined;
  unpublish_at?: string | undefined;
};

/** The state of an item now; visitors see only what is published. */
export const publishingStates = { published: "Published", draft: "Draft", scheduled: "Scheduled", withdrawn: "Withdrawn" } as const;
export type PublishingState = keyof typeof publishingStates;

/** `now`: ISO 8601 in UTC, with milliseconds, as all moments of items are. */
export function publishingState(
  { status, publish_at = "", unpublish_at = "" }: Publishing,
  now = new Date().toISOString(),
): PublishingState {
  if (status === "draft") return "draft";
  if (unpublish_at !== "" && unpublish_at <= now) return "withdrawn";
  return publish_at > now ? "scheduled" : "published";
}

/** Whether visitors see it now. `published`: of a post, which also waits for its date. */
export function isSeen(item: Publishing & { published?: boolean | undefined }): boolean {
  return item.published ?? publishingState(item) === "published";
}

export const publishingQuery = {
  state: z
    .enum(["published", "draft", "scheduled", "withdrawn"], "Give published, draft, scheduled or withdrawn.")
    .optional()
    .describe("For staff: only what is so now"),
};

type Texts = Record<string, Field>;
/** Inputs of a draft, as TypeScript sees them: our own code always sends every field. */
type Lenient<List extends Texts> = {
  [Name in keyof List]: List[Name]["type"] extends "text" | "picture"
    ? z.ZodUnion<[List[Name]["input"], z.ZodLiteral<"">]>
    : List[Name]["input"];
};

/** The message of the field itself, not that of the union with "". */
const wrongText: z.core.$ZodErrorMap = (issue) => (issue.code === "invalid_union" ? issue.errors[0]?.[0]?.message : undefined);

/** Inputs of a draft: texts and pictures may be empty or missing until it is published, but for those that are `needed`. */
function inputsOfDraft<List extends Texts>(list: List, needed: readonly string[]): Lenient<List> {
  const inputs = Object.entries(list).map(([name, { type, input }]) => {
    if ((type !== "text" && type !== "picture") || needed.includes(name)) return [name, input];
    const orEmpty = z.union([input, z.literal("")], { error: wrongText });
    return [name, input.safeParse(undefined).success ? orEmpty : orEmpty.prefault("")];
  });
  // Every name of the list is there, as Lenient says; only that a client may leave one out is not in that type.
  return Object.fromEntries(inputs) as Lenient<List>;
}

const workingCopyVersion = z.number().int().min(1).optional();

/** What a client sends to save a working copy, finished or not. `version`: of the item that it was made from. */
export function workingCopyOf<List extends Texts & typeof publishingFieldList>(list: List) {
  const fields = inputsOfDraft(list, ["title", "slug"]);
  return z.object({ ...fields, version, working_copy: workingCopyVersion });
}

const wrongOrder = "It would be withdrawn before it is published. Please choose a later moment.";
const moments = z.object({ publish_at: z.string().default(""), unpublish_at: z.string().default("") });
const inOrder = (fields: unknown) => {
  const { publish_at, unpublish_at } = moments.parse(fields);
  return unpublish_at === "" || unpublish_at > publish_at;
};

/** What a client sends to save an item: a draft may be unfinished, a published one must be whole. `more`: what is sent beside the fields. */
export function draftOrWhole<List extends Texts & typeof publishingFieldList, More extends z.ZodRawShape>(list: List, more: More) {
  const beside = { ...more, version, working_copy: workingCopyVersion };
  const whole = z.object({ ...inputsOf(list), ...beside, status: z.literal("published").optional() });
  const draft = z.object({ ...inputsOfDraft(list, ["title", "slug", "status"]), ...beside, status: z.literal("draft") });
  return z
    .discriminatedUnion("status", [whole, draft], {
      error: ({ code }) => (code === "invalid_union" ? "Status must be one of: published, draft." : "This must be an object."),
    })
    .refine(inOrder, { path: ["unpublish_at"], error: wrongOrder });
}
