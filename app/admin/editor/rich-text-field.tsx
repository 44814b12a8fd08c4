import { lazy, Suspense, useId } from "react";
import { type ControlProps, FieldError } from "../components/field.tsx";
import { Spinner } from "../components/waiting.tsx";

const RichTextEditor = lazy(() => import("./rich-text-editor.tsx"));

export function RichTextField({ label, value, onChange, error }: ControlProps<string>) {
  const id = useId();
  return (
    <div className="space-y-1.5">
      <p id={id} className="font-semibold">
        {label}
      </p>
      <Suspense
        fallback={
          <p role="status" className="flex min-h-64 items-center justify-center gap-3 rounded-lg border border-line text-quiet">
            <Spinner />
            Loading the editor...
          </p>
        }
      >
        <RichTextEditor labelledBy={id} describedBy={error ? `${id}-error` : undefined} value={value} onChange={onChange} />
      </Suspense>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  );
}
