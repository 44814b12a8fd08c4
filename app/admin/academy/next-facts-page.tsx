import { nextFactsKind } from "#contract/kinds/academy-facts.ts";
import { dateText } from "#contract/site/date-text.ts";
import { JumpList } from "../components/jump-list.tsx";
import { PageHead } from "../components/page-head.tsx";
import { SingleScreen } from "../content/single-screen.tsx";
import { factsInputs } from "./week-inputs.tsx";

export default function NextFactsPage() {
  return (
    <>
      <PageHead title="Prepared facts" />
      <p className="mb-5 max-w-prose">
        What the academy’s facts will be from a day on: a move, new hours, another number. It begins with what they are now; what you change
        under Academy meanwhile is changed here too, where this says nothing else.
      </p>
      <JumpList className="mt-6 max-w-4xl">
        <SingleScreen
          kind={nextFactsKind}
          what="The prepared facts"
          inputs={factsInputs}
          saved={(stored) => {
            const { from } = nextFactsKind.answer.parse(stored);
            return from === "" ? "Nothing is prepared." : `Prepared. It takes over on ${dateText(from)}.`;
          }}
        />
      </JumpList>
    </>
  );
}
