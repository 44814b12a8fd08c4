import { zodResolver } from "@hookform/resolvers/zod";
import {
  type DefaultValues,
  type FieldValues,
  get,
  type Path,
  type PathValue,
  type RegisterOptions,
  type Resolver,
  type UseFormReturn,
  useForm,
} from "react-hook-form";
import type { z } from "#contract/zod.ts";
import { messageOf } from "../components/field.tsx";
import { Refused } from "../session/api-call.ts";

// react-hook-form works out its types from those of a form's values, which TypeScript cannot do while they are a type parameter. So all casts are
// here: a name is a field of a form that holds it, and what a form holds is judged by its schema when it is sent.

type Form<Values extends FieldValues, Output> = UseFormReturn<Values, unknown, Output>;

export function resolverOf<Values extends FieldValues, Output>(schema: z.ZodType<Output>): Resolver<Values, unknown, Output> {
  return zodResolver(schema as z.ZodType<Output, Values>, undefined, { mode: "sync" });
}

export function defaultsOf<Values extends FieldValues>(values: Values): DefaultValues<Values> {
  return values as DefaultValues<Values>;
}

/** A form that its schema judges when it is sent, and what its inputs take. */
export function useFormOf<Values extends FieldValues, Output>(schema: z.ZodType<Output>, values: Values) {
  const form = useForm<Values, unknown, Output>({ defaultValues: defaultsOf(values), resolver: resolverOf(schema) });
  return { form, field: inputsOf(form) };
}

/** What the input of a field takes, and what is wrong with what stands in it. */
export function inputsOf<Values extends FieldValues, Output>({
  register,
  formState,
}: Pick<Form<Values, Output>, "register" | "formState">) {
  return (name: Path<Values>, options?: RegisterOptions<Values>) => ({
    ...register(name, options),
    error: messageOf(get(formState.errors, name)),
  });
}

/** Changes fields as if they had been typed. */
export function setFields<Values extends FieldValues, Output>(form: Form<Values, Output>, values: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(values))
    form.setValue(name as Path<Values>, value as PathValue<Values, Path<Values>>, { shouldDirty: true });
}

/** Does what a form asks for; what is refused is said at its fields where all of it can be. */
export async function showingIssues<Values extends FieldValues, Output>(form: Form<Values, Output>, work: () => Promise<unknown>) {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof Refused && showIssues(form, error.issues))) throw error;
  }
}

/** Says at each field what the server found wrong with it, and leads to the first. True when there was a field for each. */
export function showIssues<Values extends FieldValues, Output>(form: Form<Values, Output>, issues: Refused["issues"]): boolean {
  const named = issues.map(({ path, message }) => ({ name: path.split(".")[0] ?? "", message }));
  const shown = named.filter(({ name }) => name in form.getValues());
  for (const [index, { name, message }] of shown.entries())
    form.setError(name as Path<Values>, { type: "server", message }, { shouldFocus: index === 0 });
  return issues.length > 0 && shown.length === issues.length;
}
