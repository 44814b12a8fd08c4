import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { toast } from "sonner";
import type { Person } from "#contract/accounts/person.ts";
import { type AskedOf, askedOf, isAsked, secondStepRule } from "#contract/accounts/second-step.ts";
import { Button } from "../components/button.tsx";
import { type Trouble, TroubleNotice } from "../components/notice.tsx";
import { call } from "../session/api-call.ts";
import { failureOf, isSessionEnd } from "../session/trouble.ts";
import { verifySession } from "../session/verify-session.ts";

const ruleQuery = queryOptions({
  queryKey: ["second-step-rule"],
  queryFn: async ({ signal }) => (await call("/people/second-step", { answer: secondStepRule, signal })).body,
});

const words: Record<AskedOf, { label: string; hint: string; done: string }> = {
  nobody: { label: "Nobody", hint: "Each decides for themselves", done: "The second step is up to everybody now" },
  owners: { label: "Owners", hint: "Whoever can change people and settings", done: "Owners need a second step now" },
  everybody: { label: "Everybody", hint: "Owners, editors and the desk", done: "Everybody needs a second step now" },
};

/** Who needs a second step. `people`: those who can sign in. */
export function SecondStepRule({ people }: { people: readonly Person[] }) {
  const client = useQueryClient();
  const { data } = useQuery(ruleQuery);
  const [chosen, setChosen] = useState<AskedOf>();
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<Trouble>();
  if (!data) return null;
  const wanted = chosen ?? data.askedOf;
  const lacking = people.filter(({ role, hasSecondStep }) => isAsked(wanted, role) && !hasSecondStep).length;

  async function save() {
    setBusy(true);
    setTrouble(undefined);
    try {
      await call("/people/second-step", { method: "PUT", body: { askedOf: wanted }, answer: secondStepRule });
      await client.invalidateQueries({ queryKey: ruleQuery.queryKey });
      setChosen(undefined);
      toast.success(words[wanted].done);
      await verifySession();
    } catch (failed) {
      if (!isSessionEnd(failed)) setTrouble(failureOf(failed, "The rule was not changed"));
    }
    setBusy(false);
  }

  return (
    <section className="mt-8 max-w-3xl rounded-xl border border-line bg-card p-6">
      <h2 className="font-display text-xl font-semibold">Second step</h2>
      <p className="mt-1 mb-4 text-quiet">
        More than a password when somebody signs in: a passkey, or a code of an app after the password. Everybody sets it up under My
        account.
      </p>
      <fieldset className="space-y-1">
        <legend className="mb-1 font-semibold">Who needs one</legend>
        {askedOf.map((name) => (
          <label key={name} className="flex min-h-11 items-start gap-3 rounded-lg py-1.5">
            <input
              type="radio"
              name="second-step"
              value={name}
              checked={wanted === name}
              onChange={() => setChosen(name)}
              className="mt-1 size-5 shrink-0 accent-lagoon"
            />
            <span>
              <span className="font-semibold">{words[name].label}</span>
              <span className="block text-sm text-quiet">{words[name].hint}</span>
            </span>
          </label>
        ))}
      </fieldset>
      {lacking > 0 ? (
        <p className="mt-2">
          {lacking === 1 ? "One of them has" : `${lacking} of them have`} none yet, and can do nothing else before it is set up.
        </p>
      ) : null}
      {trouble ? <TroubleNotice trouble={trouble} /> : null}
      <Button className="mt-4" disabled={wanted === data.askedOf} busy={busy ? "Saving..." : undefined} onClick={save}>
        Save the rule
      </Button>
    </section>
  );
}
