import type { NoticeTexts } from "#contract/site-texts/notice-texts.ts";
import type { Notice } from "#contract/site-texts/text-shapes.ts";

/** The notice as pages carry it; undefined when there is none on this day (YYYY-MM-DD). */
export function noticeOn(day: string, { text, link, link_name, from, to, pages }: NoticeTexts): Notice | undefined {
  if (text === "" || (from !== "" && day < from) || (to !== "" && day > to)) return undefined;
  return { text, ...(link !== "" && { link, name: link_name }), ...(pages.length > 0 && { pages }) };
}
