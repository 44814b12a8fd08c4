import { useId } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { type ChosenName, contrastsOf, nearestReadable } from "#contract/look/colours.ts";
import { lookKind } from "#contract/look/look.ts";
import { Button } from "../components/button.tsx";
import { Field, inputLook } from "../components/field.tsx";
import { messageOf } from "../forms/message-of.ts";
import { ColourPreview } from "./colour-preview.tsx";
import { useChosenColours } from "./use-chosen-colours.ts";

export const BrandInput = () => <ColourInput name="brand" />;
export const AccentInput = () => (
  <>
    <ColourInput name="accent" />
    <ColourPreview />
  </>
);

/** A colour picked or typed, with how well it can be read where it is used. */
function ColourInput({ name }: { name: ChosenName }) {
  const { control, register, setValue, formState } = useFormContext<Record<ChosenName, string>>();
  const typed = useWatch({ control, name });
  const chosen = useChosenColours();
  const { label, hint } = lookKind.list[name];
  const uses = contrastsOf(chosen).filter(({ of }) => of === name);
  const fails = uses.some(({ contrast, least }) => contrast < least);
  const instead = fails ? nearestReadable(name, chosen) : undefined;
  const take = (colour: string) => setValue(name, colour, { shouldDirty: true, shouldValidate: formState.isSubmitted });
  const heading = useId();
  return (
    <div className="grid items-start gap-x-6 gap-y-2 md:grid-cols-2">
      <Field label={label} hint={hint} required error={messageOf(formState.errors[name])}>
        {(ids) => (
          <div className="flex gap-3">
            <input
              type="color"
              aria-label={`${label}: pick it`}
              value={chosen[name]}
              onChange={({ target }) => take(target.value)}
              className="h-11 w-16 shrink-0 rounded-lg border border-quiet/60 bg-paper p-1"
            />
            <input type="text" autoComplete="off" spellCheck={false} {...register(name)} {...ids} className={`${inputLook} max-w-40`} />
          </div>
        )}
      </Field>
      {typed.toLowerCase() === chosen[name] ? (
        <div className="space-y-1 text-sm">
          <p id={heading} className="font-semibold">
            How well it can be read
          </p>
          <ul aria-labelledby={heading} className="space-y-1">
            {uses.map(({ says, contrast, least, front, ground }) => (
              <li key={says} className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <span
                  aria-hidden="true"
                  className="rounded border border-line px-2 font-semibold"
                  style={{ color: front, background: ground }}
                >
                  Aa
                </span>
                {says}: {contrast.toFixed(1)} to 1
                <span className={contrast < least ? "font-semibold text-brick" : "text-quiet"}>
                  {contrast < least ? `too little: ${least} is needed` : "good"}
                </span>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      {instead ? (
        <Button className="md:col-span-2 md:justify-self-start" onClick={() => take(instead)}>
          <span aria-hidden="true" className="size-5 rounded border border-line" style={{ background: instead }} />
          Take the nearest that can be read: {instead}
        </Button>
      ) : null}
    </div>
  );
}
