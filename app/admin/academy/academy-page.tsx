import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { toast } from "sonner";
import type { StoredFacts } from "#contract/site/academy-facts-fields.ts";
import { PageHead } from "../components/page-head.tsx";
import { Waiting } from "../components/waiting.tsx";
import { ListTrouble } from "../lists/list-states.tsx";
import { factsQuery, outdatedQuery } from "./facts-calls.ts";
import { FactsForm } from "./facts-form.tsx";
import { OutdatedContent } from "./outdated-content.tsx";

export default function AcademyPage() {
  const client = useQueryClient();
  const { data, isPending, error, refetch } = useQuery(factsQuery);

  const [saved, setSaved] = useState<number>();

  async function show(facts: StoredFacts) {
    setSaved(facts.version);
    client.setQueryData(factsQuery.queryKey, facts);
    await client.invalidateQueries({ queryKey: outdatedQuery.queryKey });
  }

  return (
    <>
      <PageHead title="Academy" />
      <p className="mb-5 max-w-4xl">
        Who the academy is, how it is reached and when it is open. What you save here is on every page, in every mail and for search engines
        at once.
      </p>
      <div className="max-w-4xl space-y-6">
        <OutdatedContent />
        {isPending ? <Waiting>Loading the academy's facts...</Waiting> : null}
        {error && !data ? <ListTrouble what="The academy's facts" error={error} onRetry={() => refetch()} /> : null}
        {data ? (
          <FactsForm
            key={data.version}
            facts={data}
            justSaved={saved === data.version}
            onSaved={async (facts) => {
              toast.success("Saved. Every page shows it now.");
              await show(facts);
            }}
            onRestored={async () => {
              const { data: restored } = await refetch();
              if (restored) await show(restored);
              toast.success("The earlier version is back.");
            }}
          />
        ) : null}
      </div>
    </>
  );
}
