import { useState } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { type Choice, mineToKeep } from "../compare/merge.ts";
import { setFields } from "./fields-by-name.ts";
import type { MadeFrom, StoredRecord } from "./record-start.ts";

type Conflict<Values extends FieldValues, Output, Item> = {
  form: UseFormReturn<Values, unknown, Output>;
  madeFrom: { current: MadeFrom };
  valuesOf: (item: Item) => Values;
};

/** Somebody else saved the record while it was in this form. */
export function useConflict<Values extends FieldValues, Output, Item extends StoredRecord>(needs: Conflict<Values, Output, Item>) {
  const { form, madeFrom, valuesOf } = needs;
  const [theirs, setTheirs] = useState<{ item: Item; by: string | undefined }>();

  function startFrom(values: Values, version: number): void {
    madeFrom.current = { version, base: values };
    form.reset(values);
    setTheirs(undefined);
  }

  return {
    /** What there is to put together; undefined: nothing. */
    sides: theirs && { by: theirs.by, base: madeFrom.current.base, theirs: valuesOf(theirs.item) },
    show: setTheirs,
    close: () => setTheirs(undefined),
    takeTheirs(): void {
      if (theirs) startFrom(valuesOf(theirs.item), theirs.item.version);
    },
    /** Theirs, and over it what I changed and chose. */
    takeBoth(choices: ReadonlyMap<string, Choice>): void {
      if (!theirs) return;
      const stored = valuesOf(theirs.item);
      const mine = mineToKeep({ base: madeFrom.current.base, mine: form.getValues(), theirs: stored }, choices);
      startFrom(stored, theirs.item.version);
      setFields(form, mine);
    },
  };
}
