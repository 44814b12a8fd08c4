import { flagField, later, openTextField, pictureField, textField, type ValuesOf } from "../fields/field.ts";
import { requiredText } from "../fields/text.ts";
import { singleKind } from "../kinds/single-kind.ts";
import { z } from "../zod.ts";
import { type ChosenName, firstChosen, nearestReadable, unreadable } from "./colours.ts";
import { headsField } from "./heads-field.ts";

function colourField(label: string, of: ChosenName, hint: string) {
  // Longer than a colour is: who writes "dark red" is told of colours, not of a length.
  const input = requiredText(100)
    .toLowerCase()
    .regex(/^#[0-9a-f]{6}$/, `Write a colour as # and six digits, like ${firstChosen[of]}, or choose it beside this.`);
  return { ...textField(label, 7), input, before: firstChosen[of], hint } as const;
}

/** Why colours are refused, in the words of their form; undefined where they can be read. */
export function refusalOf(chosen: ValuesOf<typeof colours>): { of: ChosenName; text: string } | undefined {
  const found = unreadable(chosen);
  if (!found) return undefined;
  const { of, says, contrast, least } = found;
  const instead = nearestReadable(of, chosen);
  const text = `It could not be read ${says}: its contrast is ${contrast.toFixed(1)} to 1 and must be ${least} or more.`;
  return { of, text: instead ? `${text} ${instead} is the nearest that can.` : text };
}

/** Of the file of a logo or an icon. */
export const maxMarkBytes = 1_000_000;

const mark = z.string("This must be a drawing or a picture.").max(maxMarkBytes * 1.4, "This must be smaller than 1 MB.");
/** A logo or an icon on its own: as it was chosen, and as it would be stored. */
export const markAsStored = z.object({ mark });

/** A drawing (SVG), or a picture as a data URL; what is stored was cleaned or drawn anew by the server. */
function markField(label: string, hint: string) {
  const input = mark.nullish().transform((given) => given ?? "");
  const inWords = (value: unknown) => (value === "" ? "" : String(value).startsWith("<") ? "an own drawing" : "an own picture");
  return { ...openTextField(label, maxMarkBytes), input, hint, inWords } as const;
}

const colours = {
  brand: colourField("Brand colour", "brand", "Of buttons, links and the dark bands at the head and foot of pages."),
  accent: colourField("Accent", "accent", "Of lines, marks and what is pressed on a dark band."),
};

/** How the academy looks. */
export const lookKind = singleKind(
  {
    path: "look",
    row: "look",
    operation: "Look",
    about: "how the academy looks: its colours, its logo and its icon",
    asks: "content",
    word: "look",
    label: "The look of the site",
    itemName: "the look",
    screen: { address: "/admin/look", title: "Look" },
    page: "/",
    first: {
      button: "Go back to the first look",
      asked: "Colours, logo, icon, heads and photographs of your own leave every page at once.",
      done: "The first look is back. What it replaced is among the earlier versions.",
      failed: "Failed to go back to the first look",
    },
  },
  [
    {
      title: "Colours",
      shown: "every page, light and dark, and the back office. Everything else that is coloured is made from these two.",
      fields: colours,
    },
    {
      title: "Logo and icon",
      shown: "top and bottom of every page, sign-in, tabs of browsers, home screens of phones, share pictures and search engines.",
      fields: {
        logo: markField("Logo", "SVG, or PNG or JPEG up to 1 MB. Without one the icon stands there, or the drawn mark."),
        logo_has_name: { ...flagField("The name of the academy is in the logo", false), hint: "Then it is not written beside it." },
        logo_is_round: later({ ...flagField("The logo is round", false), hint: "Then the light ground behind it is round, too." }),
        icon: markField("Icon", "A square sign without words: SVG, PNG or JPEG. Without one the logo is used."),
      },
    },
    {
      title: "Heads of pages",
      shown: "top of each of these pages, beside its heading, as decoration. A photograph stands there instead of the drawing.",
      fields: { heads: headsField },
    },
    {
      title: "A class",
      shown: "Home and About, beside what they say of the academy, instead of the drawing of a class.",
      fields: { classroom: later(pictureField("Own photograph of a class", "landscape")) },
    },
  ],
  (fields, context) => {
    const refusal = refusalOf(fields);
    if (refusal) context.addIssue({ code: "custom", path: [refusal.of], message: refusal.text });
  },
);
export type Look = ValuesOf<typeof lookKind.list>;
