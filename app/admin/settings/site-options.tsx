import { useQuery } from "@tanstack/react-query";
import { useFormContext, useWatch } from "react-hook-form";
import { isTimeZone, keepMonthsQuery, optionsKind, wouldErase } from "#contract/kinds/site-options.ts";
import { Card } from "../components/card.tsx";
import { option, SelectField } from "../components/field.tsx";
import { timeNow, weekdayAndTime } from "../components/moment.ts";
import { Notice } from "../components/notice.tsx";
import { SingleScreen } from "../content/single-screen.tsx";
import { inputsOf } from "../forms/fields-by-name.ts";
import { read } from "../session/api-call.ts";
import { verifySession } from "../session/verify-session.ts";

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
        <WouldErase />
      </SingleScreen>
    </Card>
  );
}

function TimeZoneInput() {
  const form = useFormContext<Typed>();
  const typed = useWatch({ control: form.control, name: "timeZone" });
  const clock = isTimeZone(typed) ? `The clocks there show ${timeNow(typed)}. ` : "";
  const stored = form.formState.defaultValues?.timeZone ?? typed;
  const zones = [...new Set([...Intl.supportedValuesOf("timeZone"), "UTC", stored])].sort();
  return (
    <SelectField
      label={optionsKind.list.timeZone.label}
      required
      hint={`${clock}It decides when a post appears, when the night's work is done, and which times pages, mails and the back office tell.`}
      {...inputsOf(form)("timeZone")}
    >
      {zones.map((zone) => option(zone, zone.replaceAll("_", " ")))}
    </SelectField>
  );
}

/** What keeping things for as long as is typed would erase in the coming night. */
function WouldErase() {
  const { control } = useFormContext<Typed>();
  const { enquiryKeepMonths = "", auditKeepMonths = "" } = useWatch({ control });
  const number = (typed: string) => (typed.trim() === "" ? undefined : Number(typed));
  const typed = { enquiryKeepMonths: number(enquiryKeepMonths), auditKeepMonths: number(auditKeepMonths) };
  const { data: keep } = keepMonthsQuery.safeParse(typed);
  const asked = new URLSearchParams(Object.entries(keep ?? {}).map(([name, value]) => [name, String(value)]));
  const { data } = useQuery({
    ...read(`/site-options/would-erase?${asked}`, wouldErase),
    enabled: keep !== undefined,
    gcTime: 0,
  });
  if (!data) return <div role="status" />;
  const { enquiries, activity, next } = data;
  const nothing = enquiries + activity === 0;
  return (
    <Notice look={nothing ? "info" : "warning"} role="status">
      {nothing
        ? "With these times nothing is erased in the coming night."
        : `With these times ${counted(enquiries, "enquiry", "enquiries")} and ${counted(activity, "line", "lines")} of the activity are erased for good from ${weekdayAndTime(next)} on. Backups that were made before still have them.`}
    </Notice>
  );
}

function counted(count: number, one: string, many: string): string {
  return `${count.toLocaleString("en-GB")} ${count === 1 ? one : many}`;
}
