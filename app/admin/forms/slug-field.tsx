import { type ReactNode, useId, useState } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";
import { Button } from "../components/button.tsx";
import { Field, inputLook } from "../components/field.tsx";
import { Modal } from "../components/modal.tsx";

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
        <Modal
          alert
          title="Warning: URL Slug Editing"
          onClose={() => setWarning(false)}
          returnTo={box}
          footer={
            <>
              <Button onClick={() => setWarning(false)}>Cancel</Button>
              <Button
                look="danger"
                onClick={() => {
                  setWarning(false);
                  onUnlock(true);
                }}
              >
                I Understand, Enable Editing
              </Button>
            </>
          }
        >
          <div className="space-y-3">
            <p>The slug is the part of the web address that leads to this page.</p>
            <p>
              Changing it can break links and harm SEO: people and search engines know the page by its old address. That one will lead to
              the new one, until another page takes it.
            </p>
          </div>
        </Modal>
      ) : null}
    </div>
  );
}
