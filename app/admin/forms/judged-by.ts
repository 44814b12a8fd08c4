import type { FieldErrors, FieldValues, Resolver } from "react-hook-form";
import type { z } from "#contract/zod.ts";

/**
 * Lets a schema of the contract judge a form. A form holds texts where the contract has numbers and choices, so its
 * type is its own; the first message about a field is the one that is shown.
 */
export function judgedBy<Values extends FieldValues, Output extends FieldValues>(
  schema: z.ZodType<Output>,
): Resolver<Values, unknown, Output> {
  return (values) => {
    const read = schema.safeParse(values);
    if (read.success) return { values: read.data, errors: {} };
    const errors: Record<string, { type: string; message: string }> = {};
    for (const { path, message } of read.error.issues) errors[String(path[0])] ??= { type: "schema", message };
    // Every name comes from the schema, and a form has a field for each.
    return { values: {}, errors: errors as FieldErrors<Values> };
  };
}
