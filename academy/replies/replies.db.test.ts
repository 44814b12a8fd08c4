import { describe, expect, it } from "vitest";
import { classInput, enquiryInput } from "#tests/factories.ts";
import { openTestAcademy } from "#tests/harness.ts";
import { openMailServer } from "#tests/mailbox.ts";

async function opened(env: Record<string, string> = {}) {
  const academy = await openTestAcademy(env);
  const token = await academy.signIn();
  const as = (method: string, path: string, body?: unknown, headers = {}) => academy.call(method, `/api${path}`, body, { token, headers });
  const asked = async (more = {}) => (await academy.call("POST", "/api/contact", enquiryInput(more))).body.id as number;
  return { ...academy, as, asked };
}

const answer = { by: "mail", subject: "Our next class", text: "Dear Nimal,\n\nit begins on Monday.\n\nස්තූතියි" };

describe("an answer by mail", () => {
  it("goes out once from the academy, stands in the timeline with how it fares, and the enquiry is a contacted one", async () => {
    const smtp = await openMailServer();
    const { as, asked, academy, pass } = await opened({ SMTP_URL: smtp.url, MAIL_FROM: "web@academy.example" });
    const id = await asked({ email: "nimal@example.com" });
    await academy.jobs.sendDue();
    smtp.mails.length = 0;
    smtp.mood.refuses = true;
    const key = { "idempotency-key": "one" };
    const [one, other] = await Promise.all([
      as("POST", `/enquiries/${id}/reply`, answer, key),
      as("POST", `/enquiries/${id}/reply`, answer, key),
    ]);
    expect([one.status, other.body]).toEqual([201, one.body]);
    await academy.jobs.sendDue();
    const event = async () => (await as("GET", `/enquiries/${id}/events`)).body.find(({ kind }: { kind: string }) => kind === "mail");
    const told = { by: "admin", kind: "mail", text: `${answer.subject}\n\n${answer.text}` };
    expect(await event()).toMatchObject({ ...told, mail: { state: "failed", error: expect.stringContaining("Not now") } });
    smtp.mood.refuses = false;
    pass(60_000);
    await academy.jobs.sendDue();
    await academy.jobs.sendDue();
    expect(await event()).toMatchObject({ ...told, mail: { state: "sent" } });
    expect(smtp.mails).toHaveLength(1);
    const [{ to, text } = { to: "", text: "" }] = smtp.mails;
    const { email } = (await as("GET", "/academy-facts")).body;
    const [head = "", body = ""] = text.split("\r\n\r\n");
    expect([to, /^From: Serendib Language Academy <web@academy\.example>\r$/m.test(head), head.includes(`Reply-To: ${email}`)]).toEqual([
      "nimal@example.com",
      true,
      true,
    ]);
    expect([/^Subject: Our next class\r$/m.test(head), /^Content-Type: text\/plain/m.test(head)]).toEqual([true, true]);
    expect(body).not.toBe("");
    const { body: enquiry } = await as("GET", `/enquiries/${id}`);
    expect([enquiry.status, enquiry.mail.state]).toEqual(["Contacted", "sent"]);
    const { body: again } = await as("POST", `/enquiries/${await asked()}/reply`, answer, key);
    expect(again.id).not.toBe(one.body.id);
    expect((await as("GET", "/audit?noun=enquiries")).body.filter(({ action }: { action: string }) => action === "reply")).toHaveLength(2);
  });

  it("is refused with one sentence when it cannot go, or would say a placeholder, or would add to the head of the mail", async () => {
    const smtp = await openMailServer();
    const { as, asked, database } = await opened({ SMTP_URL: smtp.url });
    const id = await asked();
    const sent = async (more: object, of = id) => {
      const { status, body } = await as("POST", `/enquiries/${of}/reply`, { ...answer, ...more });
      return [status, body.message];
    };
    expect(await sent({ text: "The fee is {fee}." })).toEqual([400, "Put something in place of {fee} first."]);
    expect(await sent({ subject: "{ start }" })).toEqual([400, "Put something in place of {start} first."]);
    expect(await sent({ subject: "Hello\nBcc: victim@x.lk" })).toEqual([400, "Subject: This must be one line."]);
    expect(await sent({ subject: "" })).toEqual([400, "A mail needs a subject."]);
    expect((await sent({ text: "x".repeat(5001) }))[0]).toBe(400);
    expect((await sent({ by: "pigeon" }))[0]).toBe(400);
    expect((await sent({}, 999_999))[0]).toBe(404);
    await database.write((tx) => tx.updateTable("enquiries").set({ email: "" }).where("id", "=", id).execute());
    expect(await sent({})).toEqual([400, "This person gave no e-mail address."]);
    const spam = await asked();
    await as("PATCH", `/enquiries/${spam}`, { status: "Spam" });
    for (const by of ["mail", "whatsapp"])
      expect(await sent({ by }, spam)).toEqual([400, "This enquiry is in the spam folder. Take it out of there first."]);
    expect((await as("GET", `/enquiries/${id}/events`)).body.map(({ kind }: { kind: string }) => kind)).toEqual(["received"]);

    const without = await opened();
    const { status, body } = await without.as("POST", `/enquiries/${await without.asked()}/reply`, answer);
    expect([status, body.message]).toEqual([400, "No mail server is set up. Send the mail with your own mail program."]);
  });

  it("is erased with its enquiry, before it went and after", async () => {
    const { as, asked, database } = await opened({ SMTP_URL: "smtp://127.0.0.1:1" });
    const id = await asked({ email: "gone@example.com" });
    await as("POST", `/enquiries/${id}/reply`, { ...answer, text: "Very secret" });
    await as("DELETE", "/enquiries/person?email=gone%40example.com");
    const left = await database.read(async (db) => [
      await db.selectFrom("jobs").select("id").where("body", "like", "%secret%").execute(),
      await db.selectFrom("enquiry_events").select("id").where("text", "like", "%secret%").execute(),
    ]);
    expect(left).toEqual([[], []]);
  });
});

