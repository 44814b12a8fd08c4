import { describe, expect, it } from "vitest";
import { z } from "../zod.ts";
import { flagField, pictureField, textField } from "./field.ts";
import { draftOrWhole, isSeen, publishingFieldList, publishingQuery, publishingState, workingCopyOf } from "./publishing.ts";

it("an item is there from its moment on, and gone from the moment when it is withdrawn", () => {
  const item = { status: "published", publish_at: "2028-02-29T18:30:00.000Z", unpublish_at: "2028-12-31T18:30:00.000Z" } as const;
  const at = (now: string, more: object = {}) => publishingState({ ...item, ...more }, now);
  expect(["2028-02-29T18:29:59.999Z", "2028-02-29T18:30:00.000Z"].map((now) => at(now))).toEqual(["scheduled", "published"]);
  expect(["2028-12-31T18:29:59.999Z", "2028-12-31T18:30:00.000Z"].map((now) => at(now))).toEqual(["published", "withdrawn"]);
  expect(at("2029-01-01T00:00:00.000Z", { unpublish_at: "" })).toBe("published");
  expect(at("2000-01-01T00:00:00.000Z", { publish_at: "" })).toBe("published");
  expect(at("2028-06-01T00:00:00.000Z", { status: "draft" })).toBe("draft");
});

it("visitors see what is published; of a post, which waits for its date too, what its answer says", () => {
  expect([isSeen({ status: "published" }), isSeen({ status: "draft" })]).toEqual([true, false]);
  expect(isSeen({ status: "published", published: false })).toBe(false);
});

describe("what a client sends", () => {
  const list = {
    title: textField("Title", 80),
    slug: textField("Slug", 80),
    summary: textField("Summary", 200),
    image: { ...pictureField("Picture", "landscape"), input: z.string().min(1) },
    active: flagField("Shown", true),
    ...publishingFieldList,
  };
  const saved = () => draftOrWhole(list, { featured: z.boolean() });
  const whole = { title: "Tea", slug: "tea", summary: "A cup.", image: "cup.jpg", active: true, featured: true };
  const wrongFields = (schema: z.ZodType, sent: object) => schema.safeParse(sent).error?.issues.map(({ path }) => path.join(".")) ?? [];

  it("is whole when it is published, which it is where nothing else is said", () => {
    expect(wrongFields(saved(), whole)).toEqual([]);
    expect(wrongFields(saved(), { ...whole, status: "published" })).toEqual([]);
    expect(wrongFields(saved(), { ...whole, summary: "" })).toEqual(["summary"]);
    expect(wrongFields(saved(), { ...whole, status: "published", title: "" })).toEqual(["title"]);
    expect(wrongFields(saved(), { ...whole, image: "" })).toEqual(["image"]);
    const unknown = saved().safeParse({ ...whole, status: "archived" }).error?.issues;
    expect(unknown).toMatchObject([{ path: ["status"], message: "Status must be one of: published, draft." }]);
    expect(saved().safeParse([]).error?.issues[0]?.message).toBe("This must be an object.");
  });

  it("may be unfinished in a draft, but for what names it", () => {
    const draft = { ...whole, status: "draft", summary: "", image: "" };
    expect(wrongFields(saved(), draft)).toEqual([]);
    expect(wrongFields(saved(), { ...draft, title: "", slug: "" })).toEqual(["title", "slug"]);
    expect(wrongFields(saved(), { ...draft, summary: "x".repeat(201) })).toEqual(["summary"]);
    expect(wrongFields(saved(), { ...draft, summary: 5, image: null })).toEqual(["summary", "image"]);
    expect(wrongFields(saved(), { ...draft, featured: "yes", active: "" })).toEqual(["active", "featured"]);
    expect(saved().parse({ ...draft, version: 3, working_copy: 2 })).toMatchObject({ version: 3, working_copy: 2, featured: true });
  });

  it("is never withdrawn before it is published, nor at that moment", () => {
    const [early, late] = ["2028-01-01T00:00:00.000Z", "2028-06-01T00:00:00.000Z"];
    expect(wrongFields(saved(), { ...whole, publish_at: early, unpublish_at: late })).toEqual([]);
    expect(wrongFields(saved(), { ...whole, publish_at: late, unpublish_at: early })).toEqual(["unpublish_at"]);
    expect(wrongFields(saved(), { ...whole, publish_at: late, unpublish_at: late })).toEqual(["unpublish_at"]);
    expect(wrongFields(saved(), { ...whole, publish_at: late, unpublish_at: "" })).toEqual([]);
    expect(wrongFields(saved(), { ...whole, unpublish_at: early })).toEqual([]);
  });

  it("may be unfinished in changes that are kept beside what is published, whatever its status", () => {
    const kept = workingCopyOf(list);
    const changes = { ...whole, summary: "", image: "" };
    expect(wrongFields(kept, changes)).toEqual([]);
    expect(wrongFields(kept, { ...changes, title: "", slug: "" })).toEqual(["title", "slug"]);
    // What the field asks for, and not that it might be empty.
    const wrong = kept.safeParse({ ...changes, summary: [] }).error?.issues;
    expect(wrong).toMatchObject([{ path: ["summary"], message: "This must be text." }]);
    expect(kept.parse({ ...changes, version: 3, working_copy: 2 })).toMatchObject({ summary: "", version: 3, working_copy: 2 });
  });
});

it("is published or a draft, and nothing else is asked for or answered", () => {
  const { input, answer }: { input: z.ZodType; answer: z.ZodType } = publishingFieldList.status;
  for (const schema of [input, answer])
    expect(["published", "draft", "scheduled", ""].map((status) => schema.safeParse(status).success)).toEqual([true, true, false, false]);
  expect(input.safeParse("").error?.issues[0]?.message).toBe("Status must be one of: published, draft.");
  const asked = ["published", "draft", "scheduled", "withdrawn", undefined, "new"];
  expect(asked.map((state) => publishingQuery.state.safeParse(state).success)).toEqual([true, true, true, true, true, false]);
});
