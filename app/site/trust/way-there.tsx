import type { AcademyFacts } from "#contract/shown-facts.ts";
import type { TextsOf } from "#contract/site-texts/texts-kinds.ts";

/** How one finds the academy, below its address. */
export function WayThere({ facts: { landmark, buses }, texts }: { facts: AcademyFacts; texts: TextsOf<"trust"> }) {
  return (
    <>
      {landmark && <span className="block text-quiet">{`${texts.landmark} ${landmark}`}</span>}
      {buses && <span className="block text-quiet">{`${texts.buses}: ${buses}`}</span>}
    </>
  );
}
