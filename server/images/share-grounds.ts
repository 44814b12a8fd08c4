import type { SharePicture } from "#academy/share-pictures/share-picture.ts";
import { brick, brickPale, ink, lagoonDeep, lagoonPale, paper, saffron, saffronPale } from "#app/palette.ts";
import type { Language } from "#contract/site/course-language.ts";

export type Ground = { file: string; title: string; above: string; name: string; left: number; width: number };

function ground(file: string, [title, above, name]: readonly [string, string, string], width: number, left = 72): Ground {
  return { file: `${file}.jpg`, title, above, name, left, width };
}

const kinds: Record<SharePicture["kind"], Ground> = {
  courses: ground("course", [paper, saffron, lagoonPale], 660),
  exams: ground("exam", [ink, brick, ink], 690, 104),
  posts: ground("post", [paper, saffronPale, saffronPale], 720),
};

const languages: Record<Language, Ground> = {
  german: ground("german", [paper, saffron, paper], 640),
  russian: ground("russian", [paper, saffron, lagoonPale], 680),
  dutch: ground("dutch", [lagoonDeep, brick, lagoonDeep], 660),
  french: ground("french", [lagoonDeep, brick, lagoonDeep], 660),
  spanish: ground("spanish", [ink, ink, ink], 740),
  japanese: ground("japanese", [ink, brick, ink], 620),
  italian: ground("italian", [paper, saffronPale, saffronPale], 660),
  english: ground("english", [paper, saffron, paper], 740),
  tamil: ground("tamil", [paper, saffron, brickPale], 700),
  korean: ground("korean", [lagoonDeep, brick, lagoonDeep], 680),
};

export function groundOf({ kind, language }: SharePicture): Ground {
  return language ? languages[language] : kinds[kind];
}