it("an answer elsewhere is told in the timeline and nothing is mailed; who enrolled stays enrolled", async () => {
  const { as, asked, database } = await opened();
  const id = await asked();
  await as("PATCH", `/enquiries/${id}`, { status: "Enrolled" });
  expect((await as("POST", `/enquiries/${id}/reply`, { by: "whatsapp", subject: "", text: "Welcome" })).status).toBe(201);
  expect((await as("GET", `/enquiries/${id}/events`)).body.at(-1)).toMatchObject({ kind: "whatsapp", text: "Welcome" });
  expect((await as("GET", `/enquiries/${id}`)).body.status).toBe("Enrolled");
  expect(await database.read((db) => db.selectFrom("jobs").select("id").where("kind", "=", "reply").execute())).toEqual([]);
});

it("an answer can be made of what is known of the person, the class and the academy; what is not known is missing", async () => {
  const { as, asked } = await opened();
  const saturday = { starts_on: "2099-01-10", enrol_until: "" };
  const { body: one } = await as("POST", "/classes", classInput({ course_id: 2, title: "A1 evening", fee: 45_000, ...saturday }));
  const { title } = (await as("GET", "/courses")).body.find(({ id }: { id: number }) => id === 2);
  const { body: facts } = await as("GET", "/academy-facts");
  const withClass = await as("GET", `/enquiries/${await asked({ name: "Nimal", class_id: one.id })}/reply`);
  const ofAcademy = { academy: facts.name, phone: facts.phones[0].number, hours: expect.stringMatching(/^every day from 8\.30 AM/) };
  const ofClass = { course: title, class: "A1 evening", start: "2099-01-12", times: one.times, fee: 45_000 };
  expect(withClass.body).toMatchObject({ canMail: false, values: { name: "Nimal", ...ofClass, ...ofAcademy } });
  const without = await as("GET", `/enquiries/${await asked({ interestedCourses: ["Tamil"], interestedExams: ["IELTS"] })}/reply`);
  expect(without.body.values).toEqual({ name: expect.any(String), course: "Tamil, IELTS", ...ofAcademy });
});

it("templates are changed, deleted and brought back, and say no placeholder that nobody can fill", async () => {
  const { as } = await opened();
  const { body: first } = await as("GET", "/answer-templates");
  expect(new Set(first.templates.map(({ language }: { language: string }) => language))).toEqual(new Set(["en", "si", "ta"]));
  expect((await as("PUT", "/answer-templates", first)).status).toBe(200);
  const one = { name: "Short", way: "whatsapp", language: "si", subject: "", text: "ආයුබෝවන් {name}" };
  expect((await as("PUT", "/answer-templates", { templates: [one] })).body).toEqual({ templates: [one], version: 2 });
  const wrong = async (more: object) => (await as("PUT", "/answer-templates", { templates: [{ ...one, ...more }] })).body.issues[0];
  expect(await wrong({ text: "Dear {nmae}" })).toMatchObject({ path: "templates.0.text", message: expect.stringContaining("{nmae}") });
  expect(await wrong({ way: "mail" })).toEqual({ path: "templates.0.subject", message: "A mail needs a subject." });
  expect((await as("POST", "/answer-templates/restore-first")).body.templates).toEqual(first.templates);
  expect((await as("POST", "/answer-templates/versions/2/restore")).body.templates).toEqual([one]);
});
