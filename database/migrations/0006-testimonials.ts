import type { Migration } from "../migration.ts";
import { createContentTable } from "./content-table.ts";

export const testimonials: Migration = {
  name: "0006-testimonials",
  up: (tools) =>
    createContentTable(tools, "testimonials", {
      texts: ["name", "role", "type", "place", "subject", "score", "testimonial", "language", "image"],
      integers: ["rating", "consent", "active", "display_order"],
    }),
};
