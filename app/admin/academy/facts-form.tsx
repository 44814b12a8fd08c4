import { useState } from "react";
import { FormProvider } from "react-hook-form";
import { type FactsFields, factsInput, type StoredFacts } from "#contract/facts-fields.ts";
import { Button } from "../components/button.tsx";
import { DiscardDialog } from "../forms/discard-dialog.tsx";
import { RecordNotices } from "../forms/record-notices.tsx";
import { useLeaveGuard } from "../forms/use-leave-guard.ts";
import { saveWords, useRecordForm } from "../forms/use-record-form.ts";
import { VersionsDialog } from "../history/versions-dialog.tsx";
import { factsAt, readFacts, saveFacts } from "./facts-calls.ts";
import { FactsInputs } from "./facts-inputs.tsx";
import { comparedFacts, type FactsValues, valuesOf } from "./facts-values.ts";

type FactsFormProps = { facts: StoredFacts; onSaved: (facts: StoredFacts) => void; onRestored: () => Promise<void> };

const noun = "academy's facts";
const asItem = (facts: StoredFacts) => ({ ...facts, id: 1 });

/** The form of the academy's facts, with what was typed kept as in every other form. */
export function FactsForm({ facts, onSaved, onRestored }: FactsFormProps) {
  const record = useRecordForm<FactsValues, FactsFields, ReturnType<typeof asItem>>({
    name: "academy-facts",
    item: asItem(facts),
    values: valuesOf(facts),
    valuesOf,
    schema: factsInput,
    save: async (fields, _, version) => asItem(await saveFacts(fields, version)),
    findTheirs: async () => asItem(await readFacts()),
    words: saveWords(noun),
    onSaved: ({ id: _, ...saved }) => onSaved(saved),
  });
  const leave = useLeaveGuard(record.dirty, record.isSettled);
  const [versions, setVersions] = useState(false);

  return (
    <FormProvider {...record.form}>
      <form
        noValidate
        aria-label="The academy's facts"
        className="max-w-4xl space-y-6"
        onSubmit={(event) => {
          event.preventDefault();
          if (!record.saving && !record.conflict) record.submit();
        }}
      >
        <RecordNotices noun={noun} record={record} compared={comparedFacts} mine={() => record.form.getValues()} />
        <FactsInputs />
        <div className="flex flex-wrap items-center gap-3 border-t border-line py-3">
          <Button
            type="submit"
            look="primary"
            busy={record.saving ? "Saving..." : undefined}
            disabled={record.conflict !== undefined || !record.dirty}
          >
            Save changes
          </Button>
          <Button onClick={() => setVersions(true)} disabled={record.dirty || record.saving}>
            Earlier versions
          </Button>
          <p className="text-sm text-quiet">{record.dirty ? "Unsaved changes" : ""}</p>
        </div>
      </form>
      {versions ? (
        <VersionsDialog
          at={factsAt}
          compared={comparedFacts}
          onRestored={async () => {
            record.abandon();
            await onRestored();
          }}
          onClose={() => setVersions(false)}
        />
      ) : null}
      {leave.asked ? (
        <DiscardDialog
          onKeep={leave.stay}
          onDiscard={() => {
            record.abandon();
            leave.go();
          }}
        />
      ) : null}
    </FormProvider>
  );
}
