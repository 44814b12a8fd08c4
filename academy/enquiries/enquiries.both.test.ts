import { describe, expect, it } from "vitest";
import { enquiryInput } from "#tests/factories.ts";
import { openTestAcademy } from "#tests/harness.ts";
import { olderSearchTexts, writeSearchTexts } from "./search/enquiry-search.ts";

describe("enquiries", () => {
  it("are stored before they are answered, and staff read them newest first", async () => {
    const { call, signIn } = await openTestAcademy();
    const first = await call("POST", "/api/contact", enquiryInput());
    expect([first.status, first.body]).toEqual([201, { id: 1, message: "Message sent" }]);
    await call("POST", "/contact", enquiryInput({ name: "Second", phone: null, details: undefined }));
    const token = await signIn();
    const list = await call("GET", "/api/enquiries", undefined, { token });
    expect(list.body.map((enquiry: { name: string }) => enquiry.name)[0]).toBe("Second");
    expect(list.body[0]).toMatchObject({
      status: "New",
      phone: "",
      details: "",
      interestedCourses: ["German Deutsch"],
      mail: { state: "off" },
    });
    expect([list.headers.get("x-total-count"), list.headers.get("x-new-count")]).toEqual(["2", "2"]);
  });

  it("name what is wrong (sections 5 and 8)", async () => {
    const { call } = await openTestAcademy();
    const refused = async (more: Record<string, unknown>) => (await call("POST", "/api/contact", enquiryInput(more))).body.issues;
    expect(await refused({ name: " " })).toEqual([{ path: "name", message: "This field is required." }]);
    expect(await refused({ email: undefined })).toEqual([{ path: "email", message: "This field is required." }]);
    for (const email of ["nimal", "a@b", "a b@c.lk", "a@b..lk", "<a@b.lk>", "a@b.lk\r\nBcc: x@y.lk"]) {
      expect(await refused({ email })).toEqual([{ path: "email", message: "Please enter a valid email address." }]);
    }
    expect(await refused({ interestedCourses: "German" })).toHaveLength(1);
  });

  it("are narrowed, worked on and erased by staff only", async () => {
    const { call, signIn } = await openTestAcademy();
    for (const name of ["Kumari", "Ruwan", "ශාන්ත"]) await call("POST", "/api/contact", enquiryInput({ name }));
    for (const [method, path] of [
      ["GET", ""],
      ["PUT", "/1"],
      ["DELETE", "/1"],
    ] as const)
      expect((await call(method, `/api/enquiries${path}`)).status).toBe(401);
    const token = await signIn();
    const names = async (query: string) =>
      (await call("GET", `/api/enquiries?${query}`, undefined, { token })).body.map((enquiry: { name: string }) => enquiry.name);
    expect(await names("q=ruwan")).toEqual(["Ruwan"]);
    expect(await names(`q=${encodeURIComponent("ශාන්ත")}`)).toEqual(["ශාන්ත"]);
    const { body } = await call("PUT", "/api/enquiries/2", { status: "Contacted", notes: "Called on Monday", version: 1 }, { token });
    expect(body).toMatchObject({ status: "Contacted", notes: "Called on Monday", version: 2 });
    expect((await call("PUT", "/api/enquiries/2", { status: "Closed", notes: "", version: 1 }, { token })).status).toBe(409);
    expect((await call("PUT", "/api/enquiries/2", { status: "Eaten", notes: "" }, { token })).status).toBe(400);
    expect(await names("status=Contacted")).toEqual(["Ruwan"]);
    expect(await names("q=monday")).toEqual(["Ruwan"]);
    expect((await call("DELETE", "/api/enquiries/2", undefined, { token })).status).toBe(204);
    expect(await names("")).toEqual(["ශාන්ත", "Kumari"]);
  });

  it("are found by course, by exam and by phone, however the number is typed", async () => {
    const { call, signIn } = await openTestAcademy();
    await call("POST", "/api/contact", enquiryInput({ name: "Other", phone: "011 234 5678", interestedCourses: [] }));
    const typed = ["077 765 4321", "+94777654321", "77 765 4321", "0777654321", "(+94) 077 765 4321", "0112000000 / 0777654321"];
    for (const phone of typed)
      await call("POST", "/api/contact", enquiryInput({ phone, interestedCourses: ["Dutch Nederlands"], interestedExams: ["Goethe B1"] }));
    const token = await signIn();
    const found = async (q: string) => (await call("GET", `/api/enquiries?q=${encodeURIComponent(q)}`, undefined, { token })).body;
    for (const q of [
      "dutch",
      "nederlands",
      "GOETHE",
      ...typed.slice(0, 5),
      "0094 77 765 4321",
      "077 765",
      "7654321",
      "goethe 077 765 4321 dutch",
    ])
      expect([q, (await found(q)).length]).toEqual([q, 6]);
    expect(await found("dutch french")).toEqual([]);
    const [last] = await found("0777654321");
    expect(last).toMatchObject({ phone: "0112000000 / 0777654321", phoneNumbers: ["+94112000000", "+94777654321"] });
    await call("PUT", `/api/enquiries/${last.id}`, { status: "Contacted", notes: "Rang", version: 1 }, { token });
    expect(await found("dutch")).toHaveLength(6);
    expect(await found("+94 77 765 4321")).toHaveLength(6);
  });

  it("of an older program are found the same way, once they have been gone through", async () => {
    const { academy, database, call, signIn, openAnother } = await openTestAcademy({ ENQUIRIES_PER_HOUR: "1000" });
    await academy.enquiries.searchTexts.renew();
    for (let count = 0; count < 150; count++) await call("POST", "/api/contact", enquiryInput({ phone: "+94 77 765 4321" }));
    await database.write(async (tx) => {
      await tx.updateTable("enquiries").set({ search_text: "as it was" }).execute();
      await tx.deleteFrom("settings").where("key", "=", "enquiry-search").execute();
    });
    const later = await openAnother();
    await later.academy.enquiries.searchTexts.renew();
    const token = await signIn();
    for (const q of ["0777654321", "german"]) {
      const { headers } = await call("GET", `/api/enquiries?q=${q}`, undefined, { token });
      expect(headers.get("x-total-count")).toBe("150");
    }
  });

  it("keep a text that was made while older ones were gone through", async () => {
    const { database, call, signIn } = await openTestAcademy();
    await call("POST", "/api/contact", enquiryInput({ name: "Older" }));
    await database.write(async (tx) => {
      await tx.updateTable("enquiries").set({ search_text: "as it was" }).execute();
      await tx.deleteFrom("settings").where("key", "=", "enquiry-search").execute();
    });
    const older = await olderSearchTexts(
      (work) => database.read(work),
      0,
      async () => {},
    );
    const token = await signIn();
    const [{ id, version }] = (await call("GET", "/api/enquiries", undefined, { token })).body;
    await call("PUT", `/api/enquiries/${id}`, { status: "Contacted", notes: "Prefers mornings", version }, { token });
    await database.write((tx) => writeSearchTexts(tx, older));
    expect((await call("GET", "/api/enquiries?q=mornings", undefined, { token })).body).toHaveLength(1);
  });

  it("are limited per sender", async () => {
    const { call } = await openTestAcademy({ ENQUIRIES_PER_HOUR: "3" });
    const statuses = [];
    for (let sent = 0; sent < 4; sent++) statuses.push((await call("POST", "/api/contact", enquiryInput())).status);
    expect(statuses).toEqual([201, 201, 201, 429]);
    expect((await call("POST", "/api/contact", enquiryInput(), { address: "203.0.113.5" })).status).toBe(201);
  });
});

