import { describe, expect, it } from "vitest";
import { courseInput } from "#tests/factories.ts";
import { openTestAcademy } from "#tests/harness.ts";

describe("courses", () => {
  it("start with the ten known slugs in order, four of them featured (section 9)", async () => {
    const { call } = await openTestAcademy();
    const { body } = await call("GET", "/api/courses");
    expect(body.map((course: { slug: string }) => course.slug)).toEqual(
      "German_Deutsch Russia Dutch_Fluency French_Excellence Spanish_Mastery Japanese_World Italian_Beauty English_Proficiency Tamil_Heritage Korean_Culture".split(
        " ",
      ),
    );
    expect(body.filter((course: { featured: boolean }) => course.featured)).toHaveLength(4);
    expect(body.every((course: { image: string }) => /^\/media\/[0-9a-f]{32}\.jpg$/.test(course.image))).toBe(true);
  });

  it("are found by slug, or by title with underscores as spaces (section 7)", async () => {
    const { academy } = await openTestAcademy();
    const titles = await Promise.all(
      ["Russia", "Russian_Русский", "Dutch_Nederlands", "French_Français", "German_Deutsch", "Klingon"].map(
        async (address) => (await academy.courses.findByAddress(address))?.slug,
      ),
    );
    expect(titles).toEqual(["Russia", "Russia", "Dutch_Fluency", "French_Excellence", "German_Deutsch", undefined]);
  });

  it("students per class: 1 to 50, and 10 when not numeric (section 5)", async () => {
    const { call, signIn } = await openTestAcademy();
    const token = await signIn();
    const sent = async (students_per_class: unknown) => {
      const { status, body } = await call("POST", "/api/courses", courseInput({ students_per_class }), { token });
      return status === 201 ? body.students_per_class : status;
    };
    expect(await Promise.all([1, 50, "12", "many", undefined, null, "", 0, 51, 2.5].map(sent))).toEqual([
      1, 50, 12, 10, 10, 10, 10, 400, 400, 400,
    ]);
  });

  it("drop blank modules and features (section 5)", async () => {
    const { call, signIn } = await openTestAcademy();
    const { body } = await call("POST", "/api/courses", courseInput({ modules: ["  ", "One ", ""], features: [""] }), {
      token: await signIn(),
    });
    expect([body.modules, body.features]).toEqual([["One"], []]);
  });
});
