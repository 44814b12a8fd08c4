import type { SharePicture } from "#academy/share-pictures/share-picture.ts";
import { brick, brickPale, ink, lagoonDeep, lagoonPale, paper, saffron, saffronPale } from "#app/palette.ts";
import type { Language } from "#contract/site/course-language.ts";

export type Ground = { file: string; title: string; above: string; name: string; left: number; width: number };

function groundIn(file: string, [title, above, name]: readonly [string, string, string], width: number, left = 72): Ground {
  return { file: `${file}.jpg`, title, above, name, left, width };
}

const kinds: Record<SharePicture["ground"], Ground> = {
  courses: groundIn("course", [paper, saffron, lagoonPale], 660),
  exams: groundIn("exam", [ink, brick, ink], 690, 104),
  posts: groundIn("post", [paper, saffronPale, saffronPale], 720),
};

const languages: Record<Language, Ground> = {
  german: groundIn("german", [paper, saffron, paper], 640),
  russian: groundIn("russian", [paper, saffron, lagoonPale], 680),
  dutch: groundIn("dutch", [lagoonDeep, brick, lagoonDeep], 660),
  french: groundIn("french", [lagoonDeep, brick, lagoonDeep], 660),
  spanish: groundIn("spanish", [ink, ink, ink], 740),
  japanese: groundIn("japanese", [ink, brick, ink], 620),
  italian: groundIn("italian", [paper, saffronPale, saffronPale], 660),
  english: groundIn("english", [paper, saffron, paper], 740),
  tamil: groundIn("tamil", [paper, saffron, brickPale], 700),
  korean: groundIn("korean", [lagoonDeep, brick, lagoonDeep], 680),
};

export function groundOf({ ground, language }: SharePicture): Ground {
  return language ? languages[language] : kinds[ground];
}
