import { type FactsFields, factsInput, type StoredFacts } from "#contract/site/academy-facts-fields.ts";
import { SettingForm } from "../forms/setting-form.tsx";
import { factsAt, readFacts, saveFacts } from "./facts-calls.ts";
import { FactsInputs } from "./facts-inputs.tsx";
import { comparedFacts, type FactsValues, valuesOf } from "./facts-values.ts";

type FactsFormProps = { facts: StoredFacts; onSaved: (facts: StoredFacts) => void; onRestored: () => Promise<void>; justSaved: boolean };

export function FactsForm({ facts, ...rest }: FactsFormProps) {
  return (
    <SettingForm<FactsValues, FactsFields>
      name="academy-facts"
      at={factsAt}
      label="The academy's facts"
      itemName="academy's facts"
      autosaved="server"
      stored={facts}
      valuesOf={valuesOf}
      schema={factsInput}
      compared={comparedFacts}
      read={readFacts}
      save={saveFacts}
      {...rest}
    >
      <FactsInputs />
    </SettingForm>
  );
}
