import type { Permission } from "../accounts/roles.ts";
import { answersOf, type FieldList, inputsOf, type ValuesOf } from "../fields/field.ts";
import { version } from "../fields/text.ts";
import { z } from "../zod.ts";

/** Fields that stand together in a form. `shown`: where visitors see them. */
export type FieldGroup = { title?: string; shown?: string; fields: FieldList };

/** A kind with one item: its calls, their documentation, versions, activity, form and comparison all come from here. */
export type SingleKindDeclaration = {
  /** Of its calls, and its name in versions and the audit log. */
  path: string;
  /** Its row in the table `site_settings`. */
  row: string;
  /** As operations are named: getAcademyFacts. */
  operation: string;
  /** In sentences of the API: "the academy's own facts". */
  about: string;
  /** Who may read and change it. */
  asks: Permission;
  /** Everybody's screens read it. */
  teamReads?: true;
  /** Whoever changes it has just proved who they are. */
  proved?: true;
  /** As the activity names it: "changed the academy's facts". */
  word: string;
  /** Its form, as a screen reader announces it. */
  label: string;
  /** What the form saves, as in "Failed to save texts". */
  itemName: string;
  /** Of its screen, and as the dashboard names that. */
  screen: { address: string; title: string };
  /** Where visitors see it. */
  page?: string;
  /** The button that puts back what it said first, what that does, asked before, and what is said then. */
  first?: { button: string; asked: string; done: string; failed: string };
};

type Intersection<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void ? All : never;
/** The fields of all groups, as one list. */
export type ListOf<Groups extends readonly FieldGroup[]> =
  Intersection<Groups[number]["fields"]> extends infer List extends FieldList ? List : never;

export type SingleKind<List extends FieldList = FieldList> = SingleKindDeclaration & {
  groups: readonly FieldGroup[];
  list: List;
  /** Judges what a client sends. */
  input: z.ZodType<ValuesOf<List> & { version?: number | undefined }>;
  answer: z.ZodType<ValuesOf<List> & { version: number }>;
};

/** Ties a declaration to its fields. `judge`: what must hold between fields. */
export function singleKind<const Groups extends readonly FieldGroup[]>(
  declaration: SingleKindDeclaration,
  groups: Groups,
  judge: (fields: ValuesOf<ListOf<Groups>>, context: z.RefinementCtx) => void = () => {},
): SingleKind<ListOf<Groups>> {
  type List = ListOf<Groups>;
  // Every field of every group is there under its name; TypeScript cannot follow names through a list of objects.
  const list = Object.assign({}, ...groups.map(({ fields }) => fields)) as List;
  const input: z.ZodType = z
    .object({ ...inputsOf(list), ...optionalInputs(list), version })
    .superRefine((fields, context) => judge(fields as ValuesOf<List>, context));
  const answer: z.ZodType = z.looseObject({ ...answersOf(list), version: z.number().int() });
  return { ...declaration, groups, list, input: input as SingleKind<List>["input"], answer: answer as SingleKind<List>["answer"] };
}

function optionalInputs(list: FieldList): Record<string, z.ZodType> {
  const kept = Object.entries(list).filter(([, field]) => field.keptIfMissing);
  // Without `nonoptional` an input with a default would give a value to a field that was left out.
  return Object.fromEntries(kept.map(([name, { input }]) => [name, z.nonoptional(input).optional()]));
}

/** The address of one part of its screen. */
export const partAddress = ({ screen }: SingleKindDeclaration, title: string) => `${screen.address}#${partName(title)}`;
export const partName = (title: string) => `part-${title.toLowerCase().replace(/[^a-z0-9]+/g, "-")}`;

/** What a kind with one item says until staff say something else. */
export function firstOf<List extends FieldList>({ list }: { list: List }): ValuesOf<List> {
  // Every field is there, with a value that its own input takes.
  return Object.fromEntries(Object.entries(list).map(([name, { before }]) => [name, before])) as ValuesOf<List>;
}
