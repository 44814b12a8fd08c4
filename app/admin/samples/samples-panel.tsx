import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { actorLabel } from "../components/actor-label.ts";
import { Button } from "../components/button.tsx";
import { Card } from "../components/card.tsx";
import { momentInText } from "../components/moment.ts";
import { RemoveSamples, usePutBack } from "./remove-samples.tsx";
import { samplesInWords } from "./samples-in-words.ts";
import { samplesQuery } from "./samples-query.ts";

/** The lasting place of the samples, above the trash: to remove them, and to put them back; nothing where there is neither. */
export function SamplesPanel() {
  const { data } = useQuery(samplesQuery);
  const putBack = usePutBack();
  const [working, setWorking] = useState("");
  if (!data || (data.items.length === 0 && data.undo.length === 0)) return null;
  const { items, staying, undo } = data;
  const some = items.length === 1 ? "1 record came" : `${items.length} records came`;
  return (
    <div className="mb-6">
      <Card id="samples" title="Samples">
        {items.length > 0 ? (
          <p>
            {some} with the program, and nobody changed them. They wear the badge “Sample” in the lists.
            {staying.length === items.length ? " Something of yours needs them, so they stay." : ""}
          </p>
        ) : null}
        <RemoveSamples state={data} id="remove-samples" />
        {undo.map(({ id, count, by, at }) => (
          <div key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <p id={`removed-${id}`}>
              {samplesInWords(count)} moved to the trash by {actorLabel(by)}, {momentInText(at)}.
            </p>
            <Button
              aria-describedby={`removed-${id}`}
              busy={working === id ? "Putting back..." : undefined}
              disabled={working !== "" && working !== id}
              onClick={async () => {
                setWorking(id);
                await putBack(id);
                setWorking("");
              }}
            >
              Put the samples back
            </Button>
          </div>
        ))}
      </Card>
    </div>
  );
}
