import { use } from "react";
import type { Slide } from "#academy/public/public-academy.ts";
import { Carousel } from "#app/ui/carousel.tsx";
import { Section } from "#app/ui/section.tsx";
import { Portrait } from "../components/portrait.tsx";
import { SaidContext } from "../texts.ts";
import { Stars } from "./stars.tsx";

/** The success-stories carousel, while there are stories. For exams each slide names the exam and what was achieved. */
export function Testimonials({ testimonials }: { testimonials: readonly Slide[] }) {
  const { stories_title, voices_title } = use(SaidContext).shared;
  if (testimonials.length === 0) return null;
  return (
    <Section title={stories_title} tone="sand">
      <Carousel label={voices_title} slides={testimonials.map((one, index) => ({ key: String(index), content: <Story {...one} /> }))} />
    </Section>
  );
}

/** What students of one language say, where any do. */
export function Voices({ voices }: { voices: readonly Slide[] }) {
  const { voices_title } = use(SaidContext).shared;
  if (voices.length === 0) return null;
  return (
    <Section title={voices_title} tone="sand" className="print-hidden">
      <div className="grid gap-10">
        {voices.map((one) => (
          <Story key={one.name + one.testimonial} {...one} />
        ))}
      </div>
    </Section>
  );
}

function Story({ name, role, subject, rating, image, testimonial, language, type, score }: Slide) {
  const { instructor, achieved } = use(SaidContext).shared;
  return (
    <div className="story relative">
      {type === "instructor" && <p className="font-semibold text-saffron-deep">{instructor}</p>}
      <Stars rating={rating} />
      <blockquote lang={language} className="story-words column">
        <p>{testimonial}</p>
      </blockquote>
      <Portrait name={name} image={image} className="story-face rounded-full" />
      <div className="flow-root text-quiet">
        <p>
          <span className="block font-semibold text-ink">{name}</span>
          {role}
          {/* On its own line, that it is read as a fact and not as a part of the role. */}
          <br />
          {subject}
        </p>
        {score && (
          <p className="mt-2">
            <span className="rounded bg-saffron-pale px-2.5 py-0.5 font-semibold text-ink">{`${achieved} ${score}`}</span>
          </p>
        )}
      </div>
    </div>
  );
}
