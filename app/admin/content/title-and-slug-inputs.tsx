import type { ReactNode } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { contentKinds, kindAt, type PagedPath } from "#contract/content-kinds.ts";
import { TextField } from "../components/field.tsx";
import { messageOf } from "../forms/message-of.ts";
import { SlugField } from "../forms/slug-field.tsx";
import { useAddressInUse } from "../forms/use-address-in-use.ts";

type TitleInputProps = {
  slugOf: (title: string) => string;
  /** Whether the slug follows the title while it is locked. */
  follows: boolean;
  unlocked: boolean;
};

export function TitleInput({ slugOf, follows, unlocked }: TitleInputProps) {
  const { register, setValue, formState } = useFormContext<{ title: string; slug: string }>();
  const { errors } = formState;
  const title = register("title", {
    onChange: (event: { target: { value: string } }) => {
      if (follows && !unlocked) setValue("slug", slugOf(event.target.value), { shouldDirty: true, shouldValidate: Boolean(errors.slug) });
    },
  });
  return <TextField label="Title" required {...title} error={messageOf(errors.title)} />;
}

type SlugInputProps = {
  kind: PagedPath;
  /** The slug that the item has; undefined of a new one. */
  stored: string | undefined;
  unlocked: boolean;
  onUnlock: (unlocked: boolean) => void;
  /** Instead of what is usually said of the address. */
  hint?: ReactNode;
};

/** The slug, and where its address leads now if it is another's. */
export function SlugInput({ kind, stored, unlocked, onUnlock, hint }: SlugInputProps) {
  const { register, formState, control } = useFormContext<{ slug: string }>();
  const slug = useWatch({ control, name: "slug" });
  const { page, screen } = contentKinds[kindAt(kind)];
  const leadsTo = useAddressInUse(slug === "" || slug === stored ? "" : page.address({ id: 0, slug, title: "" }));
  return (
    <SlugField
      registration={register("slug")}
      error={messageOf(formState.errors.slug)}
      unlocked={unlocked}
      onUnlock={onUnlock}
      hint={
        <>
          {hint ?? `${stored === undefined ? "Made from the title. " : ""}The address of the ${screen.one}: /${page.part}/${slug}`}
          <span role="status" className="block text-saffron-deep empty:hidden wrap-anywhere">
            {leadsTo
              ? `This address leads to ${leadsTo.title ? `“${leadsTo.title}”` : leadsTo.address} now, and does until this ${screen.one} is published.`
              : ""}
          </span>
        </>
      }
    />
  );
}
