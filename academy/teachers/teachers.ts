import { type Teacher, type TeacherFields, teacherKind } from "#contract/kinds/teacher.ts";
import type { ContentNeeds } from "../content/content-needs.ts";
import { createRepositoryWithFlags } from "../content/repository-with-flags.ts";
import { storedKind } from "../content/stored-kind.ts";

/** A new academy starts with none: invented teachers would be a lie. */
const teachers = storedKind(teacherKind, { samples: [], seededAs: "teachers" });

export function createTeachers(needs: ContentNeeds) {
  const repository = createRepositoryWithFlags<TeacherFields, Teacher>(needs, teachers);
  return {
    ...repository,

    cards: () => repository.shown(["id", "name", "languages", "levels", "words", "image"]),

    /** The title of the page of a teacher whom visitors see. */
    async findShown(id: number): Promise<{ title: string } | undefined> {
      const [found] = await repository.shown(["name"], (rows) => rows.where("id", "=", id), { limit: 1 });
      return found && { title: found.name };
    },
  };
}
