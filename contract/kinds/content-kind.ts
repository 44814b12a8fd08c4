import type { Permission } from "../accounts/roles.ts";
import type { FieldList } from "../fields/field.ts";
import type { Head } from "../site/built-in-heads.ts";
import type { ItemPages } from "../site/page-address.ts";
import type { z } from "../zod.ts";
import type { namesOf } from "./kind-names.ts";

type Named = { id: number; slug: string; title: string };

/** One kind of content: its calls, their documentation, trash, versions, activity, section, form and comparison all come from here. */
export type ContentKind = ReturnType<typeof namesOf> & {
  /** Of its calls (specification, section 7), of its screen, and its name in trash, versions and the audit log. */
  path: string;
  table: string;
  /** By its name in app/admin/layout/sections.ts. */
  icon: string;
  list: FieldList;
  /** The field by which an item is named. */
  titled: string;
  input: z.ZodType<{ version?: number | undefined }>;
  answer: z.ZodType<{ id: number; version: number }>;
  /** The shape of each item in its list, where that is another. */
  listAnswer?: z.ZodType;
  query: z.ZodType<object>;
  /** How its list is documented, after "List the courses". */
  listed?: string;
  /** How one is read by itself: by its id for staff, or for anyone by its slug or id. */
  read?: "staff" | "anyone";
  page?: ItemPages<Named> & {
    /** What search engines and messengers are told of one. */
    head(item: Named & { summary: string; description: string; seo_title?: string; seo_description?: string }): Head;
  };
  /** Items appear on their date, so pages made from them hold until midnight at most. */
  dated?: true;
  /** Other tables whose names its items show. */
  shows?: readonly ("teachers" | "rooms" | "branches" | "languages")[];
  /** Items can be drafts, be scheduled, and have a working copy (contract/fields/publishing.ts); `workingCopy` is what a client sends to save one. */
  publishing?: { workingCopy: z.ZodType<{ version?: number | undefined; working_copy?: number | undefined }> };
  /** An item is shown while all these flags are set. With admin=true, for staff only, its list has the others too. */
  shownWhen?: readonly string[];
  /** A permission with which somebody sees all of its list without the right to change it. */
  seenBy?: Permission;
  /** Items have an order, in positions this far apart. */
  step?: number;
  /** The call that changes the order, and the body it takes: under `list` the ids with their positions. */
  reorder?: { path: string; list: string; body: z.ZodType<Record<string, { id: number; display_order: number }[]>> };
};
