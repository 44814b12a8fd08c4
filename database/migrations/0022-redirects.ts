import type { Migration } from "../migration.ts";
import { unique, withColumns } from "./columns.ts";

export const redirects: Migration = {
  name: "0022-redirects",
  async up({ table }) {
    await withColumns(table("redirects"), {
      ...{ source: unique, target: "text", noun: "text", item_id: "integer", hits: "bigint", last_hit_at: "bigint?" },
      ...{ created_at: "bigint", created_by: "text" },
    }).execute();
    await withColumns(table("missing_addresses"), {
      ...{ address: unique, asked: "bigint", first_at: "bigint", last_at: "bigint", came_from: "text", ignored: "integer" },
    }).execute();
  },
};
