import { lookKind } from "#contract/look/look.ts";
import { Invalid } from "../../errors.ts";
import type { ImageProcessor } from "../../pictures/pictures.ts";
import { createSingle, type SingleNeeds } from "../site-settings.ts";
import { cleanSvg } from "./clean-svg.ts";

const noDrawing = "This drawing has nothing in it that can be shown. Save it with outlines only, up to 60 KB, or as PNG.";
const noPicture = "This must be an SVG, PNG or JPEG file.";
const mostStored = 120_000;

/** How the academy looks. What is stored of a logo or an icon was cleaned, or drawn anew. */
export function createLook(needs: SingleNeeds, { mark }: Pick<ImageProcessor, "mark">) {
  async function tidy(field: "logo" | "icon", given: string, stored: string): Promise<string> {
    if (given === "" || given === stored) return given;
    const [, type = "", body = ""] = /^data:(image\/[a-z+]+);base64,([A-Za-z0-9+/]+=*)$/.exec(given) ?? [];
    const bytes = Buffer.from(body, "base64");
    if (given.trimStart().startsWith("<") || type === "image/svg+xml") {
      const cleaned = cleanSvg(type === "" ? given : bytes.toString("utf8"));
      if (cleaned === undefined) throw new Invalid(field, noDrawing);
      return cleaned;
    }
    if (type !== "image/png" && type !== "image/jpeg") throw new Invalid(field, noPicture);
    const drawn = await mark(bytes).catch(() => {
      throw new Invalid(field, noPicture);
    });
    const url = `data:image/png;base64,${Buffer.from(drawn).toString("base64")}`;
    if (url.length > mostStored)
      throw new Invalid(field, "This picture has too much in it for a sign. A simpler one, or an SVG, is quick to load.");
    return url;
  }

  return createSingle(needs, lookKind, {
    judged: async (given, { logo, icon }) => ({
      ...given,
      logo: await tidy("logo", given.logo, logo),
      icon: await tidy("icon", given.icon, icon),
    }),
  });
}
