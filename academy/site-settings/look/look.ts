import { lookKind } from "#contract/look/look.ts";
import { Invalid, TooBusy } from "../../errors.ts";
import type { ImageProcessor } from "../../pictures/pictures.ts";
import { createSingle, type SingleNeeds } from "../site-settings.ts";
import { cleanSvg, type Lost } from "./clean-svg.ts";
import { withWholeMarks } from "./shown-look.ts";

const noDrawing: Record<Lost, string> = {
  letters: "Letters in a drawing are left out: turn them into paths, or upload a PNG.",
  pictures: "Pictures and web pages inside a drawing are left out: save it with outlines only, or upload a PNG.",
  copies: "Copies (clones, linked gradients) in a drawing are left out: unlink them or save it as plain outlines, or upload a PNG.",
  effects: "Shadows, patterns and arrow heads in a drawing are left out: save it with outlines only, or upload a PNG.",
  style: "Colours or styles in this drawing need another file or a rule that is left out: save it with plain colours, or upload a PNG.",
  parts: "Parts of this drawing would be left out: it is linked, nested or too large. Save it as plain outlines, or upload a PNG.",
  all: "This drawing has nothing in it that can be shown. Save it with outlines only, up to 60 KB, or as PNG.",
};
const tooMuchWork = "This drawing cannot be drawn, or only with far too much work on every visit. Save it with plain outlines, or as PNG.";
const noPicture = "This must be an SVG, PNG or JPEG file.";
const mostStored = 120_000;

/** How the academy looks. A logo or an icon is cleaned, or drawn anew, before it is stored. */
export function createLook(needs: SingleNeeds, { mark, canBeDrawn }: Pick<ImageProcessor, "mark" | "canBeDrawn">) {
  async function tidy(field: "logo" | "icon" | "mark", given: string, stored: string): Promise<string> {
    if (given === "" || given === stored) return given;
    const [, type = "", body = ""] = /^data:(image\/[a-z+]+);base64,([A-Za-z0-9+/]+=*)$/.exec(given) ?? [];
    const bytes = Buffer.from(body, "base64");
    if (given.trimStart().startsWith("<") || type === "image/svg+xml") {
      const cleaned = cleanSvg(type === "" ? given : bytes.toString("utf8"));
      if ("lost" in cleaned) throw new Invalid(field, noDrawing[cleaned.lost]);
      if (!(await canBeDrawn(cleaned.drawing))) throw new Invalid(field, tooMuchWork);
      return cleaned.drawing;
    }
    if (type !== "image/png" && type !== "image/jpeg") throw new Invalid(field, noPicture);
    const drawn = await mark(bytes).catch((error: unknown) => {
      throw error instanceof TooBusy ? error : new Invalid(field, noPicture);
    });
    const url = `data:image/png;base64,${Buffer.from(drawn).toString("base64")}`;
    if (url.length > mostStored)
      throw new Invalid(field, "This picture has too much in it for a sign. A simpler one, or an SVG, is quick to load.");
    return url;
  }

  const single = createSingle(needs, lookKind, {
    judged: async (given, { logo, icon }) => ({
      ...given,
      logo: await tidy("logo", given.logo, logo),
      icon: await tidy("icon", given.icon, icon),
    }),
  });
  /** A logo or an icon as it would be stored. Throws Invalid. */
  return { ...single, changed: async () => withWholeMarks(await single.changed()), cleaned: (mark: string) => tidy("mark", mark, "") };
}
