import { contentPath } from "./history.ts";
import { z } from "./zod.ts";

const sampleItem = z.object({ noun: contentPath, id: z.number().int() });
/** `because`: what needs it, as people read it. */
const sampleThatStays = sampleItem.extend({ title: z.string(), because: z.string() });
export type SampleThatStays = z.output<typeof sampleThatStays>;

/**
 * The samples that nobody changed. `going`: how many of each kind "Remove the samples" takes; `staying`: those it leaves, with the reason;
 * `enquiries`: how many enquiries name a course or exam among them; `undo`: the removals that can be taken back, the last one first.
 */
export const samplesState = z.object({
  items: z.array(sampleItem),
  going: z.array(z.object({ noun: contentPath, count: z.number().int() })),
  staying: z.array(sampleThatStays),
  enquiries: z.number().int(),
  undo: z.array(z.object({ id: z.string(), at: z.string(), by: z.string(), count: z.number().int() })),
});
export type SamplesState = z.output<typeof samplesState>;

/** `count`: how many the person was told would go. */
export const samplesRemoval = z.object({ count: z.number().int().min(1) });
export const samplesRemoved = z.object({ removed: z.number().int(), undo: z.string() });

export const samplesUndo = z.object({ id: z.string().max(100) });
export const samplesRestored = z.object({ restored: z.number().int(), left: z.array(sampleThatStays) });
export type SamplesRestored = z.output<typeof samplesRestored>;
