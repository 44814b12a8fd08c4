import { useDeferredValue, useId } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { type ChosenColours, type ChosenName, coloursOf, contrastsOf, firstChosen, nearestReadable } from "#contract/look/colours.ts";
import { lookKind } from "#contract/look/look.ts";
import { Button } from "../components/button.tsx";
import { Field, inputLook, messageOf } from "../components/field.tsx";

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

/** How pages look in the colours of the form, light and dark. */
function ColourPreview() {
  const { light, dark, night } = coloursOf(useChosenColours());
  const deep = light["lagoon-deep"];
  return (
    <figure className="space-y-3">
      <figcaption className="font-semibold">How pages will look</figcaption>
      <div className="grid gap-4 sm:grid-cols-2" inert>
        {(
          [
            ["Light", light],
            ["Dark", dark],
          ] as const
        ).map(([name, side]) => (
          <div key={name} className="overflow-hidden rounded-xl border border-line" style={{ background: side.paper, color: side.ink }}>
            <p
              className="px-5 py-2 font-semibold"
              style={{ background: deep, color: light.paper, borderBottom: `4px solid ${side.saffron}` }}
            >
              {name}
              <span className="ml-3 rounded px-2" style={{ background: night.action, color: night["on-action"] }}>
                Contact
              </span>
            </p>
            <div className="space-y-2 px-5 py-4">
              <p className="font-display text-xl font-semibold" style={{ color: side["lagoon-deep"] }}>
                A heading
              </p>
              <p>
                Text with <span style={{ color: side.lagoon, textDecoration: "underline" }}>a link</span> and{" "}
                <span className="font-semibold" style={{ color: side["saffron-deep"] }}>
                  a mark
                </span>
                .
              </p>
              <p className="flex flex-wrap gap-2">
                <span className="rounded px-3 py-1 font-semibold" style={{ background: side.lagoon, color: side["on-lagoon"] }}>
                  A button
                </span>
                <span className="rounded px-3 py-1" style={{ background: side["lagoon-pale"], color: side["lagoon-deep"] }}>
                  A label
                </span>
                <span className="rounded px-3 py-1" style={{ background: side["saffron-pale"], color: side["saffron-deep"] }}>
                  Featured
                </span>
              </p>
            </div>
          </div>
        ))}
      </div>
    </figure>
  );
}

/** The two colours in the form; in place of one that is typed only in part, the one that came with the program. */
function useChosenColours(): ChosenColours {
  const { control } = useFormContext<ChosenColours>();
  const [brand, accent] = useWatch({ control, name: ["brand", "accent"] });
  const taken = (typed: string, first: string) => (/^#[0-9a-f]{6}$/i.test(typed.trim()) ? typed.trim().toLowerCase() : first);
  // Picking sends many a second.
  const colours = useDeferredValue(`${taken(brand, firstChosen.brand)} ${taken(accent, firstChosen.accent)}`);
  const [first = "", second = ""] = colours.split(" ");
  return { brand: first, accent: second };
}
