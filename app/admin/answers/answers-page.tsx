import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { toast } from "sonner";
import { type AnswerTemplates, answerPlaceholders, answerTemplates, type StoredTemplates } from "#contract/enquiries/answer-template.ts";
import { Button } from "../components/button.tsx";
import { TroubleNotice } from "../components/notice.tsx";
import { PageHead } from "../components/page-head.tsx";
import { Waiting } from "../components/waiting.tsx";
import { SettingForm } from "../forms/setting-form.tsx";
import { useRestoreFirst } from "../forms/use-restore-first.ts";
import { ListTrouble } from "../lists/list-states.tsx";
import { readTemplates, restoreFirstTemplates, saveTemplates, templatesAt, templatesQuery } from "./template-calls.ts";
import { TemplateInputs } from "./template-inputs.tsx";
import { comparedTemplates, type TemplatesValues, templatesOf } from "./template-values.ts";

const placeholders = Object.entries(answerPlaceholders);

export default function AnswersPage() {
  const client = useQueryClient();
  const { data, isPending, error, refetch } = useQuery(templatesQuery);
  const [saved, setSaved] = useState<number>();
  function show(templates: StoredTemplates, said: string) {
    toast.success(said);
    setSaved(templates.version);
    client.setQueryData(templatesQuery.queryKey, templates);
  }
  return (
    <>
      <PageHead title="Answer templates" />
      <div className="mb-5 max-w-4xl space-y-3">
        <p>What you can answer an enquiry with, by mail or on WhatsApp. You read and change each answer before it goes.</p>
        <p>
          In a subject or a text you can write{" "}
          {placeholders.map(([name, means], index) => (
            <span key={name}>
              {index === 0 ? "" : index === placeholders.length - 1 ? " and " : ", "}
              <span className="font-semibold">{`{${name}}`}</span> for {means}
            </span>
          ))}
          .
        </p>
      </div>
      {isPending ? <Waiting>Loading the templates...</Waiting> : null}
      {error && !data ? <ListTrouble what="The templates" error={error} onRetry={() => refetch()} /> : null}
      {data ? (
        <TemplatesForm
          key={data.version}
          templates={data}
          justSaved={saved === data.version}
          onSaved={(templates) => show(templates, "Templates saved")}
          onRestored={async () => {
            await refetch();
            toast.success("The earlier version is back.");
          }}
          onFirst={(templates) => show(templates, "The first templates are back. What they replaced is among the earlier versions.")}
        />
      ) : null}
    </>
  );
}

type TemplatesFormProps = {
  templates: StoredTemplates;
  justSaved: boolean;
  onSaved: (templates: StoredTemplates) => void;
  onRestored: () => Promise<void>;
  onFirst: (templates: StoredTemplates) => void;
};

function TemplatesForm({ templates, onFirst, ...rest }: TemplatesFormProps) {
  const first = useRestoreFirst(restoreFirstTemplates, onFirst, "The first templates were not restored");

  return (
    <SettingForm<TemplatesValues, AnswerTemplates>
      name="answer-templates"
      at={templatesAt}
      label="Answer templates"
      itemName="templates"
      autosaved="browser"
      stored={templates}
      valuesOf={templatesOf}
      schema={answerTemplates}
      compared={comparedTemplates}
      read={readTemplates}
      save={saveTemplates}
      actions={({ dirty, saving }) => (
        <Button disabled={dirty || saving} {...first.button}>
          Restore first templates
        </Button>
      )}
      {...rest}
    >
      {first.trouble ? <TroubleNotice trouble={first.trouble} /> : null}
      <TemplateInputs />
    </SettingForm>
  );
}
