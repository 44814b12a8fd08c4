import { next } from "../next.ts";

export function input(more: Record<string, unknown> = {}) {
  const number = next();
  return {
    name: `Sindarin ${number}`,
    slug: `sindarin-${number}`,
    native_name: `Edhellen ${number}`,
    greeting: "Mae govannen",
    tag: "sjn",
    words: ["Elvish"],
    exams: [],
    scheme: "own",
    levels: ["Sapling", "Tree"],
    colours: "lagoon",
    image: "",
    recording: "",
    recording_words: "",
    active: true,
    ...more,
  };
}

export const required = ["name", "slug", "native_name", "greeting", "tag"];

export const anyoneReads = { "GET /languages": 200 };
