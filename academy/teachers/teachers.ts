import { type Teacher, type TeacherFields, teacherKind } from "#contract/teacher.ts";
import type { ContentNeeds } from "../content/content-needs.ts";
import { contentKind } from "../content/kind.ts";
import { createShownRepository } from "../content/shown-repository.ts";

/** A new academy starts with none: invented teachers would be a lie. */
const teachers = contentKind(teacherKind, { samples: [], filled: "teachers" });

export function createTeachers(needs: ContentNeeds) {
  const repository = createShownRepository<TeacherFields, Teacher>(needs, teachers);
  return {
    ...repository,

    cards: () => repository.shown(["name", "languages", "levels", "words", "image"]),
  };
}
