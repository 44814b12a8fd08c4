import type { AcademyFacts } from "#contract/shown-facts.ts";
import type { TextsOf } from "#contract/site-texts/texts-kinds.ts";

type WayThereProps = { facts: Pick<AcademyFacts, "landmark" | "buses">; texts: TextsOf<"trust"> };

/** How one finds the academy, or one of its branches, below its address. */
export function WayThere({ facts: { landmark, buses }, texts }: WayThereProps) {
  return (
    <>
      {landmark && <span className="block text-quiet">{`${texts.landmark} ${landmark}`}</span>}
      {buses && <span className="block text-quiet">{`${texts.buses}: ${buses}`}</span>}
    </>
  );
}
