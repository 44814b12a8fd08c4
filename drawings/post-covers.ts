import { type Picture, poster } from "./picture.ts";
import { commute, delfWriting, germany, shadowing, spacedRepetition } from "./post-covers-lines.ts";
import { epsTopik, ieltsSpeaking, keyboards, tea, wordOrder } from "./post-covers-words.ts";
import type { Svg } from "./shapes.ts";

/** Named as the posts in academy/posts/samples name their `picture`. */
const covers: Record<string, () => Svg> = {
  commute,
  "delf-writing": delfWriting,
  "eps-topik": epsTopik,
  germany,
  "ielts-speaking": ieltsSpeaking,
  keyboards,
  shadowing,
  "spaced-repetition": spacedRepetition,
  tea,
  "word-order": wordOrder,
};

export function postCovers(): Picture[] {
  return Object.entries(covers).map(([name, draw]) => poster(`pictures/posts/${name}.jpg`, 1200, 630, 77, draw()));
}
