import { z } from "zod";
import { shownSamples, testimonial, testimonialSample } from "#contract/testimonial.ts";
import { endpoint } from "./endpoint.ts";

export const testimonialSamples = {
  list: endpoint({
    operationId: "listTestimonialSamples",
    summary: "The testimonials that came with the program and say what they said then",
    status: 200,
    answer: z.array(testimonialSample),
    handle: async ({ academy }) => ({ body: await academy.testimonials.ours() }),
  }),
  show: endpoint({
    operationId: "showTestimonialSamples",
    summary: "Show or hide some of the testimonials that came with the program; one that says something else by now stays as it is",
    body: shownSamples,
    status: 200,
    answer: z.array(testimonial),
    handle: async ({ academy, body, who }) => ({ body: await academy.testimonials.setOurs(body.ids, body.active, who()) }),
  }),
};
