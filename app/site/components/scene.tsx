import type { ReactNode } from "react";
import type { SceneName } from "#contract/look/page-heads.ts";

/** What is drawn behind the head of a page, in lines on a horizon, with one thing in the colour of the sun. Decoration, never needed. */
const scenes = {
  /** An open book, and its pages fly off. */
  courses: (
    <>
      <path d="M70 140q45-24 90 0V84q-45-24-90 0zM160 140q45-24 90 0V84q-45-24-90 0M88 96q28-10 56 0M88 112q28-10 56 0M178 96q28-10 56 0" />
      <path d="M222 52q11-13 20 0 11-13 20 0M268 32q8-10 15 0 8-10 15 0M296 62q6-8 12 0 6-8 12 0" />
      <circle className="sun" cx="322" cy="34" r="15" />
    </>
  ),
  /** Steps to a flag. */
  exams: (
    <>
      <path d="M20 150h60v-26h56V98h56V72h56V46h72v104M284 46V8" />
      <path className="sun" d="M284 8l40 11-40 11z" />
      <circle cx="60" cy="52" r="26" />
      <path d="M60 36v16l11 8" />
    </>
  ),
  /** A week of moons, one of them full. */
  classes: (
    <>
      <path d="M20 150q80-26 160-12t160-8" />
      <path d="M36 94a14 14 0 1 1 0 28 16 16 0 0 0 0-28zM84 72a14 14 0 1 1 0 28 24 24 0 0 0 0-28zM133 58a14 14 0 1 1 0 28 90 90 0 0 0 0-28zM235 58a14 14 0 1 0 0 28 90 90 0 0 1 0-28zM284 72a14 14 0 1 0 0 28 24 24 0 0 1 0-28zM332 94a14 14 0 1 0 0 28 16 16 0 0 1 0-28z" />
      <circle className="sun" cx="184" cy="64" r="17" />
    </>
  ),
  /** Palm leaves as books were written on, on their cord. */
  blog: (
    <>
      <path d="M40 66h250q14 11 0 22H40q-14-11 0-22zM52 98h250q14 11 0 22H52q-14-11 0-22zM36 130h250q14 11 0 22H36q-14-11 0-22z" />
      <path d="M104 46v106M236 46v106M62 77q7-7 14 0t14 0 14 0M128 77q7-7 14 0t14 0 14 0 14 0M74 109q7-7 14 0t14 0M128 109q7-7 14 0t14 0 14 0 14 0 14 0M60 141q7-7 14 0t14 0M128 141q7-7 14 0t14 0 14 0" />
      <path className="sun" d="M262 60l50-46q10 4 6 14l-50 44z" />
    </>
  ),
  /** A lighthouse over the sea. */
  about: (
    <>
      <path d="M166 150l9-92h26l9 92M171 104h34M174 82h28M170 58h36M178 58V40h20v18M174 40q14-16 28 0" />
      <path d="M20 150q20-14 40 0t40 0 40 0 40 0 40 0 40 0 40 0 40 0M40 126q14-9 28 0t28 0M250 128q14-9 28 0t28 0" />
      <path className="sun" d="M204 44l130-22v44zM172 44L52 30v30z" />
    </>
  ),
  /** A letter that became a boat. */
  contact: (
    <>
      <path d="M92 104h136l-26 34h-84zM160 104V44l-46 60M160 44l46 60M126 121h68" />
      <path d="M20 146q20-14 40 0t40 0 40 0 40 0 40 0 40 0 40 0 40 0M46 122q10-7 20 0M258 122q10-7 20 0t20 0" />
      <circle className="sun" cx="292" cy="52" r="20" />
    </>
  ),
  /** The way up a mountain. */
  level: (
    <>
      <path d="M24 150l98-78 26 20 62-70 126 128z" />
      <path d="M196 150l38-20-40-18 38-20-26-18 12-22-8-26" strokeDasharray="2 9" />
      <path className="sun" d="M210 22V2l24 7-24 7" />
      <path d="M270 40q9-9 18 0 10-12 22 0M34 52q9-9 18 0 10-12 22 0" />
    </>
  ),
  /** Stars become a picture for who looks. */
  search: (
    <>
      <path d="M40 112l52-44 50 22 44-52 60 24 52-34M186 38l20 78 58 18" strokeDasharray="2 8" />
      <path d="M40 106v12M34 112h12M92 62v12M86 68h12M142 84v12M136 90h12M246 56v12M240 62h12M298 22v12M292 28h12M264 128v12M258 134h12" />
      <circle cx="206" cy="112" r="30" />
      <path d="M228 134l26 20" />
      <circle className="sun" cx="186" cy="38" r="8" />
    </>
  ),
} satisfies Record<SceneName, ReactNode>;

export function Scene({ of }: { of: SceneName }) {
  // Browsers that do not know the style sheet show it as small as this.
  return (
    <svg className="scene" viewBox="0 0 360 156" width="120" height="52" aria-hidden="true">
      {scenes[of]}
    </svg>
  );
}
