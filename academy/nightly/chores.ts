import type { Shelf } from "../shelf/shelf.ts";

export type Chores = ReturnType<typeof createChores>;

type Rooms = {
  shelves: readonly Pick<Shelf<unknown, { id: number; version: number }>, "emptyTrash">[];
};

/** What is thrown away each night. Each chore answers how many things it erased, and may be done twice. */
export function createChores({ shelves }: Rooms) {
  return {
    async trash(): Promise<number> {
      let erased = 0;
      for (const shelf of shelves) erased += await shelf.emptyTrash();
      return erased;
    },
  };
}
