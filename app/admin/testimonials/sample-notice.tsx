import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { type Testimonial, testimonial, testimonialKind } from "#contract/testimonial.ts";
import { z } from "#contract/zod.ts";
import { Button } from "../components/button.tsx";
import { Notice, TroubleNotice } from "../components/notice.tsx";
import { rereadQueries } from "../lists/reread-queries.ts";
import { sampleIdsQuery } from "../samples/samples-query.ts";
import { call } from "../session/api-call.ts";
import { isSessionEnd, troubleOf } from "../session/trouble.ts";

/** Says which testimonials are of nobody, and hides them in one press. Nothing goes by itself. */
export function SampleNotice({ all }: { all: readonly Testimonial[] }) {
  const client = useQueryClient();
  const { data: samples } = useQuery(sampleIdsQuery(testimonialKind.path));
  const [hidden, setHidden] = useState<number[]>([]);
  const set = useMutation({
    mutationFn: (body: { ids: number[]; active: boolean }) =>
      call("/samples/testimonials", { method: "PUT", body, answer: z.array(testimonial) }),
    onSuccess: async (changed, { active }) => {
      setHidden(active ? [] : changed.map(({ id }) => id));
      await rereadQueries(client, [testimonialKind.path]);
    },
  });
  const ours = new Set(samples);
  const shown = all.filter(({ id, active, consent }) => ours.has(id) && active && consent).map(({ id }) => id);
  const isDone = hidden.length > 0 && shown.length === 0;
  if (shown.length === 0 && !isDone) return null;
  const trouble = set.error && !isSessionEnd(set.error) ? troubleOf(set.error, "Nothing was changed") : undefined;
  return (
    <div className="basis-full space-y-3">
      <Notice look={isDone ? "info" : "warning"}>
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <p role="status" className="max-w-prose">
            {isDone
              ? `${testimonialsInWords(hidden.length)} hidden. Visitors do not see them any more.`
              : `${testimonialsInWords(shown.length)} that visitors see came with the program: their people are invented. Hide them once your own students have spoken, or before.`}
          </p>
          {/* One button, never disabled, so that the keyboard stays where it is. */}
          <Button
            aria-disabled={set.isPending}
            onClick={() => {
              if (!set.isPending) set.mutate(isDone ? { ids: hidden, active: true } : { ids: shown, active: false });
            }}
          >
            {isDone ? "Undo" : "Hide them all"}
          </Button>
        </div>
      </Notice>
      {trouble ? <TroubleNotice trouble={trouble} /> : null}
    </div>
  );
}

function testimonialsInWords(count: number): string {
  return count === 1 ? "1 testimonial" : `${count} testimonials`;
}
