import type { Migration } from "../migration.ts";
import { addColumns } from "./columns.ts";
import { createContentTable } from "./content-table.ts";

/** Rooms, and what a class names of teachers and rooms; the texts that classes had stay as they are. */
export const rooms: Migration = {
  name: "0036-rooms",
  async up(tools) {
    await createContentTable(tools, "rooms", { texts: ["name", "note"], integers: ["active", "display_order"] });
    await addColumns(tools.tx, "rooms", "integer", { branch_id: 1 });
    await addColumns(tools.tx, "classes", "integer", { teacher_id: 0, room_id: 0 });
  },
};
