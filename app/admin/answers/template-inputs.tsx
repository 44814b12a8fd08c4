import { useRef, useState } from "react";
import { useFieldArray, useFormContext, useWatch } from "react-hook-form";
import { answerWays, mostTemplates } from "#contract/enquiries/answer-template.ts";
import { siteLanguages } from "#contract/site/site-languages.ts";
import { Button } from "../components/button.tsx";
import { FieldError, SelectField, TextArea, TextField } from "../components/field.tsx";
import { PlusIcon } from "../components/icons.tsx";
import { blankTemplate, type TemplatesValues, templateInWords } from "./template-values.ts";

/** Every template, closed until it is looked at. */
export function TemplateInputs() {
  const { control, formState } = useFormContext<TemplatesValues>();
  const { fields, append, remove } = useFieldArray({ control, name: "templates" });
  const list = useRef<HTMLDivElement>(null);
  const problem = formState.errors.templates?.root?.message ?? formState.errors.templates?.message;
  return (
    <div ref={list} tabIndex={-1} className="space-y-3 !outline-none">
      {fields.length === 0 ? <p className="text-quiet">There are no templates. Answers begin with an empty text.</p> : null}
      {fields.map(({ id }, index) => (
        <TemplateInput
          key={id}
          index={index}
          onRemove={() => {
            remove(index);
            list.current?.focus({ preventScroll: true });
          }}
        />
      ))}
      {problem ? <FieldError>{problem}</FieldError> : null}
      {fields.length < mostTemplates ? (
        <Button onClick={() => append(blankTemplate)}>
          <PlusIcon className="size-4" />
          Add template
        </Button>
      ) : (
        <p className="text-sm text-quiet">There may be at most {mostTemplates}.</p>
      )}
    </div>
  );
}

function TemplateInput({ index, onRemove }: { index: number; onRemove: () => void }) {
  const { control, register, formState } = useFormContext<TemplatesValues>();
  const template = useWatch({ control, name: `templates.${index}` }) ?? blankTemplate;
  const errors = formState.errors.templates?.[index];
  const which = `template ${index + 1}`;
  const at = `templates.${index}` as const;
  // A new one is open. What is wrong with one must be seen: closed fields cannot be focused.
  const [open, setOpen] = useState(template.name === "");
  return (
    <details
      className="rounded-xl border border-line bg-card"
      open={open || errors !== undefined}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="min-h-11 rounded-xl px-5 py-3 hover:bg-sand">
        <span className="font-semibold wrap-anywhere">{template.name || "New template"}</span>
        <span className="text-quiet"> · {templateInWords(template)}</span>
      </summary>
      <div className="space-y-4 border-t border-line p-5">
        <TextField
          label="Name"
          aria-label={`Name, ${which}`}
          hint="Only staff see it."
          error={errors?.name?.message}
          {...register(`${at}.name`)}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <SelectField label="For" aria-label={`For, ${which}`} error={errors?.way?.message} {...register(`${at}.way`)}>
            {Object.entries(answerWays).map(([way, word]) => (
              <option key={way} value={way}>
                {word}
              </option>
            ))}
          </SelectField>
          <SelectField label="Language" aria-label={`Language, ${which}`} error={errors?.language?.message} {...register(`${at}.language`)}>
            {Object.entries(siteLanguages).map(([tag, word]) => (
              <option key={tag} value={tag}>
                {word}
              </option>
            ))}
          </SelectField>
        </div>
        {template.way === "whatsapp" ? null : (
          <TextField
            label="Subject"
            aria-label={`Subject, ${which}`}
            lang={template.language}
            error={errors?.subject?.message}
            {...register(`${at}.subject`)}
          />
        )}
        <TextArea
          label="Text"
          aria-label={`Text, ${which}`}
          rows={8}
          lang={template.language}
          error={errors?.text?.message}
          {...register(`${at}.text`)}
        />
        <Button look="remove" aria-label={`Remove ${which}`} onClick={onRemove}>
          Remove
        </Button>
      </div>
    </details>
  );
}
