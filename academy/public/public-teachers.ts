import type { Language } from "#contract/kinds/language.ts";
import { languageOf, type NamedLanguage } from "#contract/site/course-language.ts";
import { teacherAddress } from "#contract/site/page-address.ts";
import type { Academy } from "../academy.ts";
import { drawnLanguage, type ShareDrawing } from "../content/item-page.ts";
import { remembered } from "../once-at-a-time.ts";
import { joined } from "../text/joined.ts";
import type { TeacherCard } from "./public-cards.ts";
import type { createReading } from "./public-reading.ts";

/** What pages read of the teachers that the academy shows. */
export function createPublicTeachers(
  { teachers: repository }: Pick<Academy, "teachers">,
  { read }: Pick<ReturnType<typeof createReading>, "read">,
  taught: () => Promise<readonly Language[]>,
) {
  const teachers = remembered(() => read<TeacherCard[]>("teachers", repository.cards, (kept) => kept.teachers));
  const teacher = async (id: number) => (await teachers()).find((one) => one.id === id);

  return {
    /** In their order. */
    teachers,

    /** One that is shown. */
    teacher,

    /** The teachers of some classes, in the order of teachers; where no class has one, nothing is read. */
    async teachersOf(classes: readonly { teacher_id?: number | undefined }[]): Promise<TeacherCard[]> {
      const ids = new Set(classes.map(({ teacher_id = 0 }) => teacher_id));
      return [...ids].some((id) => id > 0) ? (await teachers()).filter(({ id }) => ids.has(id)) : [];
    },

    /** The teachers of a language, in their order. */
    async teachersOfLanguage({ slug }: Language): Promise<TeacherCard[]> {
      const all = await taught();
      return (await teachers()).filter((one) => languagesOf(one, all).some((language) => language.slug === slug));
    },

    teacherAddresses: async (most: number): Promise<string[]> => (await teachers()).slice(0, most).map(teacherAddress),

    /** What is drawn where a teacher without a photo is shared. */
    async teacherDrawing({ name, languages, levels }: TeacherCard): Promise<ShareDrawing & { title: string }> {
      const language = languagesOf({ languages }, await taught())[0];
      return {
        ground: "courses",
        language: language && drawnLanguage(language),
        above: joined(languages.join(", "), levels),
        title: name,
      };
    },
  };
}

/** The languages of a teacher that are taught here. */
export function languagesOf<L extends NamedLanguage>({ languages }: Pick<TeacherCard, "languages">, taught: readonly L[]): L[] {
  return [...new Set(languages.flatMap((name) => languageOf({ title: name, slug: "" }, taught) ?? []))];
}
