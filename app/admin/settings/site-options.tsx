import { zodResolver } from "@hookform/resolvers/zod";
import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { toast } from "sonner";
import { isTimeZone, type StoredOptions, siteOptions, siteOptionsInput } from "#contract/site/site-options.ts";
import { Button } from "../components/button.tsx";
import { SelectField, TextField } from "../components/field.tsx";
import { timeNow } from "../components/moment.ts";
import { type Trouble, TroubleNotice } from "../components/notice.tsx";
import { Waiting } from "../components/waiting.tsx";
import { ListTrouble } from "../lists/list-states.tsx";
import { call } from "../session/api-call.ts";
import { isSessionEnd, troubleOf } from "../session/trouble.ts";
import { verifySession } from "../session/verify-session.ts";
import { SettingsSection } from "./settings-section.tsx";
import { WouldErase } from "./would-erase.tsx";

const optionsQuery = queryOptions({
  queryKey: ["site-options"],
  queryFn: async ({ signal }) => (await call("/site-options", { answer: siteOptions, signal })).body,
});

export function SiteOptions() {
  const { data, isPending, error, refetch } = useQuery(optionsQuery);
  return (
    <SettingsSection title="Time and keeping" about="The time zone of the academy, and how long what people wrote is kept.">
      {isPending ? <Waiting>Loading the time zone...</Waiting> : null}
      {error && !data ? <ListTrouble what="The time zone" error={error} onRetry={() => refetch()} /> : null}
      {data ? <OptionsForm key={data.version} stored={data} onReread={() => refetch()} /> : null}
    </SettingsSection>
  );
}

function OptionsForm({ stored, onReread }: { stored: StoredOptions; onReread: () => void }) {
  const client = useQueryClient();
  const [trouble, setTrouble] = useState<Trouble>();
  const { timeZone, enquiryKeepMonths, auditKeepMonths } = stored;
  const { register, control, formState, handleSubmit } = useForm({
    defaultValues: { timeZone, enquiryKeepMonths, auditKeepMonths },
    resolver: zodResolver(siteOptionsInput.omit({ version: true }), undefined, { mode: "sync" }),
  });
  const { errors, isDirty, isSubmitting } = formState;
  const typed = useWatch({ control });

  const save = handleSubmit(async (fields) => {
    setTrouble(undefined);
    try {
      const body = { ...fields, version: stored.version };
      const { body: saved } = await call("/site-options", { method: "PUT", body, answer: siteOptions });
      await verifySession();
      toast.success("Saved");
      client.setQueryData(optionsQuery.queryKey, saved);
    } catch (failed) {
      const words = "The changes were not saved";
      if (!isSessionEnd(failed)) setTrouble(troubleOf(failed, { refused: words, unreachable: words }));
    }
  });

  return (
    <form noValidate aria-label="Time and keeping" onSubmit={save} className="space-y-4">
      <SelectField
        label="Time zone"
        required
        error={errors.timeZone?.message}
        hint={`${clockWords(typed.timeZone)} It decides when a post appears, when the night's work is done, and which times pages, mails and the back office tell.`}
        {...register("timeZone")}
      >
        {timeZones(timeZone).map((zone) => (
          <option key={zone} value={zone}>
            {zone.replaceAll("_", " ")}
          </option>
        ))}
      </SelectField>
      <TextField
        label="Months an enquiry is kept"
        type="number"
        inputMode="numeric"
        min={0}
        max={1200}
        required
        error={errors.enquiryKeepMonths?.message}
        hint="Counted from its last change; 0 keeps it for ever. The privacy policy says it, wherever its text has {keep}."
        {...register("enquiryKeepMonths", { valueAsNumber: true })}
      />
      <TextField
        label="Months the activity is kept"
        type="number"
        inputMode="numeric"
        min={1}
        max={120}
        required
        error={errors.auditKeepMonths?.message}
        hint="It tells who did what, and from which network."
        {...register("auditKeepMonths", { valueAsNumber: true })}
      />
      <WouldErase enquiryKeepMonths={typed.enquiryKeepMonths} auditKeepMonths={typed.auditKeepMonths} />
      {trouble ? (
        <TroubleNotice trouble={trouble}>
          <Button onClick={onReread}>Show what is saved now</Button>
        </TroubleNotice>
      ) : null}
      <Button type="submit" look="primary" disabled={!isDirty} busy={isSubmitting ? "Saving..." : undefined}>
        Save changes
      </Button>
    </form>
  );
}

function clockWords(zone: string | undefined): string {
  return zone && isTimeZone(zone) ? `The clocks there show ${timeNow(zone)}.` : "";
}

function timeZones(set: string): string[] {
  return [...new Set([...Intl.supportedValuesOf("timeZone"), "UTC", set])].sort();
}
