import { Parser } from "htmlparser2";

const shapes = ["path", "rect", "circle", "ellipse", "line", "polyline", "polygon"];
const elements = new Set([
  "svg",
  "g",
  "defs",
  "linearGradient",
  "radialGradient",
  "stop",
  "clipPath",
  "mask",
  "title",
  "desc",
  "style",
  ...shapes,
]);
const attributes = new Set(
  (
    "viewBox preserveAspectRatio id class style transform d x y x1 y1 x2 y2 r rx ry cx cy fx fy width height points offset " +
    "fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-miterlimit stroke-dasharray " +
    "stroke-dashoffset opacity color stop-color stop-opacity clip-path clip-rule mask display visibility paint-order vector-effect " +
    "gradientUnits gradientTransform spreadMethod clipPathUnits clipPathTransform maskUnits maskContentUnits"
  ).split(" "),
);
const mostElements = 3000;
const mostDeep = 40;
/** Depth at which reading ends, elements that are left out among them. The parser takes quadratic time for nested elements: a megabyte of them held the program for a minute. */
const mostDeepRead = 200;
/** More than a mark needs; a picture that was traced is better sent as PNG. */
export const mostSvgBytes = 60_000;

/** What no attribute or style may hold: other files, other style sheets, escapes in which these could hide, and the end of the element. */
const reaches = /[@\\<]|url\s*\((?!\s*["']?#[\w-]+["']?\s*\))|expression|image-set|src\s*\(|javascript:/i;

/** Why a drawing is refused: what would be missing in it; "all": what is left draws nothing, has no bearable size, or is too large. */
export type Lost = "letters" | "pictures" | "copies" | "effects" | "style" | "parts" | "all";

/** Elements that are left out although something would be missed. Shapes are among them where they are inside an element that is left out. */
const seen = new Map<string, Lost>([
  ["text", "letters"],
  ["image", "pictures"],
  ["foreignObject", "pictures"],
  ["use", "copies"],
  ["filter", "effects"],
  ["pattern", "effects"],
  ["marker", "effects"],
  ...shapes.map((shape) => [shape, "parts"] as const),
]);

/**
 * A drawing with nothing but shapes: no scripts, events, HTML or text (whose fonts are elsewhere), and nothing from another file. Elements that
 * are not on the list are left out with all they hold; where that would be missed, the whole drawing is refused (`lost`).
 */
export function cleanSvg(given: string): { drawing: string } | { lost: Lost } {
  let text = "";
  let lost: Lost | undefined;
  let count = 0;
  let drawn = 0;
  let skipped = 0;
  const open: string[] = [];
  let size: { width: number; height: number } | undefined;
  const parser = new Parser(
    {
      onopentag(name, given) {
        if (open.length + skipped >= mostDeepRead) {
          lost ??= "parts";
          parser.pause();
          return;
        }
        if (
          skipped > 0 ||
          !elements.has(name) ||
          (open.length === 0) !== (name === "svg") ||
          open.length >= mostDeep ||
          ++count > mostElements
        ) {
          skipped++;
          lost ??= seen.get(name);
          return;
        }
        if (open.length === 0 && text !== "") {
          skipped++;
          return;
        }
        const listed = Object.entries(given).filter(([attribute]) => attributes.has(attribute));
        const kept = listed.filter(([, value]) => !reaches.test(value));
        if (kept.length < listed.length) lost ??= "style";
        // A gradient that takes its colours from another.
        if (name.endsWith("Gradient") && (given.href ?? given["xlink:href"])) lost ??= "copies";
        if (shapes.includes(name)) drawn++;
        if (name === "svg") {
          size = sizeIn(given);
          const own = kept.filter(([attribute]) => !["viewBox", "width", "height", "x", "y"].includes(attribute));
          const [x = 0, y = 0] = (given.viewBox ?? "")
            .trim()
            .split(/[\s,]+/)
            .map(Number);
          const box = size && `${Number.isFinite(x) ? x : 0} ${Number.isFinite(y) ? y : 0} ${size.width} ${size.height}`;
          const all = [...own, ["viewBox", box ?? ""], ["width", String(size?.width)], ["height", String(size?.height)]] as const;
          text += `<svg xmlns="http://www.w3.org/2000/svg"${written(all)}>`;
        } else text += `<${name}${written(kept)}>`;
        open.push(name);
      },
      ontext(words) {
        if (skipped > 0) return;
        const within = open.at(-1);
        if (within === "style" && reaches.test(words)) lost ??= "style";
        else if (within === "style") text += words.replaceAll("&", "&amp;").replaceAll(">", "&gt;");
        if (within === "title" || within === "desc") text += escaped(words);
      },
      onclosetag(name) {
        if (skipped > 0) skipped--;
        else if (open.at(-1) === name) {
          open.pop();
          text += `</${name}>`;
        }
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.end(given);
  if (lost) return { lost };
  if (!size || drawn === 0 || open.length > 0 || Buffer.byteLength(text) > mostSvgBytes) return { lost: "all" };
  return { drawing: text };
}

function written(kept: readonly (readonly [string, string])[]): string {
  return kept.map(([name, value]) => ` ${name}="${escaped(value)}"`).join("");
}

function escaped(value: string): string {
  return value.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}

/** The size of a drawing, by its view box, else by its width and height; undefined where that is not bearable. */
function sizeIn({ viewBox = "", width = "", height = "" }: Record<string, string>): { width: number; height: number } | undefined {
  const [, , wide, high] = viewBox
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const size = { width: wide ?? Number.parseFloat(width), height: high ?? Number.parseFloat(height) };
  const isBearable = (length: number) => Number.isFinite(length) && length > 0 && length < 20_000;
  const ratio = size.width / size.height;
  return isBearable(size.width) && isBearable(size.height) && ratio <= 12 && ratio >= 1 / 4 ? size : undefined;
}
