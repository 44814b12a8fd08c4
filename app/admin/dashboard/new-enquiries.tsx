import { queryOptions, useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { enquiry } from "#contract/enquiries/enquiry.ts";
import { momentOf } from "../components/moment.ts";
import { LinkInText, TextLink } from "../components/text-link.tsx";
import { Spinner } from "../components/waiting.tsx";
import { ListTrouble } from "../lists/list-states.tsx";
import { somePage } from "../lists/page-of.ts";
import { openedHere } from "../lists/use-form-in-address.ts";
import { callWithHeaders, nothing } from "../session/api-call.ts";

/** Milliseconds. */
const again = 60_000;

const newest = queryOptions({
  queryKey: ["enquiries", "newest"],
  queryFn: ({ signal }) => somePage("/enquiries?status=New&limit=5", enquiry, signal),
  refetchInterval: again,
});

export function NewEnquiries() {
  const { data, isPending, error, refetch } = useQuery(newest);
  const { data: spam = 0 } = useQuery({ ...countQuery("enquiries?status=Spam"), refetchInterval: again });
  return (
    <section className="rounded-xl border border-line bg-card p-5">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-3">
        <h2 className="font-display text-xl font-semibold">New enquiries{data && data.total > 0 ? ` (${data.total})` : ""}</h2>
        <TextLink to="/admin/enquiries">All enquiries</TextLink>
      </div>
      {isPending ? (
        <p role="status" className="flex items-center gap-2 py-6 text-quiet">
          <Spinner />
          Loading enquiries...
        </p>
      ) : null}
      {error && !data ? <ListTrouble what="Enquiries" error={error} onRetry={() => refetch()} /> : null}
      {data?.items.length === 0 ? <p className="py-6 text-quiet">No new enquiries. Everyone has been looked after.</p> : null}
      {spam > 0 ? (
        <p className="pb-3">
          <LinkInText to="/admin/enquiries?view=spam">
            {spam === 1 ? "One was" : `${spam.toLocaleString("en")} were`} taken for spam
          </LinkInText>
          : a person may be among them.
        </p>
      ) : null}
      <ul className="divide-y divide-line">
        {data?.items.map((one) => (
          <li key={one.id}>
            <Link to={`/admin/enquiries?form=${one.id}`} state={openedHere} className="-mx-2 block rounded-lg px-2 py-3 hover:bg-sand">
              <span className="flex flex-wrap justify-between gap-x-3">
                <span className="font-semibold wrap-anywhere">{one.name}</span>
                <time dateTime={one.created_at} className="text-sm text-quiet">
                  {momentOf(one.created_at)}
                </time>
              </span>
              <span className="line-clamp-1 text-quiet wrap-anywhere">
                {[...one.interestedCourses, ...one.interestedExams].join(", ") || one.details || one.email}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** How many there are of something; one record is read, the rest is only counted. */
export const countQuery = (what: "courses" | "exams" | "blogs" | "enquiries?status=Spam") =>
  queryOptions({
    queryKey: ["count", what],
    queryFn: async ({ signal }) => {
      const { headers } = await callWithHeaders(`/${what}${what.includes("?") ? "&" : "?"}limit=1`, { answer: nothing, signal });
      return Number(headers.get("x-total-count") ?? 0);
    },
  });
