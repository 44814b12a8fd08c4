/**
 * The colours that the program comes with, each named as in the style sheets (app/ui/theme.css and .night in app/site/site.css;
 * tests/one-place.test.ts compares them), for what CSS does not reach, and for what another brand colour or accent makes of them.
 */
export const firstColours = {
  light: {
    paper: "#fbf7ef",
    card: "#ffffff",
    sand: "#f3ebdc",
    line: "#ded3bf",
    ink: "#1d2422",
    quiet: "#55605c",
    lagoon: "#0b5d57",
    "lagoon-deep": "#073f3c",
    "lagoon-pale": "#cfe5df",
    "on-lagoon": "#ffffff",
    saffron: "#e9a12b",
    "saffron-deep": "#8a5406",
    "saffron-pale": "#fbe9c6",
    brick: "#a63d2a",
    "brick-pale": "#f3d9d0",
    "on-brick": "#ffffff",
  },
  dark: {
    paper: "#131a19",
    card: "#1c2524",
    sand: "#202b29",
    line: "#394644",
    ink: "#f2ede2",
    quiet: "#b3bbb5",
    lagoon: "#7fd0c3",
    "lagoon-deep": "#a9e2d8",
    "lagoon-pale": "#16403c",
    "on-lagoon": "#06302d",
    saffron: "#e9a12b",
    "saffron-deep": "#f0bd63",
    "saffron-pale": "#443312",
    brick: "#f0a08f",
    "brick-pale": "#47231c",
    "on-brick": "#3a120a",
  },
  /** Of bands that are dark in both schemes, whose ground is the light lagoon-deep. */
  night: {
    quiet: "#c9d8d2",
    line: "#2f6661",
    card: "#0b4d49",
    action: "#f0b64f",
    "action-deep": "#fbd58d",
    "on-action": "#2a1c02",
  },
  /** What a menu and a dialog lie on, and the icon of a browser's tab, which is seen on light and on dark. */
  alone: { "menu-ground": "#061e1c", "dialog-ground": "#071f1d", icon: "#17867b" },
} as const;
