import { useQuery } from "@tanstack/react-query";
import { keepMonthsQuery, wouldErase } from "#contract/site-options.ts";
import { weekdayAndTime } from "../components/moment.ts";
import { Notice } from "../components/notice.tsx";
import { read } from "../session/api-call.ts";

/** What keeping things for as long as is typed would erase in the coming night. */
export function WouldErase(typed: { enquiryKeepMonths: number | undefined; auditKeepMonths: number | undefined }) {
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
