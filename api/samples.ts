import { contentPath } from "#contract/history.ts";
import { shownSamples, testimonial } from "#contract/kinds/testimonial.ts";
import { samplesRemoval, samplesRemoved, samplesRestored, samplesState, samplesUndo } from "#contract/samples.ts";
import { z } from "#contract/zod.ts";
import { endpoint } from "./endpoint.ts";

export const samples = {
  state: endpoint("readSamples", "What came with the program and nobody changed, and what of it would stay because something needs it", {
    answer: samplesState,
    handle: ({ academy }) => academy.firstSamples.state(),
  }),
  list: endpoint("listSamples", "The ids of what came with the program and nobody changed, of one kind", {
    params: z.object({ noun: contentPath }),
    answer: z.array(z.number().int()),
    handle: ({ academy, params }) => academy.firstSamples.idsOf(params.noun),
  }),
  showTestimonials: endpoint(
    "showTestimonialSamples",
    "Show or hide some of the testimonials that came with the program; one that says something else by now stays as it is",
    {
      body: shownSamples,
      answer: z.array(testimonial),
      async handle({ academy, body, who }) {
        const ours = new Set(await academy.firstSamples.idsOf("testimonials"));
        const ids = body.ids.filter((id) => ours.has(id));
        return academy.testimonials.setActive(ids, body.active, who());
      },
    },
  ),
  remove: endpoint("removeSamples", "Move all samples that nobody changed, and nothing else needs, to the trash", {
    body: samplesRemoval,
    answer: samplesRemoved,
    handle: ({ academy, body, who }) => academy.firstSamples.remove(body.count, who()),
  }),
  restore: endpoint("restoreSamples", "Take the last removal of the samples back", {
    body: samplesUndo,
    answer: samplesRestored,
    handle: ({ academy, body, who }) => academy.firstSamples.restore(body.id, who()),
  }),
};
