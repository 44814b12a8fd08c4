import { useId, useRef, useState } from "react";
import { Controller, useFieldArray, useFormContext } from "react-hook-form";
import { Button } from "../components/button.tsx";
import { capitalised } from "../components/capitalised.ts";
import { FieldError, TextArea, TextField } from "../components/field.tsx";
import { PlusIcon } from "../components/icons.tsx";
import { messageOf } from "../forms/message-of.ts";
import type { PictureTarget } from "../pictures/check-picture.ts";
import { ImageField } from "../pictures/image-field.tsx";
import type { Input } from "./words-parts.ts";
import { drawnAddress, type WordsValues } from "./words-values.ts";

type Rows = Record<string, Record<string, string>[]>;

const wide: PictureTarget = { ratio: 16 / 9, name: "16:9", size: "1920x1080px" };

export function RowsField({ name, label, hint, entry, most, columns }: Extract<Input, { kind: "rows" }>) {
  const id = useId();
  const { control, formState } = useFormContext<Rows>();
  const { fields, append, remove, move } = useFieldArray({ control, name });
  const errors = formState.errors[name];
  const problem = Array.isArray(errors) ? undefined : messageOf(errors);
  const list = useRef<HTMLFieldSetElement>(null);
  const [moved, setMoved] = useState("");
  const isOneLine = columns.every(({ kind }) => kind === "line");
  const isNarrow = isOneLine && columns.length < 3;
  function moveTo(from: number, to: number) {
    if (to < 0 || to >= fields.length) return;
    move(from, to);
    setMoved(`${capitalised(entry)} ${from + 1} is now number ${to + 1} of ${fields.length}.`);
  }
  const empty = Object.fromEntries(columns.map((column) => [column.name, ""]));
  return (
    <fieldset ref={list} tabIndex={-1} aria-describedby={hint ? `${id}-hint` : undefined} className="space-y-3">
      <legend className="font-semibold">{label}</legend>
      {hint ? (
        <p id={`${id}-hint`} className="text-sm text-quiet">
          {hint}
        </p>
      ) : null}
      {fields.map((field, index) => {
        const which = `${entry} ${index + 1}`;
        const isFirst = index === 0;
        const isLast = index === fields.length - 1;
        return (
          <fieldset
            key={field.id}
            className={`space-y-3 rounded-lg border border-line p-4 ${isNarrow ? "lg:flex lg:items-start lg:gap-3 lg:space-y-0" : ""}`}
          >
            <legend className="sr-only">{capitalised(which)}</legend>
            <div className={`grid min-w-0 grow items-start gap-3 ${isOneLine ? "sm:auto-cols-fr sm:grid-flow-col" : ""}`}>
              {columns.map((column) => (
                <Cell key={column.name} column={column} at={`${name}.${index}.${column.name}`} which={which} />
              ))}
            </div>
            <div className={`flex flex-wrap gap-3 ${isNarrow ? "lg:shrink-0 lg:flex-nowrap lg:pt-8" : ""}`}>
              <Button aria-label={`Move ${which} up`} aria-disabled={isFirst} onClick={() => moveTo(index, index - 1)}>
                Up
              </Button>
              <Button aria-label={`Move ${which} down`} aria-disabled={isLast} onClick={() => moveTo(index, index + 1)}>
                Down
              </Button>
              <Button
                look="remove"
                aria-label={`Remove ${which}`}
                onClick={() => {
                  remove(index);
                  list.current?.focus({ preventScroll: true });
                }}
              >
                Remove
              </Button>
            </div>
          </fieldset>
        );
      })}
      <p role="status" className="sr-only">
        {moved}
      </p>
      {problem ? <FieldError>{problem}</FieldError> : null}
      {fields.length < most ? (
        <Button onClick={() => append(empty)}>
          <PlusIcon className="size-4" />
          Add {entry}
        </Button>
      ) : (
        <p className="text-sm text-quiet">There may be at most {most}.</p>
      )}
    </fieldset>
  );
}

type CellProps = { column: Extract<Input, { kind: "rows" }>["columns"][number]; at: string; which: string };

function Cell({ column: { label, kind }, at, which }: CellProps) {
  const { control, register, getFieldState, formState } = useFormContext<WordsValues>();
  const error = messageOf(getFieldState(at, formState).error);
  if (kind === "line") return <TextField label={label} aria-label={`${label}, ${which}`} error={error} {...register(at)} />;
  if (kind === "text") return <TextArea label={label} aria-label={`${label}, ${which}`} error={error} {...register(at)} />;
  return (
    <Controller
      control={control}
      name={at}
      render={({ field: { value, onChange } }) => (
        <ImageField
          label={`${label}, ${which}`}
          value={drawnAddress(String(value))}
          onChange={onChange}
          target={wide}
          hint="A JPG file under 4 MB"
          error={error}
        />
      )}
    />
  );
}
