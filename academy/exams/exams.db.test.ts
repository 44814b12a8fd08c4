import { describe, expect, it } from "vitest";
import { examInput } from "#tests/factories.ts";
import { openTestAcademy } from "#tests/harness.ts";

describe("exams", () => {
  it("start with the six known slugs, in steps of ten (section 9)", async () => {
    const { call } = await openTestAcademy();
    const { body } = await call("GET", "/api/exams");
    expect(body.map((exam: { slug: string }) => exam.slug)).toEqual([
      "Goethe-Zertifikate",
      "Dutch_Civic_Integration_Certificate",
      "IELTS_Preparation",
      "DELE_Spanish_Certification",
      "DELF_French_Certification",
      "Rus_A1",
    ]);
    expect(body.map((exam: { display_order: number }) => exam.display_order)).toEqual([10, 20, 30, 40, 50, 60]);
  });

  it("are found by slug, by title in any case, or by first word in either direction (section 7)", async () => {
    const { academy } = await openTestAcademy();
    const slugOf = async (address: string) => (await academy.exams.findByAddress(address))?.slug;
    expect(await slugOf("Rus_A1")).toBe("Rus_A1");
    expect(await slugOf("ielts_preparation")).toBe("IELTS_Preparation");
    expect(await slugOf("IELTS")).toBe("IELTS_Preparation");
    expect(await slugOf("dele_something_else")).toBe("DELE_Spanish_Certification");
    expect([await slugOf("TOEFL"), await slugOf("_"), await slugOf("Prep")]).toEqual([undefined, undefined, undefined]);
  });

  it("leave optional fields out when empty, and take a new order", async () => {
    const { call, signIn } = await openTestAcademy();
    const token = await signIn();
    const bare = await call("POST", "/api/exams", examInput({ targetScore: "", examFee: null }), { token });
    expect(Object.keys(bare.body)).not.toEqual(expect.arrayContaining(["targetScore"]));
    expect(bare.body).not.toHaveProperty("examFee");
    expect(bare.body.display_order).toBe(70);
    const full = await call(
      "POST",
      "/api/exams",
      examInput({ targetScore: "B2", examFee: "85 euro", nextExamDate: "May", preparationDuration: "8 weeks", studentsPerClass: "8" }),
      { token },
    );
    expect(full.body).toMatchObject({
      targetScore: "B2",
      examFee: "85 euro",
      nextExamDate: "May",
      preparationDuration: "8 weeks",
      studentsPerClass: "8",
    });
    const order = { examOrders: [{ id: full.body.id, display_order: 5 }] };
    expect((await call("PUT", "/api/exams/reorder", order, { token })).body[0].id).toBe(full.body.id);
  });

  it("keep of a description what the editor makes, and nothing that runs", async () => {
    const { call, signIn } = await openTestAcademy();
    const token = await signIn();
    const description = `<h2 onclick="x()">Title</h2><p style="text-align:center;position:fixed" data-indent="2">a<script>alert(1)</script><b>b</b></p><a href="javascript:x()">bad</a><a href="https://goethe.de" target="_blank">good</a><img src=x onerror=y><iframe src="//evil"></iframe>`;
    const { body } = await call("POST", "/api/exams", examInput({ description }), { token });
    expect(body.description).toBe(
      `<h2>Title</h2><p style="text-align:center" data-indent="2">a<strong>b</strong></p><a>bad</a><a href="https://goethe.de">good</a>`,
    );
    expect((await call("POST", "/api/exams", examInput({ description: "<ul><li>".repeat(2000) }), { token })).status).toBe(400);
    expect((await call("POST", "/api/exams", examInput({ description: "x".repeat(200_001) }), { token })).status).toBe(400);
  });
});
