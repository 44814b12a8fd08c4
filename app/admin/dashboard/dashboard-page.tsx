import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { CoursesIcon, ExamsIcon, PostsIcon } from "../components/icons.tsx";
import { PageHead } from "../components/page-head.tsx";
import { statusQuery } from "../layout/status-query.ts";
import { useAllowed } from "../session/session.ts";
import { DeskTodayPanels } from "./desk-today.tsx";
import { EnquiryFunnel } from "./enquiry-funnel.tsx";
import { FirstHourList } from "./first-hour.tsx";
import { NeedsAttention } from "./needs-attention.tsx";
import { countQuery, NewEnquiries } from "./new-enquiries.tsx";
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
    <div className="@container">
      <PageHead title="Dashboard" />
      {isAllowed("people") ? <NeedsAttention /> : null}
      {isAllowed("people") ? <FirstHourList /> : null}
      {isAllowed("enquiries") ? <DeskTodayPanels /> : null}
      <div className="grid grid-cols-1 items-start gap-6 @2xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        {isAllowed("enquiries") ? (
          <div className="space-y-6">
            <NewEnquiries />
            <EnquiryFunnel />
          </div>
        ) : null}
        <div className="space-y-6">
          {isAllowed("content") ? <UnsavedForms /> : null}
          {isAllowed("content") ? <QuickLinks /> : null}
          <StatusPanel status={status.isError ? undefined : status.data} failed={status.isError} checkAgain={() => status.refetch()} />
        </div>
      </div>
      <dl className="mt-6 grid gap-4 @3xs:grid-cols-2 @2xl:grid-cols-4">
        <CountCard label="Total Courses" count={courses.data} failed={courses.isError} />
        <CountCard label="Total Exams" count={exams.data} failed={exams.isError} />
        <CountCard label="Total Blogs" count={posts.data} failed={posts.isError} />
        <CountCard label="Admin Users" count={status.data?.admins} failed={status.isError && !status.data} />
      </dl>
    </div>
  );
}

function CountCard({ label, count, failed }: { label: string; count: number | undefined; failed: boolean }) {
  return (
    <div className="flex flex-col-reverse justify-end rounded-xl border border-line bg-card p-5">
      <dt className="text-quiet">{label}</dt>
      <dd className="font-display text-4xl font-semibold text-lagoon tabular-nums">
        {count === undefined ? <span className="text-quiet">{failed ? "?" : "…"}</span> : count.toLocaleString("en-GB")}
        {count === undefined && failed ? <span className="block font-text text-sm font-normal text-brick">Could not be loaded</span> : null}
      </dd>
    </div>
  );
}

const links = [
  { name: "Manage Courses", address: "/admin/courses", icon: CoursesIcon },
  { name: "Manage Exams", address: "/admin/exams", icon: ExamsIcon },
  { name: "Manage Blogs", address: "/admin/blogs", icon: PostsIcon },
];

function QuickLinks() {
  return (
    <section className="rounded-xl border border-line bg-card p-5">
      <h2 className="mb-2 font-display text-xl font-semibold">Quick links</h2>
      <ul>
        {links.map(({ name, address, icon: Icon }) => (
          <li key={address}>
            <Link to={address} className="-mx-2 flex min-h-11 items-center gap-3 rounded-lg px-2 font-semibold hover:bg-sand">
              <Icon className="size-5 text-lagoon" />
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
