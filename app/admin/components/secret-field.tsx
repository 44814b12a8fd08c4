import { useId, useState } from "react";
import { Button } from "./button.tsx";
import { Hint, inputLook } from "./field.tsx";

/** A secret that is shown this once, to be copied. */
export function SecretField({ label, value, hint }: { label: string; value: string; hint: string }) {
  const id = useId();
  const [copied, setCopied] = useState(false);

  async function copy() {
    try {
      await navigator.clipboard.writeText(value);
      setCopied(true);
    } catch {
      // The text stands there, selected, to be copied by hand.
      document.querySelector<HTMLInputElement>(`[id="${id}"]`)?.select();
    }
  }

  return (
    <div className="space-y-3">
      <label htmlFor={id} className="block font-semibold">
        {label}
      </label>
      <input
        id={id}
        readOnly
        value={value}
        aria-describedby={`${id}-hint`}
        className={`${inputLook} font-mono`}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Hint of={id}>{hint}</Hint>
      <div className="flex flex-wrap items-center gap-3">
        <Button look="primary" onClick={copy}>
          Copy
        </Button>
        <p role="status" className="text-sm text-quiet">
          {copied ? "Copied." : ""}
        </p>
      </div>
    </div>
  );
}
