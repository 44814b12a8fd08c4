import { useQuery, useQueryClient } from "@tanstack/react-query";
import { factsKind, nextFactsKind, type TextUse, textUse } from "#contract/kinds/academy-facts.ts";
import { mailState } from "#contract/operations/mail.ts";
import { dateText } from "#contract/site/date-text.ts";
import { capitalised } from "../components/capitalised.ts";
import { JumpList } from "../components/jump-list.tsx";
import { Notice } from "../components/notice.tsx";
import { PageHead } from "../components/page-head.tsx";
import { LinkInText, TextLink } from "../components/text-link.tsx";
import { ContentInput } from "../content/field-input.tsx";
import { SingleScreen } from "../content/single-screen.tsx";
import { singleCalls } from "../forms/single-calls.ts";
import { placeOf } from "../history/activity-place.ts";
import { nounLabel } from "../history/noun-labels.ts";
import { read } from "../session/api-call.ts";
import { useAllowed } from "../session/session.ts";
import { factsInputs } from "./week-inputs.tsx";

const outdatedQuery = { ...read("/academy-facts/outdated", textUse.array(), ["academy-facts", "outdated"]), gcTime: 0, staleTime: 0 };

/** A move or new hours that are known before the day. */
function Prepared() {
  const { data: facts } = useQuery(singleCalls(factsKind).query);
  const { data: next } = useQuery(singleCalls(nextFactsKind).query);
  if (!facts || !next) return null;
  const parsed = { facts: factsKind.answer.parse(facts), next: nextFactsKind.answer.parse(next) };
  const { from } = parsed.next;
  const names = Object.keys(factsKind.list) as (keyof typeof factsKind.list)[];
  const changing = names.filter((name) => JSON.stringify(parsed.facts[name]) !== JSON.stringify(parsed.next[name]));
  return (
    <p className="mt-4 mb-3">
      {from === ""
        ? "A move or new hours, known before the day? "
        : `From ${dateText(from)} on it is different: ${changing.map((name) => factsKind.list[name].label).join(", ") || "nothing yet"}. `}
      <LinkInText to="/admin/academy/next">{from === "" ? "Prepare them for a day" : "See what is prepared"}</LinkInText>
    </p>
  );
}

export default function AcademyPage() {
  const client = useQueryClient();
  const { data: outdated = [] } = useQuery(outdatedQuery);
  return (
    <>
      <PageHead title="Academy" />
      <p className="mb-5 max-w-prose">
        Who the academy is, how it is reached and when it is open. What you save here is on every page, in every mail and for search engines
        at once.
      </p>
      <div className="max-w-4xl">
        <OutdatedContent uses={outdated} />
        <Prepared />
      </div>
      <JumpList className="mt-6 max-w-4xl">
        <SingleScreen
          kind={factsKind}
          what="The academy's facts"
          inputs={{ ...factsInputs, email: EmailInput }}
          saved={() => "Saved. Every page shows it now."}
          onStored={() => client.invalidateQueries({ queryKey: outdatedQuery.queryKey })}
        />
      </JumpList>
    </>
  );
}

/** Texts that staff wrote and that still say what the facts were: only a person can mend those. */
function OutdatedContent({ uses }: { uses: readonly TextUse[] }) {
  if (uses.length === 0) return null;
  return (
    <Notice look="warning" role="status">
      <h2 className="font-semibold">These texts still say what you have changed</h2>
      <ul className="mt-1 list-disc pl-5">
        {uses.map(({ noun, id, title, says }) => (
          <li key={`${noun} ${id}`} className="wrap-anywhere">
            <TextLink to={placeOf({ noun, action: "update", item_id: id, title }) ?? ""}>
              {capitalised(nounLabel(noun))}
              {title && ` “${title}”`}
            </TextLink>
            : {says.join(", ")}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

/** The academy's e-mail, and whether enquiries go there. */
function EmailInput() {
  return (
    <div>
      <ContentInput list={factsKind.list} name="email" />
      <WhereEnquiriesGo />
    </div>
  );
}

/** Where enquiries are mailed; only owners may read that. */
function WhereEnquiriesGo() {
  const isAllowed = useAllowed();
  const { data: mail } = useQuery({ ...read("/mail", mailState), enabled: isAllowed("people") });
  if (!mail) return null;
  const where = mail.own.to.length === 0 ? `the e-mail here (${mail.to})` : mail.own.to.join(" and ");
  return (
    <p className="mt-1 text-sm text-quiet">
      {mail.server ? `Enquiries are mailed to ${where}. ` : "Enquiries are mailed to nobody, because no mail server is set up. "}
      <LinkInText to="/admin/settings#mail">Settings, Mail</LinkInText>
    </p>
  );
}
