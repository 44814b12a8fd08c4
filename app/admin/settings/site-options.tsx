import { useFormContext, useWatch } from "react-hook-form";
import { isTimeZone, optionsKind } from "#contract/site-options.ts";
import { Card } from "../components/card.tsx";
import { option, SelectField } from "../components/field.tsx";
import { timeNow } from "../components/moment.ts";
import { SingleScreen } from "../content/single-screen.tsx";
import { messageOf } from "../forms/message-of.ts";
import { verifySession } from "../session/verify-session.ts";
import { WouldErase } from "./would-erase.tsx";

const inputs = { timeZone: TimeZoneInput };
type Typed = { timeZone: string; enquiryKeepMonths: string; auditKeepMonths: string };

export function SiteOptions() {
  return (
    <Card title="Time and keeping" about="The time zone of the academy, and how long what people wrote is kept.">
      <SingleScreen
        kind={optionsKind}
        what="The time zone"
        inputs={inputs}
        saved={() => "Saved"}
        onStored={async () => void (await verifySession())}
      >
        <WhatGoes />
      </SingleScreen>
    </Card>
  );
}

function TimeZoneInput() {
  const { control, register, formState } = useFormContext<Typed>();
  const typed = useWatch({ control, name: "timeZone" });
  return (
    <SelectField
      label={optionsKind.list.timeZone.label}
      required
      error={messageOf(formState.errors.timeZone)}
      hint={`${clockWords(typed)} It decides when a post appears, when the night's work is done, and which times pages, mails and the back office tell.`}
      {...register("timeZone")}
    >
      {timeZones(formState.defaultValues?.timeZone ?? typed).map((zone) => option(zone, zone.replaceAll("_", " ")))}
    </SelectField>
  );
}

function WhatGoes() {
  const { control } = useFormContext<Typed>();
  const { enquiryKeepMonths = "", auditKeepMonths = "" } = useWatch({ control });
  const number = (typed: string) => (typed.trim() === "" ? undefined : Number(typed));
  return <WouldErase enquiryKeepMonths={number(enquiryKeepMonths)} auditKeepMonths={number(auditKeepMonths)} />;
}

function clockWords(zone: string): string {
  return isTimeZone(zone) ? `The clocks there show ${timeNow(zone)}.` : "";
}

function timeZones(set: string): string[] {
  return [...new Set([...Intl.supportedValuesOf("timeZone"), "UTC", set])].sort();
}
