import { chaOrTea } from "./samples/cha-or-tea-how-one-leaf-got-two-names.ts";
import { koreanAtWork } from "./samples/eps-topik-and-the-korean-you-need-at-work.ts";
import type { PostSample } from "./samples/post-sample.ts";
import { newScript } from "./samples/set-up-your-phone-to-write-in-a-new-script.ts";
import { shadowing } from "./samples/shadowing-borrow-a-voice-for-better-pronunciation.ts";
import { spacedRepetition } from "./samples/spaced-repetition-with-free-tools.ts";
import { studyingInGermany } from "./samples/studying-in-germany-from-sri-lanka-levels-and-steps.ts";
import { thirtyMinutesADay } from "./samples/thirty-minutes-a-day-on-a-colombo-commute.ts";
import { ieltsSpeaking } from "./samples/what-to-expect-in-the-ielts-speaking-test.ts";
import { japaneseWordOrder } from "./samples/why-japanese-word-order-feels-familiar-to-sinhala-speakers.ts";
import { delfWriting } from "./samples/writing-for-delf-b2-a-letter-that-argues.ts";

/** The posts of a new site, oldest first. Index 0 becomes id 1, so the first four are the built-in posts. */
export const postSamples: readonly PostSample[] = [
  thirtyMinutesADay,
  japaneseWordOrder,
  ieltsSpeaking,
  spacedRepetition,
  shadowing,
  chaOrTea,
  studyingInGermany,
  delfWriting,
  newScript,
  koreanAtWork,
];
