import { courseHeads, examHeads, type Head } from "./built-in-heads.ts";
import { namesAnotherLevel } from "./named-levels.ts";

type Own = { title: string; summary: string; seo_title?: string | undefined; seo_description?: string | undefined };
type Found = Own & { slug: string };

/** What search engines and messengers are told, without the academy's name: own texts, else built-in ones, else title and summary. */
export const searchTextsOf = {
  course: (course: Found & { description: string }): Head => {
    const head = courseHeads[course.slug.normalize("NFC").toLowerCase()];
    return told(course, head && fits(head, course, course.description), /\bcourse\b/i.test(course.title) ? "" : " Course");
  },
  exam: (exam: Found): Head => {
    const head = examHeads[exam.slug.toLowerCase()];
    return told(exam, head && fits(head, exam, ""), /\bpreparation\b/i.test(exam.title) ? "" : " Preparation");
  },
  /** Of any other kind. */
  item: (item: Partial<Own> & { title: string }): Head => ({
    title: item.seo_title || item.title,
    description: item.seo_description || item.summary || "",
  }),
};

/** A built-in text stands for its slug only, and not where the item names another level. */
function fits(head: Head & { level?: string }, { title, summary }: Own, rest: string): Head | undefined {
  return namesAnotherLevel(title, `${summary} ${rest}`, head.level) ? undefined : head;
}

function told({ title, summary, seo_title, seo_description }: Own, head: Head | undefined, what: string): Head {
  return {
    title: seo_title || head?.title || `${title}${what} in Sri Lanka`,
    description: seo_description || head?.description || summary,
  };
}
