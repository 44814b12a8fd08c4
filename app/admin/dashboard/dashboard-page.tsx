import { useQuery } from "@tanstack/react-query";
import { PageHead } from "../components/page-head.tsx";
import { statusQuery } from "../layout/status-query.ts";
import { useAllowed } from "../session/session.ts";
import { CountCard } from "./count-card.tsx";
import { countQuery } from "./count-query.ts";
import { DeskFunnel, DeskTodayPanels } from "./desk-today.tsx";
import { FirstHourList } from "./first-hour.tsx";
import { NeedsAttention } from "./needs-attention.tsx";
import { NewEnquiries } from "./new-enquiries.tsx";
import { QuickLinks } from "./quick-links.tsx";
import { StatusPanel } from "./status-panel.tsx";
import { UnsavedForms } from "./unsaved-forms.tsx";

/** How the academy's site stands, at a glance (specification, section 2). */
export default function DashboardPage() {
  const isAllowed = useAllowed();
  const status = useQuery(statusQuery);
  const courses = useQuery(countQuery("courses"));
  const exams = useQuery(countQuery("exams"));
  const posts = useQuery(countQuery("blogs"));

  return (
    <>
      <PageHead title="Dashboard" />
      {isAllowed("people") ? <NeedsAttention /> : null}
      {isAllowed("people") ? <FirstHourList /> : null}
      {isAllowed("enquiries") ? <DeskTodayPanels /> : null}
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        {isAllowed("enquiries") ? (
          <div className="space-y-6">
            <NewEnquiries />
            <DeskFunnel />
          </div>
        ) : null}
        <div className="space-y-6">
          {isAllowed("content") ? <UnsavedForms /> : null}
          {isAllowed("content") ? <QuickLinks /> : null}
          <StatusPanel status={status.isError ? undefined : status.data} failed={status.isError} checkAgain={() => status.refetch()} />
        </div>
      </div>
      <dl className="mt-6 grid grid-cols-2 gap-4 lg:grid-cols-4">
        <CountCard label="Total Courses" count={courses.data} failed={courses.isError} />
        <CountCard label="Total Exams" count={exams.data} failed={exams.isError} />
        <CountCard label="Total Blogs" count={posts.data} failed={posts.isError} />
        <CountCard label="Admin Users" count={status.data?.admins} failed={status.isError && !status.data} />
      </dl>
    </>
  );
}
