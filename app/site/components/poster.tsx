import type { Language } from "#contract/kinds/language.ts";
import { isRightToLeft } from "#contract/site/passage-languages.ts";
import { emsAcross } from "./ems-across.ts";

type PosterProps = Pick<Language, "greeting" | "tag" | "colours"> & { alt: string };

/** The poster of a language that has no picture: its greeting in its own script, in its colours, in the manner of the drawn ones. */
export function Poster({ greeting, tag, colours, alt }: PosterProps) {
  return (
    <svg viewBox="0 0 300 200" role="img" aria-label={alt} className={`poster painted ${colours}`}>
      <circle cx="212" cy="78" r="58" className="poster-sun" />
      <path d={waves} className="poster-waves" />
      <text
        x={isRightToLeft(tag) ? 280 : 20}
        y="132"
        lang={tag}
        fontSize={Math.round(Math.min(64, 256 / emsAcross(greeting)))}
        direction={isRightToLeft(tag) ? "rtl" : undefined}
      >
        {greeting}
      </text>
    </svg>
  );
}

/** In place of a picture where no language is known: a poster without words; `band`: its waves alone. */
export function PlainPoster({ className = "", band = false }: { className?: string; band?: boolean }) {
  return (
    <svg
      viewBox="0 0 300 200"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      className={`poster painted lagoon ${className}`}
      style={band ? { aspectRatio: 8 } : undefined}
    >
      <circle cx="212" cy="78" r="58" className="poster-sun" />
      <path d={waves} className="poster-waves" />
    </svg>
  );
}

/** Three rings of each of ten waves along its foot. */
const waves = Array.from({ length: 10 }, (_, at) =>
  [19, 13, 7].map((r) => `M${at * 38 - 21 - r} 200a${r} ${r} 0 0 1 ${2 * r} 0`).join(""),
).join("");
