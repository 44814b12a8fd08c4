import { courseHeads, examHeads, type Head } from "./built-in-heads.ts";
import { namesAnotherLevel } from "./named-levels.ts";
import { withValues } from "./with-values.ts";

type Own = { title: string; summary: string; seo_title?: string | undefined; seo_description?: string | undefined };
type Found = Own & { slug: string };

/** Title and description for search engines and messengers, without the academy's name: the item's own, else built-in ones, else its title (in the `pattern` of the site texts) and summary. */
export const searchTextsOf = {
  course: (course: Found & { description: string }, pattern = "{title} Course in Sri Lanka"): Head => {
    const head = courseHeads[course.slug.normalize("NFC").toLowerCase()];
    return told(course, head && fits(head, course, course.description), withoutSecond(/\s*\bcourse\b/i, course, pattern));
  },
  exam: (exam: Found, pattern = "{title} Preparation in Sri Lanka"): Head => {
    const head = examHeads[exam.slug.toLowerCase()];
    return told(exam, head && fits(head, exam, ""), withoutSecond(/\s*\bpreparation\b/i, exam, pattern));
  },
  /** An item of any other kind. */
  item: (item: Partial<Own> & { title: string }): Head => ({
    title: item.seo_title || item.title,
    description: item.seo_description || item.summary || "",
  }),
};

/** "German Course" is not called "German Course Course". */
function withoutSecond(word: RegExp, { title }: Own, pattern: string): string {
  return word.test(title) ? pattern.replace(word, "") : pattern;
}

/** The built-in texts of its slug, unless the item names another level. */
function fits(head: Head & { level?: string }, { title, summary }: Own, rest: string): Head | undefined {
  return namesAnotherLevel(title, `${summary} ${rest}`, head.level) ? undefined : head;
}

function told({ title, summary, seo_title, seo_description }: Own, head: Head | undefined, pattern: string): Head {
  return {
    title: seo_title || head?.title || withValues(pattern, { title }),
    description: seo_description || head?.description || summary,
  };
}
