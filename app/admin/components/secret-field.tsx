import { useRef, useState } from "react";
import { PrimaryButton } from "./button.tsx";
import { TextField } from "./field.tsx";

/** A secret that is shown this once, to be copied. */
export function SecretField({ label, value, hint }: { label: string; value: string; hint: string }) {
  const input = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState(false);

  async function copy() {
    try {
      await navigator.clipboard.writeText(value);
      setCopied(true);
    } catch {
      // The text stands there, selected, to be copied by hand.
      input.current?.select();
    }
  }

  return (
    <div className="space-y-3">
      <TextField
        label={label}
        hint={hint}
        ref={input}
        readOnly
        value={value}
        onFocus={({ target }) => target.select()}
        className="font-mono"
      />
      <div className="flex flex-wrap items-center gap-3">
        <PrimaryButton onClick={copy}>Copy</PrimaryButton>
        <p role="status" className="text-sm text-quiet">
          {copied ? "Copied." : ""}
        </p>
      </div>
    </div>
  );
}
