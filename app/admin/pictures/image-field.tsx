import { useId, useRef, useState } from "react";
import { Button } from "../components/button.tsx";
import { type ControlProps, FieldError, fileLook, Hint } from "../components/field.tsx";
import { WarningIcon } from "../components/icons.tsx";
import { Thumbnail } from "../components/thumbnail.tsx";
import type { Mend, PictureTarget } from "./check-picture.ts";
import { CropDialog } from "./crop-dialog.tsx";
import { usePicture } from "./use-picture.ts";

type ImageFieldProps = ControlProps<string> & { target: PictureTarget; hint: string };

const mendWords: Record<Mend, { button: string; busy: string }> = {
  smaller: { button: "Make it smaller for me", busy: "Making it smaller..." },
  jpeg: { button: "Turn it into a JPEG for me", busy: "Turning it into a JPEG..." },
};

/** The picture of a record: chosen, checked and shown before it is saved; made smaller, turned into a JPEG and cropped here. */
export function ImageField({ label, value, onChange, target, hint, error }: ImageFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { refusal, warning, done, mending, ...picture } = usePicture(target, value, onChange);
  const [cropping, setCropping] = useState<ReturnType<typeof picture.toCrop>>();
  const shown = refusal?.refused ?? error;
  const pictureName = label.toLowerCase();
  const clear = () => {
    if (input.current) input.current.value = "";
  };

  async function choose(file: File | undefined) {
    if (file && !(await picture.choose(file))) clear();
  }

  async function mend() {
    await picture.mend();
    // The button that was pressed is gone with the refusal.
    input.current?.focus();
  }

  function remove() {
    clear();
    picture.remove();
    input.current?.focus();
  }

  return (
    <div className="space-y-1.5">
      <label htmlFor={id} className="block font-semibold">
        {label}
      </label>
      <div className="flex flex-wrap items-start gap-4">
        <Thumbnail image={value} ratio={target.ratio} className="w-40 max-w-full rounded-lg border border-line" />
        <div className="min-w-0 flex-1 basis-56 space-y-2">
          <input
            ref={input}
            id={id}
            type="file"
            accept=".jpg,.jpeg,image/jpeg"
            aria-describedby={`${id}-hint${shown ? ` ${id}-error` : ""}${warning ? ` ${id}-warning` : ""}`}
            aria-invalid={shown ? true : undefined}
            onChange={(event) => choose(event.target.files?.[0])}
            className={fileLook}
          />
          <Hint of={id}>{hint}</Hint>
          <FieldError id={`${id}-error`}>{shown}</FieldError>
          {refusal?.advice ? <p className="text-sm">{refusal.advice}</p> : null}
          {refusal?.mend ? (
            <Button onClick={mend} busy={mending ? mendWords[refusal.mend].busy : undefined}>
              {mendWords[refusal.mend].button}
            </Button>
          ) : null}
          <p role="status" className="text-sm font-semibold empty:hidden">
            {done}
          </p>
          {warning ? (
            <p id={`${id}-warning`} role="status" className="flex gap-2 rounded-lg bg-warning-pale px-3 py-2 text-sm text-warning">
              <WarningIcon />
              {warning}
            </p>
          ) : null}
          {value ? (
            <div className="flex flex-wrap gap-2">
              <Button id={`${id}-crop`} onClick={() => setCropping(picture.toCrop())}>
                Crop {pictureName}
              </Button>
              <Button onClick={remove}>Remove {pictureName}</Button>
            </div>
          ) : null}
        </div>
      </div>
      {cropping ? (
        <CropDialog
          pictureName={pictureName}
          {...cropping}
          target={target}
          returnTo={`${id}-crop`}
          onCropped={(made, crop) => {
            clear();
            picture.cropped(made, cropping.image, crop);
            setCropping(undefined);
          }}
          onClose={() => setCropping(undefined)}
        />
      ) : null}
    </div>
  );
}
