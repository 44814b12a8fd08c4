import { Carousel } from "#app/ui/carousel.tsx";
import { StaticPicture } from "#app/ui/static-picture.tsx";
import type { Testimonial } from "#contract/testimonial.ts";
import { Stars } from "./stars.tsx";

type TestimonialsProps = { testimonials: readonly Testimonial[]; label?: string };

/** The success-stories carousel. For exams each slide names the exam and what was achieved. */
export function Testimonials({ testimonials, label = "What students say" }: TestimonialsProps) {
  return <Carousel label={label} slides={testimonials.map((one) => ({ key: one.portrait, content: <Slide {...one} /> }))} />;
}

function Slide({ name, role, subject, rating, portrait, testimonial, type, score }: Testimonial) {
  return (
    <div className="grid items-center gap-6 sm:grid-cols-[12rem_1fr] sm:gap-12">
      <StaticPicture
        src={`/pictures/people/${portrait}`}
        widths={[192, 384]}
        alt={`Portrait of ${name}`}
        sizes="(min-width: 40rem) 12rem, 6rem"
        width={192}
        height={192}
        className="size-24 rounded-full sm:size-48"
      />
      <div className="min-w-0">
        {type === "instructor" && <p className="mb-3 font-semibold text-saffron-deep">Instructor Insight</p>}
        <Stars rating={rating} />
        <blockquote className="mt-4 max-w-2xl font-display text-[1.1875rem]/[1.5] font-semibold sm:text-[1.4375rem]/[1.45]">
          <p>{testimonial}</p>
        </blockquote>
        <p className="mt-5">
          <span className="block font-semibold">{name}</span>
          <span className="block text-quiet">{role}</span>
          {/* On its own line, that it is read as a fact and not as a part of the role. */}
          <span className="block text-quiet">{subject}</span>
          {score && (
            <span className="mt-2 inline-block rounded bg-saffron-pale px-2.5 py-0.5 font-semibold text-ink">Achieved: {score}</span>
          )}
        </p>
      </div>
    </div>
  );
}
