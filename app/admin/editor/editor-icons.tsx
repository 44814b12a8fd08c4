import { icon } from "../components/icons.tsx";

const tool = (lines: string, dots = "") => icon(lines, 2, dots);

/** Icons of the editor's tools; in the editor's own file, fetched with it. */
export const toolIcons = {
  left: tool("M4 6h16M4 10h10M4 14h16M4 18h10"),
  center: tool("M4 6h16M7 10h10M4 14h16M7 18h10"),
  right: tool("M4 6h16M10 10h10M4 14h16M10 18h10"),
  justify: tool("M4 6h16M4 10h16M4 14h16M4 18h16"),
  bold: icon("M7 5h6a3.5 3.5 0 0 1 0 7H7zM7 12h7a3.5 3.5 0 0 1 0 7H7z", 2.5),
  italic: tool("M14 5l-4 14M10 5h7M7 19h7"),
  underline: tool("M7 4v7a5 5 0 0 0 10 0V4M5 20h14"),
  strike: tool("M4 12h16M17 7c-.6-1.5-2.5-2.5-5-2.5-3 0-5 1.3-5 3.500M7 16.500c.5 2 2.5 3 5 3 3 0 5-1.3 5-3.5"),
  numbers: icon(
    "M10 6h10M10 12h10M10 18h10M4.5 4.500L6 4v4M4.5 11.200c.3-1 2-1 2 .2 0 1-2 1.6-2 2.600h2.200M4.5 16.500h2l-1.2 1.300c1.8 0 1.6 2.2-.8 1.7",
    1.5,
  ),
  bullets: tool("M10 6h10M10 12h10M10 18h10", "M5 6v.01M5 12v.01M5 18v.01"),
  indent: tool("M4 5h16M11 10h9M11 14h9M4 19h16M4 9.500l3 2.5-3 2.5"),
  outdent: tool("M4 5h16M11 10h9M11 14h9M4 19h16M7 9.500L4 12l3 2.5"),
  link: tool("M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.700l-1.5 1.500M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.700l1.5-1.5"),
  clear: tool("M6 5h12M12 5l-2.5 14M14 14l6 6M20 14l-6 6"),
  quote: tool("M5 6v12M10 8h9M10 12h9M10 16h6"),
  rule: tool("M4 12h16M8 6h8M8 18h8"),
  picture: tool("M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4M15 9v.01"),
  table: tool("M4 5h16v14H4zM4 10h16M4 14.500h16M10 5v14"),
  video: tool("M3 6h18v12H3zM10 9.500v5l4.500-2.500z"),
};
