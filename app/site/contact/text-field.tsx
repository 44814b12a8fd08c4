import { fieldClass } from "./field-class.ts";
import { FieldProblem } from "./field-problem.tsx";

type TextFieldProps = {
  name: string;
  label: string;
  value: string;
  error: string | undefined;
  hint?: string;
  required?: boolean;
  type?: "text" | "email" | "tel";
  autoComplete?: string;
  rows?: number;
};

export function TextField({ name, label, value, error, hint, required, type = "text", rows, ...rest }: TextFieldProps) {
  const id = `contact-${name}`;
  const described = [hint && `${id}-hint`, error && `${id}-problem`].filter(Boolean).join(" ");
  const field = {
    id,
    name,
    required,
    defaultValue: value,
    "aria-invalid": error ? true : undefined,
    "aria-describedby": described || undefined,
    className: fieldClass,
    ...rest,
  };
  return (
    <div className="grid content-start gap-1.5">
      <label htmlFor={id} className="font-semibold">
        {required ? `${label} *` : label}
      </label>
      {hint ? (
        <p id={`${id}-hint`} className="text-base text-quiet">
          {hint}
        </p>
      ) : null}
      {rows ? <textarea rows={rows} {...field} /> : <input type={type} {...field} />}
      {error ? <FieldProblem id={`${id}-problem`}>{error}</FieldProblem> : null}
    </div>
  );
}
