import { type ReactNode, useId, useState } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";
import { ConfirmDialog } from "../components/confirm-dialog.tsx";
import { Field, inputLook } from "../components/field.tsx";

type SlugFieldProps = {
  registration: UseFormRegisterReturn;
  error: string | undefined;
  hint?: ReactNode;
  unlocked: boolean;
  onUnlock: (unlocked: boolean) => void;
};

/** The slug, locked until the person has read what changing it does (specification, section 4). */
export function SlugField({ registration, error, hint, unlocked, onUnlock }: SlugFieldProps) {
  const [warning, setWarning] = useState(false);
  const box = useId();
  return (
    <div className="space-y-2">
      <Field label="Slug" required error={error} hint={hint}>
        {(ids) => (
          <input
            type="text"
            autoComplete="off"
            spellCheck={false}
            {...registration}
            {...ids}
            readOnly={!unlocked}
            className={`${inputLook} read-only:bg-sand read-only:text-quiet`}
          />
        )}
      </Field>
      <label htmlFor={box} className="inline-flex min-h-11 items-center gap-3">
        <input
          id={box}
          type="checkbox"
          checked={unlocked}
          onChange={(event) => (event.target.checked ? setWarning(true) : onUnlock(false))}
          className="size-5 accent-lagoon"
        />
        Enable URL slug editing
      </label>
      {warning ? (
        <ConfirmDialog
          title="Warning: URL Slug Editing"
          confirm="I Understand, Enable Editing"
          danger
          returnTo={box}
          onCancel={() => setWarning(false)}
          onConfirm={() => {
            setWarning(false);
            onUnlock(true);
          }}
        >
          <p>The slug is the part of the web address that leads to this page.</p>
          <p>
            Changing it can break links and harm SEO: people and search engines know the page by its old address. That one will lead to the
            new one, until another page takes it.
          </p>
        </ConfirmDialog>
      ) : null}
    </div>
  );
}
