import { useContext, useId, useRef, useState } from "react";
import { Button } from "../components/button.tsx";
import { FieldError } from "../components/field.tsx";
import { WarningIcon } from "../components/icons.tsx";
import { Thumbnail } from "../components/thumbnail.tsx";
import { checkPicture, type PictureTarget } from "./check-picture.ts";
import { ReadingContext } from "./reading.ts";

type ImageFieldProps = {
  label: string;
  value: string;
  onChange: (image: string) => void;
  target: PictureTarget;
  hint: string;
  error?: string | undefined;
};

/** The picture of a record: chosen, checked and shown before it is saved. */
export function ImageField({ label, value, onChange, target, hint, error }: ImageFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const setReading = useContext(ReadingContext);
  /** Which choice counts: a large picture may be read after a later one, or after it was removed. */
  const choice = useRef(0);
  const [refused, setRefused] = useState<string>();
  const [warning, setWarning] = useState<string>();
  const shown = refused ?? error;

  async function choose(file: File | undefined) {
    if (!file) return;
    choice.current += 1;
    const mine = choice.current;
    setRefused(undefined);
    setReading(true);
    const checked = await checkPicture(file, target);
    if (mine !== choice.current) return;
    setReading(false);
    if ("refused" in checked) {
      setRefused(checked.refused);
      if (input.current) input.current.value = "";
      return;
    }
    setWarning(checked.warning);
    onChange(checked.dataUrl);
  }

  function remove() {
    choice.current += 1;
    setReading(false);
    if (input.current) input.current.value = "";
    setWarning(undefined);
    setRefused(undefined);
    onChange("");
    input.current?.focus();
  }

  return (
    <div className="space-y-1.5">
      <label htmlFor={id} className="block font-semibold">
        {label}
      </label>
      <div className="flex flex-wrap items-start gap-4">
        <Thumbnail image={value} className={`${target.ratio === 1 ? "aspect-square" : "aspect-3/2"} w-40 rounded-lg border border-line`} />
        <div className="min-w-0 flex-1 basis-56 space-y-2">
          <input
            ref={input}
            id={id}
            type="file"
            accept=".jpg,.jpeg,image/jpeg"
            aria-describedby={`${id}-hint${shown ? ` ${id}-error` : ""}${warning ? ` ${id}-warning` : ""}`}
            aria-invalid={shown ? true : undefined}
            onChange={(event) => choose(event.target.files?.[0])}
            className="block w-full text-sm file:mr-3 file:min-h-11 file:cursor-pointer file:rounded-lg file:border file:border-solid file:border-line file:bg-card file:px-4 file:font-semibold file:text-ink hover:file:bg-sand"
          />
          <p id={`${id}-hint`} className="text-sm text-quiet">
            {hint}
          </p>
          {shown ? <FieldError id={`${id}-error`}>{shown}</FieldError> : null}
          {warning ? (
            <p id={`${id}-warning`} role="status" className="flex gap-2 rounded-lg bg-saffron-pale px-3 py-2 text-sm text-saffron-deep">
              <WarningIcon />
              {warning}
            </p>
          ) : null}
          {value ? <Button onClick={remove}>Remove {label.toLowerCase()}</Button> : null}
        </div>
      </div>
    </div>
  );
}
