import { type FieldErrors, fieldNames, wrongInOrder } from "./message-check.ts";

export function ErrorSummary({ errors }: { errors: FieldErrors }) {
  const wrong = wrongInOrder(errors);
  return (
    <div role="alert" className="empty:hidden">
      {wrong.length > 0 ? (
        <div className="rounded-lg border-l-4 border-brick bg-brick-pale px-4 py-3 text-ink">
          <p className="font-semibold">
            {wrong.length === 1 ? "One field needs another look." : `${wrong.length} fields need another look.`}
          </p>
          <ul className="mt-1 grid gap-1">
            {wrong.map((field) => (
              <li key={field}>
                <a href={`#contact-${field}`} className="underline">
                  {fieldNames[field]}
                </a>
                : {errors[field]}
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </div>
  );
}
