import { later, listField, openTextField, pictureField, rowsField, textField, type ValuesOf } from "../fields/field.ts";
import { webAddressField } from "../fields/web-address.ts";
import type { ListOf } from "./single-kind.ts";

// All of it is empty until staff say it, and pages show nothing of what is empty.

const link = webAddressField("Link", 500);
const linkThere = { ...link, input: link.input.refine((url) => url !== "", "Where can it be looked up?") };
const photo = pictureField("Photo", "landscape");
const year = openTextField("Teaching since", 4);

const registration = {
  register: { ...textField("Registered with", 100), placeholder: "For example: Registrar of Companies" },
  number: textField("Number", 60),
  url: { ...link, hint: "Where it can be looked up, if anywhere." },
};
const centre = {
  name: textField("Name", 100),
  exams: { ...openTextField("Exams taken there", 200), hint: "Words from their titles, for example: IELTS, DELF. Their pages show it." },
  url: linkThere,
};
const scene = {
  image: { ...photo, input: photo.input.refine((image) => image !== "", "Choose a picture."), shownIn: "alt" },
  alt: {
    ...textField("What it shows", 200),
    hint: "For those who do not see it, for example: Room 2, with twelve chairs around one table",
  },
};
const review = { name: { ...textField("Name", 60), placeholder: "For example: Google reviews" }, url: linkThere };
const way = {
  name: { ...textField("Way", 60), placeholder: "For example: Bank transfer" },
  text: { ...openTextField("How it goes", 300), long: true },
};

/** How one finds the academy; a prepared move has its own (contract/shown-facts.ts). */
export const wayFields = {
  landmark: later({
    ...openTextField("Landmark", 200),
    placeholder: "For example: the blue door behind the clock tower",
  }),
  buses: later({ ...openTextField("Buses", 200), placeholder: "For example: 100 and 155, get off at the bridge" }),
};

/** What can be checked, how one pays, what one brings and how one comes. */
export const practicalGroups = [
  {
    title: "What can be checked",
    shown:
      "in a part of its own on the About page, to which class, course and exam pages lead; exam centres on the pages of their exams, too; search engines.",
    fields: {
      since: later({
        ...year,
        input: year.input.refine((text) => text === "" || /^(18|19|20)\d\d$/.test(text), "Give a year, such as 2013."),
        hint: "A year. It stands beside what can be looked up, once there is anything.",
      }),
      registrations: later(rowsField("Registrations", registration, { entry: "registration", most: 4 })),
      centres: later(rowsField("Exam centres", centre, { entry: "exam centre", most: 8 })),
      reviews: later(rowsField("Reviews elsewhere", review, { entry: "link to reviews", most: 4 })),
    },
  },
  {
    title: "Photographs of the rooms",
    shown: "in the same part of the About page.",
    fields: { photos: later(rowsField("Photographs", scene, { entry: "photograph", most: 8 })) },
  },
  {
    title: "How to pay",
    shown: "pages of classes, courses and exams, contact page, {paying} in answer templates, search engines.",
    fields: {
      paying: later({
        ...rowsField("Ways to pay", way, { entry: "way to pay", most: 6 }),
        hint: "Bank transfer, at the desk, instalments, … Everybody reads this: numbers of accounts belong into your answers.",
      }),
      refunds: later({ ...openTextField("Refunds", 600), long: true }),
    },
  },
  {
    title: "What to bring",
    shown: "pages of classes, {bring} in answer templates.",
    fields: { bring: later({ ...listField("To the first lesson", 10, 120), entry: "Thing" }) },
  },
  {
    title: "How to come",
    shown: "beside the address on the contact page and on pages of classes that are not online.",
    fields: wayFields,
  },
] as const;

type PracticalFields = ValuesOf<ListOf<typeof practicalGroups>>;

/** Those that staff have filled in. */
export type PracticalFacts = Partial<PracticalFields>;

/** Those of `fields` that are not empty. */
export function practicalFacts(fields: PracticalFields): PracticalFacts {
  const names = practicalGroups.flatMap(({ fields: group }) => Object.keys(group));
  return Object.fromEntries(Object.entries(fields).filter(([name, value]) => names.includes(name) && value.length > 0));
}
