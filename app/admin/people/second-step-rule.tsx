import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { toast } from "sonner";
import { secondStepRule } from "#contract/second-step.ts";
import { Button } from "../components/button.tsx";
import { TroubleNotice } from "../components/notice.tsx";
import { call } from "../session/api-call.ts";
import { isSessionEnd, type Trouble, troubleOf, withoutTyping } from "../session/trouble.ts";
import { verifySession } from "../session/verify-session.ts";

const ruleQuery = queryOptions({
  queryKey: ["second-step-rule"],
  queryFn: async ({ signal }) => (await call("/people/second-step", { answer: secondStepRule, signal })).body,
});

/** Whether everybody needs a second step. `lacking`: how many have none yet. */
export function SecondStepRule({ lacking }: { lacking: number }) {
  const client = useQueryClient();
  const { data } = useQuery(ruleQuery);
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<Trouble>();
  if (!data) return null;
  const { isRequired } = data;

  async function set(wanted: boolean) {
    setBusy(true);
    setTrouble(undefined);
    try {
      await call("/people/second-step", { method: "PUT", body: { isRequired: wanted }, answer: secondStepRule });
      await client.invalidateQueries({ queryKey: ruleQuery.queryKey });
      toast.success(wanted ? "Everybody needs a second step now" : "The second step is up to everybody now");
      await verifySession();
    } catch (failed) {
      const words = "The rule was not changed";
      if (!isSessionEnd(failed)) setTrouble(withoutTyping(troubleOf(failed, { refused: words, unreachable: words })));
    }
    setBusy(false);
  }

  return (
    <section className="mt-8 max-w-3xl rounded-xl border border-line bg-card p-6">
      <h2 className="font-display text-xl font-semibold">Second step</h2>
      <p className="mt-1 mb-4 text-quiet">
        {isRequired
          ? "Everybody needs a code of an app after the password."
          : "Everybody decides for themselves whether a code of an app is asked for after the password."}{" "}
        {lacking > 0 ? `${lacking === 1 ? "One person has" : `${lacking} people have`} none yet` : "Everybody has one"}
        {isRequired && lacking > 0 ? ", and can do nothing else before it is set up." : "."}
      </p>
      {trouble ? <TroubleNotice trouble={trouble} /> : null}
      <Button busy={busy ? "Saving..." : undefined} onClick={() => set(!isRequired)}>
        {isRequired ? "Leave it to everybody" : "Ask everybody for it"}
      </Button>
    </section>
  );
}
