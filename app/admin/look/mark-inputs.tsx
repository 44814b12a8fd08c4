import { useRef, useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { lookKind, markAsStored, maxMarkBytes } from "#contract/look/look.ts";
import { Button } from "../components/button.tsx";
import { Field, fileLook, messageOf } from "../components/field.tsx";
import { useTellReading } from "../forms/reading-context.ts";
import { readDataUrl } from "../pictures/draw-jpeg.ts";
import { api, Refused } from "../session/api-call.ts";
import { failureOf, isSessionEnd } from "../session/trouble.ts";

/** A mark as the server would store it. Asked at once, so that a refused file is told where it was chosen and hinders no save. */
async function cleaned(given: string): Promise<string> {
  return (await api.post("/look/marks", { mark: given }, markAsStored)).mark;
}

export const LogoInput = () => <MarkInput name="logo" />;
export const IconInput = () => <MarkInput name="icon" />;

/** A logo or an icon: an SVG, PNG or JPEG file, shown before it is saved. */
function MarkInput({ name }: { name: "logo" | "icon" }) {
  const { control, setValue, formState } = useFormContext<Record<"logo" | "icon", string>>();
  const mark = useWatch({ control, name });
  const [refused, setRefused] = useState<string>();
  const setReading = useTellReading();
  const input = useRef<HTMLInputElement>(null);
  const { label, hint } = lookKind.list[name];
  const take = (value: string) => setValue(name, value, { shouldDirty: true, shouldValidate: formState.isSubmitted });

  async function choose(file: File | undefined) {
    if (!file) return;
    const isKnown = /^image\/(svg\+xml|png|jpeg)$/.test(file.type);
    const why = isKnown
      ? file.size > maxMarkBytes
        ? "This must be smaller than 1 MB."
        : undefined
      : "This must be an SVG, PNG or JPEG file.";
    setRefused(why);
    if (why) return forget();
    setReading(true);
    try {
      take(await cleaned(await readDataUrl(file)));
    } catch (error) {
      const { title, detail } = failureOf(error, "It was not taken over.");
      const refusal = error instanceof Refused ? error.issues[0]?.message : undefined;
      if (!isSessionEnd(error)) setRefused(refusal ?? `${title} ${detail}`);
      forget();
    }
    setReading(false);
  }

  function forget() {
    if (input.current) input.current.value = "";
  }

  return (
    <div className="space-y-1.5" data-field={name}>
      <Field label={label} hint={hint} error={refused ?? messageOf(formState.errors[name])}>
        {(ids) => (
          <>
            {mark ? (
              <p>
                <img
                  src={mark.startsWith("<") ? `data:image/svg+xml,${encodeURIComponent(mark)}` : mark}
                  alt={`The ${label.toLowerCase()}`}
                  className="h-20 max-w-full rounded-lg border border-line bg-white object-contain p-2"
                />
              </p>
            ) : null}
            <input
              ref={input}
              {...ids}
              type="file"
              accept=".svg,.png,.jpg,.jpeg,image/svg+xml,image/png,image/jpeg"
              onChange={({ target }) => choose(target.files?.[0])}
              className={fileLook}
            />
          </>
        )}
      </Field>
      {mark ? (
        <Button
          onClick={() => {
            take("");
            forget();
            input.current?.focus();
          }}
        >
          Remove {label.toLowerCase()}
        </Button>
      ) : null}
    </div>
  );
}
