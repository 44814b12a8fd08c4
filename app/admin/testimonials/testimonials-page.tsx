import { type Testimonial, testimonialFieldList, testimonialKind, testimonialPlaces } from "#contract/testimonial.ts";
import { Badge } from "../components/badge.tsx";
import { contentCalls } from "../content/content-calls.ts";
import { type ContentDialogProps, ItemDialog } from "../content/content-dialog.tsx";
import { ContentInput, type InputProps } from "../content/field-input.tsx";
import { OrderedScreen } from "../content/ordered-screen.tsx";
import { SampleNotice } from "./sample-notice.tsx";

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
  const { name, role, subject, testimonial, image, place } = item;
  return {
    title: name,
    line: `${role} · ${subject}`,
    text: testimonial,
    image,
    badges: <Badges {...item} />,
    place: testimonialPlaces[place],
  };
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
