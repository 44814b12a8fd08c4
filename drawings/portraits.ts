import { bust, type Sitter } from "./motifs/bust.ts";
import type { Outfit } from "./motifs/clothes.ts";
import { black, brown, deep, fair, wheat } from "./motifs/skin.ts";
import { mix, palette as p } from "./palette.ts";
import { type Picture, poster } from "./picture.ts";
import { circle, group, place, rect, type Svg } from "./shapes.ts";

type Portrait = Sitter & { field: string; disc: string };

const grey = "#8d8880";
const shirt = (cloth: string, kind: Outfit["kind"] = "shirt"): Outfit => ({ kind, cloth, trim: mix(cloth, p.ink, 0.3), under: p.paper });

const sitters: Record<string, Portrait> = {
  "nethmi-perera": {
    field: p.lagoonPale,
    disc: mix(p.lagoonPale, p.lagoon, 0.4),
    skin: wheat,
    look: { brow: black, earrings: p.saffron },
    hair: { cut: "bun", colour: black },
    outfit: shirt(p.paper, "open-shirt"),
  },
  "praveen-rajaratnam": {
    field: p.saffronPale,
    disc: p.saffron,
    skin: deep,
    look: { brow: black, brows: "full", glasses: p.ink },
    hair: { cut: "waves", colour: black },
    beard: "#2b201b",
    outfit: shirt(p.lagoon, "open-shirt"),
  },
  "fathima-rizna": {
    field: p.brickPale,
    disc: mix(p.brick, p.brickPale, 0.55),
    skin: wheat,
    look: { brow: black },
    scarf: { cloth: p.paper, fold: mix(p.lagoonPale, p.lagoon, 0.14), band: p.lagoonPale },
    outfit: shirt(p.lagoon),
  },
  "dilan-van-langenberg": {
    field: p.lagoon,
    disc: mix(p.lagoon, p.lagoonPale, 0.3),
    skin: fair,
    look: { brow: "#3a2a22", brows: "full", lines: true },
    hair: { cut: "side", colour: "#3a2a22" },
    outfit: { kind: "suit", cloth: p.ink, trim: p.brick, under: p.paper },
  },
  "chathurika-wijesinghe": {
    field: p.saffron,
    disc: p.saffronPale,
    skin: brown,
    look: { brow: black, earrings: p.saffronShade },
    hair: { cut: "bun", colour: black },
    outfit: { kind: "sari", cloth: p.lagoon, trim: p.saffron, under: p.brick },
  },
  "marian-de-kretser": {
    field: p.brick,
    disc: mix(p.brick, p.brickPale, 0.32),
    skin: fair,
    look: { brow: "#6b625a", glasses: p.brickShade, earrings: p.paper, lines: true },
    hair: { cut: "bob", colour: grey },
    outfit: { kind: "kurta", cloth: p.lagoonDeep, trim: p.saffron, under: fair.tone },
  },
  "sahan-jayawardena": {
    field: p.lagoonDeep,
    disc: p.lagoon,
    skin: brown,
    look: { brow: black, brows: "full" },
    hair: { cut: "short", colour: black },
    moustache: black,
    outfit: shirt(mix(p.lagoonPale, p.paper, 0.3)),
  },
  "tharshini-sivakumar": {
    field: p.saffronPale,
    disc: p.brickPale,
    skin: deep,
    look: { brow: black, pottu: p.brick, earrings: p.saffron },
    hair: { cut: "braid", colour: black },
    outfit: { kind: "sari", cloth: p.brick, trim: p.saffron, under: p.lagoonDeep },
  },
  "imran-cassim": {
    field: p.brickPale,
    disc: p.saffron,
    skin: wheat,
    look: { brow: black, brows: "full", lines: true },
    hair: { cut: "short", colour: black },
    beard: "#3b322d",
    outfit: shirt(p.brickShade),
  },
  "anitha-selvaraj": {
    field: p.lagoon,
    disc: mix(p.lagoon, p.lagoonPale, 0.45),
    skin: brown,
    look: { brow: black, pottu: p.brickShade, earrings: p.saffron },
    hair: { cut: "long", colour: black },
    outfit: { kind: "kurta", cloth: p.saffron, trim: p.brick, under: brown.tone },
  },
  "zahra-amit": {
    field: p.saffronPale,
    disc: p.lagoonPale,
    skin: fair,
    look: { brow: black, glasses: p.ink },
    scarf: { cloth: p.lagoon, fold: p.lagoonDeep, band: p.lagoonDeep },
    outfit: shirt(p.paper),
  },
  "nihal-gunasekara": {
    field: p.ink,
    disc: mix(p.ink, p.lagoonPale, 0.22),
    skin: brown,
    look: { brow: grey, brows: "full", glasses: p.saffronShade, lines: true },
    hair: { cut: "balding", colour: "#b9b4aa" },
    moustache: "#b9b4aa",
    outfit: { kind: "cardigan", cloth: p.brick, trim: p.brickShade, under: p.paper },
  },
};

export function portraits(): Picture[] {
  return Object.entries(sitters).map(([name, sitter]) => poster(`pictures/testimonials/${name}.jpg`, 400, 400, 24.5, portrait(sitter)));
}

function portrait(sitter: Portrait): Svg {
  return group([rect(0, 0, 400, 400, sitter.field), circle(200, 196, 158, sitter.disc), place(bust(sitter), 0, 4)]);
}
