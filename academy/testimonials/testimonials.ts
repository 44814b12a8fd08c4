import { fieldsOf } from "#contract/fields/field.ts";
import {
  type Testimonial,
  type TestimonialFields,
  type TestimonialPlace,
  testimonialFieldList,
  testimonialKind,
} from "#contract/kinds/testimonial.ts";
import type { Actor } from "../actor.ts";
import type { ContentNeeds } from "../content/content-needs.ts";
import { createRepositoryWithFlags } from "../content/repository-with-flags.ts";
import { storedKind } from "../content/stored-kind.ts";
import { testimonialSamples } from "./testimonial-samples.ts";

const testimonials = storedKind(testimonialKind, { samples: testimonialSamples, seededAs: "testimonials" });

const slideFields = ["name", "role", "type", "subject", "score", "rating", "testimonial", "language", "image"] as const;

/** The repository of testimonials: one is shown while it is active and its person has agreed. */
export function createTestimonials(needs: ContentNeeds) {
  const repository = createRepositoryWithFlags<TestimonialFields, Testimonial>(needs, testimonials);
  return {
    ...repository,

    /** Shows or hides these, all or none; answers those that changed. Throws NotFound. */
    setActive: (ids: readonly number[], active: boolean, actor: Actor): Promise<Testimonial[]> =>
      repository.change(actor, async (writer) => {
        const changed: Testimonial[] = [];
        for (const id of ids) {
          const one = await writer.get(id);
          if (one.active !== active) changed.push(await writer.update(id, fieldsOf(testimonialFieldList, { ...one, active }), undefined));
        }
        return changed;
      }),

    slides: (place: TestimonialPlace) => repository.shown(slideFields, (rows) => rows.where("place", "=", place)),
  };
}
