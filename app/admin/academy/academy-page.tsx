import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "react-router";
import { factsKind, nextFactsKind, textUse } from "#contract/academy-facts.ts";
import { dateText } from "#contract/site/date-text.ts";
import { z } from "#contract/zod.ts";
import { JumpList } from "../components/jump-list.tsx";
import { PageHead } from "../components/page-head.tsx";
import { SingleScreen } from "../content/single-screen.tsx";
import { singleCalls } from "../forms/single-calls.ts";
import { read } from "../session/api-call.ts";
import { EmailInput } from "./email-input.tsx";
import { factsInputs } from "./facts-inputs.ts";
import { OutdatedContent } from "./outdated-content.tsx";

const outdatedQuery = { ...read("/academy-facts/outdated", z.array(textUse), ["academy-facts", "outdated"]), gcTime: 0, staleTime: 0 };

/** A move or new hours that are known before the day. */
function Prepared() {
  const { data: facts } = useQuery(singleCalls(factsKind).query);
  const { data: next } = useQuery(singleCalls(nextFactsKind).query);
  if (!facts || !next) return null;
  const parsed = { facts: factsKind.answer.parse(facts), next: nextFactsKind.answer.parse(next) };
  const { from } = parsed.next;
  const changing = namesOf(factsKind.list).filter((name) => JSON.stringify(parsed.facts[name]) !== JSON.stringify(parsed.next[name]));
  return (
    <p className="mt-4">
      {from === ""
        ? "A move or new hours, known before the day? "
        : `From ${dateText(from)} on it is different: ${changing.map((name) => factsKind.list[name].label).join(", ") || "nothing yet"}. `}
      <Link to="/admin/academy/next" className="underline underline-offset-4">
        {from === "" ? "Prepare them for a day" : "See what is prepared"}
      </Link>
    </p>
  );
}

const namesOf = (list: typeof factsKind.list) => Object.keys(list) as (keyof typeof list)[];

export default function AcademyPage() {
  const client = useQueryClient();
  const { data: outdated = [] } = useQuery(outdatedQuery);
  return (
    <>
      <PageHead title="Academy" />
      <p className="mb-5 max-w-4xl">
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
