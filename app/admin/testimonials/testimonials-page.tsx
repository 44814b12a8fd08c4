import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { type Testimonial, testimonial, testimonialFieldList, testimonialKind, testimonialPlaces } from "#contract/kinds/testimonial.ts";
import { Badge } from "../components/badge.tsx";
import { Button } from "../components/button.tsx";
import { Notice, TroubleNotice } from "../components/notice.tsx";
import { contentCalls } from "../content/content-calls.ts";
import { type ContentDialogProps, ItemDialog } from "../content/content-dialog.tsx";
import { ContentInput, type InputProps } from "../content/field-input.tsx";
import { OrderedScreen } from "../content/ordered-screen.tsx";
import { rereadQueries } from "../lists/reread-queries.ts";
import { sampleIdsQuery } from "../samples/samples-query.ts";
import { call } from "../session/api-call.ts";
import { troubleOf, useStep } from "../session/trouble.ts";

const calls = contentCalls(testimonialKind);
const Input = (props: InputProps<keyof typeof testimonialFieldList>) => <ContentInput list={testimonialFieldList} {...props} />;

export default function TestimonialsPage() {
  return <OrderedScreen calls={calls} Dialog={TestimonialDialog} rowOf={rowOf} hiddenBecause={hiddenBecause} Notice={SampleNotice} />;
}

function hiddenBecause({ consent, active }: Testimonial): string | undefined {
  if (!consent) return "Not on the website yet: tick “Agreed to be shown” when they have agreed.";
  return active ? undefined : "Not on the website: it is not active.";
}

function rowOf(item: Testimonial) {
  const { role, subject, testimonial, image, place } = item;
  return { line: `${role} · ${subject}`, text: testimonial, image, badges: <Badges {...item} />, place: testimonialPlaces[place] };
}

function Badges({ active, consent }: Testimonial) {
  if (!consent) return <Badge look="error">Not shown: no consent yet</Badge>;
  return active ? <Badge look="success">Active</Badge> : <Badge>Inactive</Badge>;
}

function TestimonialDialog(props: ContentDialogProps<Testimonial>) {
  return (
    <ItemDialog {...props} calls={calls} list={testimonialFieldList}>
      <div className="grid gap-5 sm:grid-cols-2">
        <Input name="name" />
        <Input name="role" hint="For example: Student nurse, Kurunegala" />
        <Input name="type" hint="An instructor's words are marked “Instructor Insight”." />
        <Input name="place" />
        <Input name="subject" hint="What the words are about, for example: German" />
        <Input name="score" hint="For exams, for example: IELTS Band 7.5" />
        <Input name="rating" min={1} max={5} hint="Stars, from 1 to 5." />
        <Input name="language" hint="So that screen readers pronounce it." />
      </div>
      <Input name="testimonial" rows={5} />
      <Input name="image" />
      <Input name="consent" hint="Without it the words are kept here and shown nowhere." />
      <Input name="active" hint="Only active testimonials are shown on the website." />
    </ItemDialog>
  );
}

/** Says how many testimonials that visitors see came with the program, and hides them in one press; none is hidden by itself. */
function SampleNotice({ all }: { all: readonly Testimonial[] }) {
  const client = useQueryClient();
  const { data: samples } = useQuery(sampleIdsQuery(testimonialKind.path));
  const [hidden, setHidden] = useState<number[]>([]);
  const { busy, trouble, take } = useStep(troubleOf);
  const set = (body: { ids: number[]; active: boolean }) =>
    take("Nothing was changed", async () => {
      const changed = await call("/samples/testimonials", { method: "PUT", body, answer: testimonial.array() });
      setHidden(body.active ? [] : changed.map(({ id }) => id));
      await rereadQueries(client, [testimonialKind.path]);
    });
  const ours = new Set(samples);
  const shown = all.filter(({ id, active, consent }) => ours.has(id) && active && consent).map(({ id }) => id);
  const isDone = hidden.length > 0 && shown.length === 0;
  if (shown.length === 0 && !isDone) return null;
  return (
    <div className="basis-full space-y-3">
      <Notice look={isDone ? "info" : "warning"} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p role="status" className="max-w-prose">
          {isDone
            ? `${testimonialsInWords(hidden.length)} hidden. Visitors do not see them any more.`
            : `${testimonialsInWords(shown.length)} that visitors see came with the program: their people are invented. Hide them once your own students have spoken, or before.`}
        </p>
        {/* One button, never disabled, so that the keyboard stays where it is. */}
        <Button
          aria-disabled={busy !== undefined}
          onClick={() => (busy ? undefined : set(isDone ? { ids: hidden, active: true } : { ids: shown, active: false }))}
        >
          {isDone ? "Undo" : "Hide them all"}
        </Button>
      </Notice>
      <TroubleNotice trouble={trouble} />
    </div>
  );
}

function testimonialsInWords(count: number): string {
  return count === 1 ? "1 testimonial" : `${count} testimonials`;
}
