import type { ReactNode } from "react";
import { useFormContext } from "react-hook-form";
import { TextField } from "../components/field.tsx";
import { messageOf } from "../forms/message-of.ts";
import { SlugField } from "../forms/slug-field.tsx";

type TitleAndSlugProps = {
  slugOf: (title: string) => string;
  /** Whether the slug follows the title while it is locked. */
  follows: boolean;
  unlocked: boolean;
  onUnlock: (unlocked: boolean) => void;
  hint: ReactNode;
};

export function TitleAndSlug({ slugOf, follows, unlocked, onUnlock, hint }: TitleAndSlugProps) {
  const { register, setValue, formState } = useFormContext<{ title: string; slug: string }>();
  const { errors } = formState;
  const title = register("title", {
    onChange: (event: { target: { value: string } }) => {
      if (follows && !unlocked) setValue("slug", slugOf(event.target.value), { shouldDirty: true, shouldValidate: Boolean(errors.slug) });
    },
  });
  return (
    <>
      <TextField label="Title" required {...title} error={messageOf(errors.title)} />
      <SlugField registration={register("slug")} error={messageOf(errors.slug)} unlocked={unlocked} onUnlock={onUnlock} hint={hint} />
    </>
  );
}
