import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "react-router";
import { factsKind, textUse } from "#contract/academy-facts.ts";
import { mailState } from "#contract/operations/mail.ts";
import { z } from "#contract/zod.ts";
import { JumpList } from "../components/jump-list.tsx";
import { PageHead } from "../components/page-head.tsx";
import { SingleScreen } from "../content/single-screen.tsx";
import { call } from "../session/api-call.ts";
import { read } from "../session/read.ts";
import { useAllowed } from "../session/use-allowed.ts";
import { OtherDaysInputs } from "./other-days-inputs.tsx";
import { OutdatedContent } from "./outdated-content.tsx";
import { WeekInputs } from "./week-inputs.tsx";

const outdatedQuery = queryOptions({
  queryKey: ["academy-facts", "outdated"],
  queryFn: async ({ signal }) => (await call("/academy-facts/outdated", { answer: z.array(textUse), signal })).body,
  gcTime: 0,
  staleTime: 0,
});

const inputs = { week: WeekInputs, exceptions: OtherDaysInputs };
const usualPlaces = ["Facebook", "Instagram", "YouTube"];

/** With an empty line for each usual place where the academy has no link yet. */
function withPlaces({ social, ...facts }: Record<string, unknown>) {
  const links = factsKind.list.social.answer.parse(social);
  const places = new Map([...usualPlaces.map((name) => [name, ""] as const), ...links.map(({ name, url }) => [name, url] as const)]);
  return { ...facts, social: [...places].map(([name, url]) => ({ name, url })) };
}

/** Beside where the academy's e-mail is changed. Owners read how mail is sent. */
function WhereEnquiriesGo() {
  const isAllowed = useAllowed();
  const { data: mail } = useQuery({ ...read("/mail", mailState), enabled: isAllowed("people") });
  if (!mail) return null;
  const where = mail.own.to.length === 0 ? `the e-mail here (${mail.to})` : mail.own.to.join(" and ");
  return (
    <>
      {mail.server ? `Enquiries are mailed to ${where}. ` : "Enquiries are mailed to nobody, because no mail server is set up. "}
      <Link to="/admin/settings#mail" className="link">
        Settings, Mail
      </Link>
    </>
  );
}

export default function AcademyPage() {
  const client = useQueryClient();
  const { data: outdated = [] } = useQuery(outdatedQuery);
  return (
    <>
      <PageHead title="Academy" />
      <p className="mb-5 max-w-4xl">
        Who the academy is, how it is reached and when it is open. What you save here is on every page, in every mail and for search engines
        at once. <WhereEnquiriesGo />
      </p>
      <div className="max-w-4xl">
        <OutdatedContent uses={outdated} />
      </div>
      <JumpList className="mt-6 max-w-4xl">
        <SingleScreen
          kind={factsKind}
          what="The academy's facts"
          inputs={inputs}
          fill={withPlaces}
          saved={() => "Saved. Every page shows it now."}
          onStored={() => client.invalidateQueries({ queryKey: outdatedQuery.queryKey })}
        />
      </JumpList>
    </>
  );
}
