import { useFormContext, useWatch } from "react-hook-form";
import type { PagedPath } from "#contract/content-kinds.ts";
import { mostSeoDescription, mostSeoTitle, seoFieldList } from "#contract/seo.ts";
import { TextArea, TextField } from "../components/field.tsx";
import { FormPart } from "../forms/form-parts.tsx";
import { messageOf } from "../forms/message-of.ts";
import { type PublicValues, publicPageOf } from "./public-page.ts";
import { SharePreviews } from "./share-previews.tsx";

export function SeoInputs({ kind }: { kind: PagedPath }) {
  const { control, register, formState } = useFormContext<PublicValues>();
  const values = useWatch({ control });
  const page = publicPageOf(kind, { ...values, seo_title: "", seo_description: "" });
  const counted = (text: string | undefined, shown: number) => {
    const length = (text ?? "").trim().length;
    return length === 0 ? "When it is empty, one is made from the fields above." : `${length} characters; about ${shown} are shown.`;
  };
  return (
    <FormPart name="When it is found and shared">
      <TextField
        label={seoFieldList.seo_title.label}
        placeholder={page.title}
        maxLength={mostSeoTitle}
        hint={counted(values.seo_title, 60)}
        error={messageOf(formState.errors.seo_title)}
        {...register("seo_title")}
      />
      <TextArea
        label={seoFieldList.seo_description.label}
        placeholder={page.description}
        maxLength={mostSeoDescription}
        rows={2}
        hint={counted(values.seo_description, 155)}
        error={messageOf(formState.errors.seo_description)}
        {...register("seo_description")}
      />
      <SharePreviews kind={kind} values={values} />
    </FormPart>
  );
}
