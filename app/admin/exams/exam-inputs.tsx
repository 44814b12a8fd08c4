import { Controller, type UseFormReturn } from "react-hook-form";
import type { ExamFields } from "#contract/exam.ts";
import { TextArea, TextField } from "../components/field.tsx";
import { RichTextField } from "../editor/rich-text-field.tsx";
import { landscape } from "../forms/check-picture.ts";
import { ImageField } from "../forms/image-field.tsx";
import { SlugField } from "../forms/slug-field.tsx";
import { examSlug } from "../forms/slugs.ts";
import { TextListField } from "../forms/text-list-field.tsx";
import type { ExamForm } from "./exam-form.ts";

type ExamInputsProps = {
  form: UseFormReturn<ExamForm, unknown, ExamFields>;
  isNew: boolean;
  unlocked: boolean;
  onUnlock: (unlocked: boolean) => void;
};

/** The inputs that creating and editing an exam share. */
export function ExamInputs({ form, isNew, unlocked, onUnlock }: ExamInputsProps) {
  const { register, control, setValue } = form;
  const { errors } = form.formState;
  const title = register("title", {
    onChange: (event: { target: { value: string } }) => {
      if (isNew && !unlocked) setValue("slug", examSlug(event.target.value), { shouldDirty: true, shouldValidate: Boolean(errors.slug) });
    },
  });

  return (
    <>
      <TextField label="Title" required {...title} error={errors.title?.message} />
      <SlugField
        registration={register("slug")}
        error={errors.slug?.message}
        unlocked={unlocked}
        onUnlock={onUnlock}
        hint={isNew ? "Made from the title. The exam will be found at /exam/ and this." : "The exam is found at /exam/ and this."}
      />
      <TextArea label="Summary" required rows={2} {...register("summary")} error={errors.summary?.message} />
      <TextField label="Schedule" required {...register("schedule")} error={errors.schedule?.message} />
      <Controller
        control={control}
        name="image"
        render={({ field }) => (
          <ImageField
            value={field.value}
            onChange={field.onChange}
            target={landscape}
            hint="JPG/JPEG, max 4MB, recommended 1200 x 800 pixels"
            error={errors.image?.message}
          />
        )}
      />
      <Controller
        control={control}
        name="description"
        render={({ field }) => (
          <RichTextField label="Description" value={field.value} onChange={field.onChange} error={errors.description?.message} />
        )}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <Controller
          control={control}
          name="modules"
          render={({ field }) => (
            <TextListField label="Modules" entry="Module" value={field.value} onChange={field.onChange} error={errors.modules?.message} />
          )}
        />
        <Controller
          control={control}
          name="features"
          render={({ field }) => (
            <TextListField
              label="Features"
              entry="Feature"
              value={field.value}
              onChange={field.onChange}
              error={errors.features?.message}
            />
          )}
        />
      </div>
      <fieldset className="grid gap-5 sm:grid-cols-2">
        <legend className="mb-3 text-sm text-quiet">These are shown only when they are filled in.</legend>
        <TextField label="Target score" {...register("targetScore")} error={errors.targetScore?.message} />
        <TextField label="Exam fee" {...register("examFee")} error={errors.examFee?.message} />
        <TextField label="Next exam date" {...register("nextExamDate")} error={errors.nextExamDate?.message} />
        <TextField label="Preparation duration" {...register("preparationDuration")} error={errors.preparationDuration?.message} />
        <TextField label="Students per class" {...register("studentsPerClass")} error={errors.studentsPerClass?.message} />
      </fieldset>
    </>
  );
}
