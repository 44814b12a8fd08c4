import { expect, it } from "vitest";
import { z } from "zod";
import { postFields } from "#contract/kinds/post.ts";
import { issuesOf, sentenceOf } from "./issues.ts";

function refused(schema: z.ZodType, sent: unknown): { issues: ReturnType<typeof issuesOf>; sentence: string } {
  const { error } = schema.safeParse(sent);
  const issues = error ? issuesOf(error) : [];
  return { issues, sentence: sentenceOf(issues) };
}

it("a sentence names every problem, and a single one stays as it is", () => {
  const shape = z.object({ students_per_class: z.number(), name: z.string().min(1, "Please say your name") });
  expect(refused(shape, { name: "" })).toEqual({
    issues: [
      { path: "students_per_class", message: "This field is required." },
      { path: "name", message: "Please say your name" },
    ],
    sentence: "Students per class: This field is required. Please say your name.",
  });
  expect(refused(shape, { students_per_class: 1, name: "" }).sentence).toBe("Please say your name");
  expect(refused(shape, { students_per_class: "1", name: "x" }).sentence).toBe("Students per class: This must be a number.");
});

it("a sentence that says itself what it is of stays as it is", () => {
  const of = (message: string) => sentenceOf([{ path: "class_id", message }]);
  expect(of("This class is not there any more. Please choose another one.")).toBe(
    "This class is not there any more. Please choose another one.",
  );
  expect(of("This text is too long.")).toBe("Class id: This text is too long.");
  expect(of("This has a character that is not whole.")).toBe("Class id: This has a character that is not whole.");
});

it("what may be one of several things is told by the one that came nearest", () => {
  const place = z.union([z.object({ room: z.string() }), z.literal("online")]);
  expect(refused(z.object({ place }), { place: { room: 4 } }).issues).toEqual([{ path: "place.room", message: "This must be a string." }]);
});

it.each([
  [z.number().min(1), 0, "This must be at least 1."],
  [z.number().max(9), 10, "This must be at most 9."],
  [z.number().positive(), 0, "This must be more than 0."],
  [z.string().min(3), "ab", "This must have at least 3 characters."],
  [z.array(z.string()).max(1), ["a", "b"], "This must have at most 1 item."],
  [z.string().length(2), "abc", "This must have exactly 2 characters."],
  [z.enum(["in", "out"]), "up", 'This must be one of "in", "out".'],
  [z.literal("in"), "up", 'This must be "in".'],
])("what a schema says in no words of its own is a sentence", (schema, sent, message) => {
  expect(refused(z.object({ count: schema }), { count: sent })).toEqual({
    issues: [{ path: "count", message }],
    sentence: `Count: ${message}`,
  });
});

it("of many problems ten are in the sentence", () => {
  const many = z.array(z.string());
  const { issues, sentence } = refused(
    many,
    Array.from({ length: 14 }, (_, index) => index),
  );
  expect([issues.length, sentence.match(/This must be/g)?.length, sentence.endsWith("And 4 more.")]).toEqual([14, 10, true]);
});

it("a draft needs a title and a slug, and what is published names each text that it lacks", () => {
  expect(postFields.safeParse({ title: "Half", slug: "half", status: "draft" }).data).toMatchObject({
    summary: "",
    category: "",
    readTime: "",
  });
  expect(refused(postFields, { status: "draft" }).issues.map(({ path }) => path)).toEqual(["title", "slug"]);
  expect(refused(postFields, { title: "Half", slug: "half" }).issues.map(({ path }) => path)).toEqual(["summary", "readTime", "category"]);
});
