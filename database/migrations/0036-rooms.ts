import type { Migration } from "../migration.ts";
import { createContentTable } from "./content-table.ts";

/** Rooms, and what a class names of teachers and rooms; the texts that classes had stay as they are. */
export const rooms: Migration = {
  name: "0036-rooms",
  async up(tools) {
    await createContentTable(tools, "rooms", { texts: ["name", "note"], integers: ["active", "display_order"] });
    const { schema } = tools.tx;
    await schema
      .alterTable("rooms")
      .addColumn("branch_id", "integer", (column) => column.notNull().defaultTo(1))
      .execute();
    for (const name of ["teacher_id", "room_id"])
      await schema
        .alterTable("classes")
        .addColumn(name, "integer", (column) => column.notNull().defaultTo(0))
        .execute();
  },
};
