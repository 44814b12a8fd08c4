import { useQuery } from "@tanstack/react-query";
import { createContext, useContext, useId, useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { contentKinds, kindAt, type PagedPath } from "#contract/content-kinds.ts";
import { redirectEnd } from "#contract/redirect.ts";
import { Check, messageOf, TextField } from "../components/field.tsx";
import { ButtonInNotice } from "../components/text-link.tsx";
import { useSettled } from "../components/use-settled.ts";
import { ConfirmDialog } from "../lists/confirm-dialog.tsx";
import { call } from "../session/api-call.ts";

type Address = { kind: PagedPath; stored: string | undefined; unlocked: boolean; onUnlock: (unlocked: boolean) => void };

/** Of the item in a form: its kind, the slug that it has (undefined of a new one), and whether another may be typed. */
export const AddressContext = createContext<Address>({ kind: "courses", stored: undefined, unlocked: false, onUnlock: () => undefined });

/** `follows`: the slug follows the title while it is locked, also that of an item that is stored. */
type Follows = { follows?: boolean };

export function TitleInput({ slugOf, follows }: Follows & { slugOf: (title: string) => string }) {
  const { stored, unlocked } = useContext(AddressContext);
  const { register, setValue, formState } = useFormContext<{ title: string; slug: string }>();
  const { errors } = formState;
  const title = register("title", {
    onChange: (event: { target: { value: string } }) => {
      if (!unlocked && (follows || stored === undefined))
        setValue("slug", slugOf(event.target.value), { shouldDirty: true, shouldValidate: Boolean(errors.slug) });
    },
  });
  return <TextField label="Title" required {...title} error={messageOf(errors.title)} />;
}

/**
 * The slug, locked until the person has read what changing it does (specification, section 4), what becomes of the address that the item has,
 * and where its address leads now if it is another's.
 */
export function SlugInput({ follows }: Follows) {
  const { kind, stored, unlocked, onUnlock } = useContext(AddressContext);
  const { register, setValue, formState, control } = useFormContext<{ slug: string }>();
  const slug = useWatch({ control, name: "slug" });
  const [warning, setWarning] = useState(false);
  const box = useId();
  const { page, screen } = contentKinds[kindAt(kind)];
  const leadsTo = useAddressInUse(slug === "" || slug === stored ? "" : page.address({ id: 0, slug, title: "" }));
  const keep = (before: string) => setValue("slug", before, { shouldDirty: true, shouldValidate: Boolean(formState.errors.slug) });
  const hint = (
    <>
      {stored && slug !== stored ? (
        <SlugChanged one={screen.one} before={stored} onKeep={() => keep(stored)} />
      ) : (
        `${follows || stored === undefined ? "Made from the title." : "Stays as it is when the title changes."} The address of the ${screen.one}: /${page.part}/${slug}`
      )}
      <span role="status" className="block text-warning empty:hidden wrap-anywhere">
        {leadsTo
          ? `This address leads to ${leadsTo.title ? `“${leadsTo.title}”` : leadsTo.address} now, and does until this ${screen.one} is published.`
          : ""}
      </span>
    </>
  );
  return (
    <div className="space-y-2">
      <TextField
        label="Slug"
        required
        error={messageOf(formState.errors.slug)}
        hint={hint}
        spellCheck={false}
        {...register("slug")}
        readOnly={!unlocked}
        className="read-only:bg-sand read-only:text-quiet"
      />
      <Check
        id={box}
        label="Enable URL slug editing"
        checked={unlocked}
        onChange={(event) => (event.target.checked ? setWarning(true) : onUnlock(false))}
      />
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

function SlugChanged({ one, before, onKeep }: { one: string; before: string; onKeep: () => void }) {
  return (
    <span role="status" className="block rounded-lg bg-warning-pale px-3 py-2 text-warning wrap-anywhere">
      The address of this {one} changes. Links to the old one, “{before}”, will lead to the new one.{" "}
      <ButtonInNotice onClick={onKeep}>Keep the old address</ButtonInNotice>
    </span>
  );
}

const pause = 400;

/** The page that visitors are led to who open an address now; undefined when they are not led on. `address` "" asks nothing. */
function useAddressInUse(address: string): { address: string; title: string } | undefined {
  const asked = useSettled(address, pause);
  const { data } = useQuery({
    queryKey: ["address-in-use", asked],
    enabled: asked !== "",
    retry: false,
    staleTime: 10_000,
    queryFn: ({ signal }) => call(`/redirects/end?${new URLSearchParams({ from: asked })}`, { answer: redirectEnd, signal }),
  });
  return asked === address ? (data ?? undefined) : undefined;
}
