import { Fragment, type ReactNode, useId, useRef, useState } from "react";
import { useFieldArray, useFormContext } from "react-hook-form";
import { blankOf, type Field } from "#contract/fields/field.ts";
import { AddButton, Button, RemoveButton } from "../components/button.tsx";
import { capitalised } from "../components/capitalised.ts";
import { FieldError, Hint, messageOf } from "../components/field.tsx";

type RowsFieldProps = { name: string; field: Field; cell: (column: Field, at: string, which: string) => ReactNode };

/** Rows that are alike, which can be moved up and down; unless they are fixed, rows can be added and removed. */
export function RowsField({ name, field: { label, hint, columns = {}, entry = "entry", most = 0, fixed }, cell }: RowsFieldProps) {
  const id = useId();
  const { control, formState, getValues } = useFormContext<Record<string, Record<string, unknown>[]>>();
  const { fields, append, remove, move } = useFieldArray({ control, name });
  const errors = formState.errors[name];
  const problem = Array.isArray(errors) ? undefined : messageOf(errors);
  const list = useRef<HTMLFieldSetElement>(null);
  const [moved, setMoved] = useState("");
  const all = Object.entries(columns).filter(([column]) => column !== fixed?.column);
  const isOneLine = all.every(([, { type, long }]) => type === "text" && !long);
  const isNarrow = isOneLine && all.length < 3;
  const [rowLook, cellsLook] = fixed?.still
    ? ["space-y-2 p-4", "grid-cols-1 gap-x-6 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]"]
    : fixed
      ? ["flex flex-wrap items-center gap-x-6 gap-y-1 px-4 py-2", "basis-60"]
      : [
          `space-y-3 p-4 ${isNarrow ? "lg:flex lg:items-start lg:gap-3 lg:space-y-0" : ""}`,
          `items-start ${isOneLine ? "sm:auto-cols-fr sm:grid-flow-col" : ""}`,
        ];
  const nameAt = (index: number) => {
    const value = fixed && String(getValues(name)[index]?.[fixed.column]);
    return fixed && value !== undefined ? (columns[fixed.column]?.choices?.[value] ?? value) : `${entry} ${index + 1}`;
  };
  function moveTo(from: number, to: number) {
    if (to < 0 || to >= fields.length) return;
    setMoved(`${capitalised(nameAt(from))} is now number ${to + 1} of ${fields.length}.`);
    move(from, to);
  }
  return (
    <fieldset ref={list} tabIndex={-1} aria-describedby={hint ? `${id}-hint` : undefined} className="space-y-3">
      <legend className="font-semibold">{label}</legend>
      <Hint of={id}>{hint}</Hint>
      {fields.map((field, index) => {
        const which = nameAt(index);
        const isAlways = fixed?.always?.includes(String(getValues(name)[index]?.[fixed.column]));
        const isFirst = index === 0;
        const isLast = index === fields.length - 1;
        return (
          <fieldset key={field.id} className={`rounded-lg border border-line ${rowLook}`}>
            <legend className="sr-only">{capitalised(which)}</legend>
            {fixed ? (
              <p aria-hidden="true" className="grow basis-60 font-semibold">
                {which}
              </p>
            ) : null}
            <div className={`grid min-w-0 grow gap-3 ${cellsLook}`}>
              {isAlways ? (
                <p className="text-sm text-quiet">Always shown while there is something in it: other pages lead here.</p>
              ) : (
                all.map(([column, of]) => <Fragment key={column}>{cell(of, `${name}.${index}.${column}`, which)}</Fragment>)
              )}
            </div>
            {fixed?.still ? null : (
              <div className={`flex flex-wrap gap-3 ${isNarrow ? "lg:shrink-0 lg:flex-nowrap lg:pt-8" : ""}`}>
                <Button aria-label={`Move ${which} up`} aria-disabled={isFirst} onClick={() => moveTo(index, index - 1)}>
                  Up
                </Button>
                <Button aria-label={`Move ${which} down`} aria-disabled={isLast} onClick={() => moveTo(index, index + 1)}>
                  Down
                </Button>
                {fixed ? null : (
                  <RemoveButton
                    aria-label={`Remove ${which}`}
                    onClick={() => {
                      remove(index);
                      list.current?.focus({ preventScroll: true });
                    }}
                  >
                    Remove
                  </RemoveButton>
                )}
              </div>
            )}
          </fieldset>
        );
      })}
      <p role="status" className="sr-only">
        {moved}
      </p>
      <FieldError>{problem}</FieldError>
      {fixed ? null : fields.length < most ? (
        <AddButton onClick={() => append(blankOf(columns))}>Add {entry}</AddButton>
      ) : (
        <p className="text-sm text-quiet">There may be at most {most}.</p>
      )}
    </fieldset>
  );
}
