import { lazy, Suspense, useId } from "react";
import { FieldError } from "../components/field.tsx";
import { Spinner } from "../components/waiting.tsx";

const RichTextEditor = lazy(() => import("./rich-text-editor.tsx"));

type RichTextFieldProps = {
  label: string;
  value: string;
  onChange: (html: string) => void;
  error?: string | undefined;
};

export function RichTextField({ label, value, onChange, error }: RichTextFieldProps) {
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
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
    </div>
  );
}
