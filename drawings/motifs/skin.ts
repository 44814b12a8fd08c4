import type { Skin } from "./face.ts";

export const black = "#211a18";
export const fair: Skin = { tone: "#c98f66", shade: "#ad7450", lip: "#a4503f" };
export const wheat: Skin = { tone: "#b57a50", shade: "#97603b", lip: "#97463a" };
export const brown: Skin = { tone: "#99623c", shade: "#7c4c2c", lip: "#83382d" };
export const deep: Skin = { tone: "#7d4d2e", shade: "#633a21", lip: "#7c352b" };
