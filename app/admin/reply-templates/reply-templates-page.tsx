import { useRef, useState } from "react";
import { useFieldArray, useFormContext, useWatch } from "react-hook-form";
import { blankTemplate, type ReplyTemplates, replyPlaceholders, templateInWords, templatesKind } from "#contract/kinds/reply-template.ts";
import { AddButton, RemoveButton } from "../components/button.tsx";
import { FieldError } from "../components/field.tsx";
import { PageHead } from "../components/page-head.tsx";
import { FieldInput, type FieldInputProps } from "../content/field-input.tsx";
import { SingleScreen } from "../content/single-screen.tsx";

const placeholders = Object.entries(replyPlaceholders);
const inputs = { templates: TemplateInputs };

export default function ReplyTemplatesPage() {
  return (
    <>
      <PageHead title="Answer templates" />
      <div className="mb-5 max-w-prose space-y-3">
        <p>What you can answer an enquiry with, by mail or on WhatsApp. You read and change each answer before it goes.</p>
        <p>
          In a subject or a text you can write{" "}
          {placeholders.map(([name, means], index) => (
            <span key={name}>
              {index === 0 ? "" : index === placeholders.length - 1 ? " and " : ", "}
              <span className="font-semibold">{`{${name}}`}</span> for {means}
            </span>
          ))}
          . A paragraph with nothing but {"{paying}"} or {"{bring}"} to fill in is left out while nothing about it stands under Academy.
        </p>
      </div>
      <SingleScreen kind={templatesKind} what="The templates" inputs={inputs} saved={() => "Templates saved"} />
    </>
  );
}

const { columns, most: mostTemplates } = templatesKind.list.templates;

/** Every template, each closed until it is opened. */
function TemplateInputs() {
  const { control, formState } = useFormContext<ReplyTemplates>();
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
      <FieldError>{problem}</FieldError>
      {fields.length < mostTemplates ? (
        <AddButton onClick={() => append(blankTemplate)}>Add template</AddButton>
      ) : (
        <p className="text-sm text-quiet">There may be at most {mostTemplates}.</p>
      )}
    </div>
  );
}

function TemplateInput({ index, onRemove }: { index: number; onRemove: () => void }) {
  const { control, formState } = useFormContext<ReplyTemplates>();
  const template = useWatch({ control, name: `templates.${index}` }) ?? blankTemplate;
  const errors = formState.errors.templates?.[index];
  const which = `template ${index + 1}`;
  const cell = (name: keyof typeof columns, more: Pick<FieldInputProps, "rows" | "lang"> = {}) => (
    <FieldInput name={`templates.${index}.${name}`} field={columns[name]} which={which} {...more} />
  );
  // A new one is open, and one with an error, since a closed field cannot be focused.
  const [open, setOpen] = useState(template.name === "");
  return (
    <details
      className="rounded-xl border border-line bg-card"
      open={open || errors !== undefined}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="min-h-11 rounded-xl py-3 pr-5 pl-9 -indent-4 hover:bg-sand">
        <span className="font-semibold wrap-anywhere">{template.name || "New template"}</span>
        <span className="text-quiet"> · {templateInWords(template)}</span>
      </summary>
      <div className="space-y-4 border-t border-line p-5">
        {cell("name")}
        <div className="grid gap-4 sm:grid-cols-2">
          {cell("way")}
          {cell("language")}
        </div>
        {template.way === "whatsapp" ? null : cell("subject", { lang: template.language })}
        {cell("text", { rows: 8, lang: template.language })}
        <RemoveButton aria-label={`Remove ${which}`} onClick={onRemove}>
          Remove
        </RemoveButton>
      </div>
    </details>
  );
}
