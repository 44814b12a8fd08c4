import { describe, expect, it } from "vitest";
import { startVersionPoller } from "#server/delivery/version-poller.ts";
import { enquiryInput, postInput } from "./factories.ts";
import { openTestAcademy } from "./harness.ts";

const path = "/api/site-options";
const day = 24 * 3_600_000;

describe("time zone and times to keep", () => {
  it("are what the environment says at the first start, then what owners say; every process follows", async () => {
    const academy = await openTestAcademy({ ACADEMY_TIMEZONE: "Pacific/Kiritimati", ENQUIRY_KEEP_MONTHS: "6" });
    const token = await academy.signIn();
    const { body: first } = await academy.call("GET", path, undefined, { token });
    expect(first).toEqual({ timeZone: "Pacific/Kiritimati", enquiryKeepMonths: 6, auditKeepMonths: 24, version: 1 });
    const other = await academy.openAnother();
    const poller = startVersionPoller(other.database, other.academy);
    await poller.look();
    // Never the same day: the two are 25 hours apart.
    const [ahead, dayAhead] = [academy.academy.today(), poller.now().day];

    const { body: saved } = await academy.call("PUT", path, { ...first, timeZone: "Pacific/Pago_Pago" }, { token });
    expect(saved).toEqual({ ...first, timeZone: "Pacific/Pago_Pago", version: 2 });
    expect(academy.academy.today() < ahead).toBe(true);
    expect((await academy.call("GET", "/api/auth/verify-token", undefined, { token })).body.timeZone).toBe("Pacific/Pago_Pago");
    await poller.look();
    expect([other.academy.today() < ahead, poller.now().day < dayAhead]).toEqual([true, true]);
    expect((await academy.call("POST", "/api/blogs", { ...postInput(), date: ahead }, { token })).status).toBe(201);
    expect((await academy.call("GET", "/api/blogs?limit=1")).body[0].date < ahead).toBe(true);

    const late = await academy.call("PUT", path, first, { token });
    expect([late.status, late.body.saved_by]).toEqual([409, "admin"]);
    expect((await academy.openAnother()).academy.options.timeZone()).toBe("Pacific/Pago_Pago");
    const { body: activity } = await academy.call("GET", "/api/audit?noun=site-options", undefined, { token });
    expect(activity[0].changes).toEqual([{ field: "timeZone", before: "Pacific/Kiritimati", after: "Pacific/Pago_Pago" }]);
  });

  it("name a time zone of another program: the first one stands for it", async () => {
    const { database, academy } = await openTestAcademy();
    const data = JSON.stringify({ ...(await academy.options.read()), timeZone: "Mars/Olympus" });
    await database.change("site_settings", (tx) => tx.updateTable("site_settings").set({ data }).where("name", "=", "options").execute());
    await academy.options.look();
    expect(academy.options.timeZone()).toBe("Asia/Colombo");
    expect(academy.today()).toMatch(/^\d{4}-/);
  });

  it("say before they are saved what they would erase, and then erase that", async () => {
    const { call, signIn, pass, academy } = await openTestAcademy();
    for (let sent = 0; sent < 3; sent++) await call("POST", "/api/contact", enquiryInput());
    pass(100 * day);
    const token = await signIn();
    const ask = async (query: string) => (await call("GET", `${path}/would-erase?${query}`, undefined, { token })).body;
    expect(await ask("enquiryKeepMonths=3&auditKeepMonths=24")).toMatchObject({ enquiries: 3, activity: 0 });
    expect(await ask("enquiryKeepMonths=4&auditKeepMonths=24")).toMatchObject({ enquiries: 0 });
    expect(await ask("enquiryKeepMonths=0&auditKeepMonths=24")).toMatchObject({ enquiries: 0 });
    const { activity, next } = await ask("enquiryKeepMonths=0&auditKeepMonths=1");
    expect(activity).toBeGreaterThan(10);
    expect(next).toMatch(/T21:30:00/);

    const { body: options } = await call("GET", path, undefined, { token });
    await call("PUT", path, { ...options, enquiryKeepMonths: 3, auditKeepMonths: 1 }, { token });
    expect([await academy.nightlyJobs.enquiries(), await academy.nightlyJobs.audit()]).toEqual([3, activity]);
  });

  it("refuse what cannot hold", async () => {
    const { call, signIn } = await openTestAcademy();
    const token = await signIn();
    const good = { timeZone: "Asia/Colombo", enquiryKeepMonths: 24, auditKeepMonths: 24 };
    const wrong = [
      { timeZone: "Asia/Kandy" },
      { timeZone: "" },
      { enquiryKeepMonths: -1 },
      { enquiryKeepMonths: 1.5 },
      { auditKeepMonths: 0 },
      { auditKeepMonths: null },
    ];
    for (const one of wrong) {
      const { status, body } = await call("PUT", path, { ...good, ...one }, { token });
      expect([status, body.issues.map((issue: { path: string }) => issue.path)]).toEqual([400, Object.keys(one)]);
    }
  });
});
