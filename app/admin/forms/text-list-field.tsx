import { useId, useRef } from "react";
import { Button, IconButton } from "../components/button.tsx";
import { FieldError, inputLook } from "../components/field.tsx";
import { CloseIcon, PlusIcon } from "../components/icons.tsx";

type TextListFieldProps = {
  label: string;
  /** One entry, as in "Module". */
  entry: string;
  value: readonly string[];
  onChange: (value: string[]) => void;
  error?: string | undefined;
};

/** A list of short texts that grows and shrinks; Enter adds the next. */
export function TextListField({ label, entry, value, onChange, error }: TextListFieldProps) {
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  const inputs = () => list.current?.querySelectorAll("input") ?? [];

  function insert(after: number) {
    onChange(value.toSpliced(after, 0, ""));
    requestAnimationFrame(() => inputs()[after]?.focus());
  }

  function remove(index: number) {
    onChange(value.toSpliced(index, 1));
    requestAnimationFrame(() => (inputs()[Math.min(index, value.length - 2)] ?? add.current)?.focus());
  }

  return (
    <fieldset className="space-y-2" aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="mb-1.5 font-semibold">{label}</legend>
      <ul ref={list} className="space-y-2">
        {value.map((text, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal texts may stand twice, and nothing but the text lives in a row.
          <li key={index} className="flex gap-2">
            <input
              type="text"
              autoComplete="off"
              aria-label={`${entry} ${index + 1}`}
              value={text}
              onChange={(event) => onChange(value.with(index, event.target.value))}
              onKeyDown={(event) => {
                if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
                event.preventDefault();
                insert(index + 1);
              }}
              className={inputLook}
            />
            <IconButton label={`Remove ${entry.toLowerCase()} ${index + 1}`} onClick={() => remove(index)} className="mt-0.5">
              <CloseIcon className="size-4" />
            </IconButton>
          </li>
        ))}
      </ul>
      <Button ref={add} onClick={() => insert(value.length)}>
        <PlusIcon className="size-4" />
        Add {entry}
      </Button>
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
    </fieldset>
  );
}