describe("the handler for browsers without scripts", () => {
  it("takes an enquiry with a right answer, once", async () => {
    const { contactFormHandlerFor, academy, pass } = await openTestAcademy({ BOT_CHECK: "altcha" });
    const handler = contactFormHandlerFor(new Request("http://test/contact"));
    const { question, seal } = handler.ask();
    const digits = "zero one two three four five six seven eight nine".split(" ");
    const [, one = "", other = ""] = /much is (\w+) plus (\w+)/.exec(question) ?? [];
    const answer = String(digits.indexOf(one) + digits.indexOf(other));
    const message = { ...enquiryInput() };
    expect(await handler.receive(message, { answer: String(Number(answer) + 1), seal })).toMatchObject({
      done: false,
      status: 400,
      problem: { message: "Please complete the verification" },
    });
    expect(await handler.receive(message, { answer, seal: `x${seal}` })).toMatchObject({ done: false });
    expect(await handler.receive(message, { answer, seal })).toEqual({ done: true });
    expect(await handler.receive(message, { answer, seal })).toMatchObject({ done: false });
    expect(await handler.receive({ ...message, email: "x" }, { answer, seal })).toMatchObject({
      done: false,
      problem: { issues: [{ path: "email" }] },
    });
    const late = handler.ask();
    const [, first = "", second = ""] = /much is (\w+) plus (\w+)/.exec(late.question) ?? [];
    pass(3_600_000);
    const sum = String(digits.indexOf(first) + digits.indexOf(second));
    expect(await handler.receive(message, { answer: sum, seal: late.seal })).toMatchObject({ done: false, status: 400 });
    expect((await academy.enquiries.list()).total).toBe(1);
  });
});
