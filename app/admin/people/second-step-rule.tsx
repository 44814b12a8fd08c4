import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { toast } from "sonner";
import type { Person } from "#contract/accounts/person.ts";
import { type AskedOf, askedOf, isAsked, secondStepRule } from "#contract/accounts/second-step.ts";
import { Button } from "../components/button.tsx";
import { Card } from "../components/card.tsx";
import { Choice, Choices } from "../components/choice.tsx";
import { TroubleNotice } from "../components/notice.tsx";
import { api, read } from "../session/api-call.ts";
import { useStep } from "../session/trouble.ts";
import { verifySession } from "../session/verify-session.ts";

const words: Record<AskedOf, { label: string; hint: string; done: string }> = {
  nobody: { label: "Nobody", hint: "Each decides for themselves", done: "The second step is up to everybody now" },
  owners: { label: "Owners", hint: "Whoever can change people and settings", done: "Owners need a second step now" },
  everybody: { label: "Everybody", hint: "Owners, editors and the desk", done: "Everybody needs a second step now" },
};

/** Who needs a second step. `people`: those who can sign in. */
export function SecondStepRule({ people }: { people: readonly Person[] }) {
  const { data, refetch } = useQuery(read("/people/second-step", secondStepRule));
  const [chosen, setChosen] = useState<AskedOf>();
  const { busy, trouble, take } = useStep();
  if (!data) return null;
  const wanted = chosen ?? data.askedOf;
  const lacking = people.filter(({ role, hasSecondStep }) => isAsked(wanted, role) && !hasSecondStep).length;

  const save = () =>
    take("The rule was not changed", async () => {
      await api.put("/people/second-step", { askedOf: wanted }, secondStepRule);
      await refetch();
      setChosen(undefined);
      toast.success(words[wanted].done);
      await verifySession();
    });

  return (
    <Card
      className="mt-8 max-w-3xl"
      title="Second step"
      about="More than a password when somebody signs in: a passkey, or a code of an app after the password. Everybody sets it up under My account."
    >
      <Choices legend="Who needs one">
        {askedOf.map((name) => (
          <Choice
            key={name}
            type="radio"
            name="second-step"
            value={name}
            label={words[name].label}
            hint={words[name].hint}
            checked={wanted === name}
            onChange={() => setChosen(name)}
          />
        ))}
      </Choices>
      {lacking > 0 ? (
        <p>{lacking === 1 ? "One of them has" : `${lacking} of them have`} none yet, and can do nothing else before it is set up.</p>
      ) : null}
      <TroubleNotice trouble={trouble} />
      <Button disabled={wanted === data.askedOf} busy={busy && "Saving..."} onClick={save}>
        Save the rule
      </Button>
    </Card>
  );
}
