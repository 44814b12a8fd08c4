import { describe, expect, it } from "vitest";
import { practicalGroups } from "#contract/kinds/practical-facts.ts";
import { courseInput, jpegDataUrl, practicalInput } from "./factories.ts";
import { openTestAcademy } from "./harness.ts";

const path = "/api/academy-facts";
const closedYear = { name: "Sinhala and Tamil New Year", from: "2027-04-13", to: "2027-04-14", open: false, opens: "", closes: "" };

describe("the academy's own facts", () => {
  it("are what the environment says at the first start, and from then on what staff say", async () => {
    const academy = await openTestAcademy({ ACADEMY_NAME: "First Academy", ACADEMY_PHONE: "011 234 5678" });
    const token = await academy.signIn();
    const { body } = await academy.call("GET", path, undefined, { token });
    expect(body).toMatchObject({ name: "First Academy", phones: [{ number: "011 234 5678", label: "" }], version: 1 });
    const changed = { ...body, name: "Second Academy", chatNumber: "+94 77 123 4567" };
    const { status, body: saved } = await academy.call("PUT", path, changed, { token });
    expect([status, saved]).toEqual([200, { ...changed, chatNumber: "94771234567", version: 2 }]);
    // The environment of a later start, and of another process, changes nothing any more.
    const other = await academy.openAnother();
    expect((await other.publicAcademy.requestData().facts()).name).toBe("Second Academy");
    await expect(academy.call("GET", "/api/openapi.json")).resolves.toMatchObject({ body: { info: { title: "Second Academy: API" } } });
  });

  it("of an upgraded database or an older backup, which has none, are what the environment says", async () => {
    const academy = await openTestAcademy({ ACADEMY_NAME: "Upgraded Academy" });
    await academy.database.change("site_settings", (tx) => tx.deleteFrom("site_settings").execute());
    const token = await academy.signIn();
    const { body } = await academy.call("GET", path, undefined, { token });
    expect(body).toMatchObject({ name: "Upgraded Academy", version: 1 });
    const other = await academy.openAnother();
    expect(
      await other.database.read((db) => db.selectFrom("site_settings").select("version").where("name", "=", "facts").execute()),
    ).toEqual([{ version: 1 }]);
    expect((await academy.call("PUT", path, { ...body, city: "Kandy" }, { token })).body.version).toBe(2);
  });

  it("of two people who save at once one hears of it; what was replaced is kept, told and can be restored", async () => {
    const { call, signIn } = await openTestAcademy();
    const token = await signIn();
    const { body } = await call("GET", path, undefined, { token });
    await call("PUT", path, { ...body, city: "Kandy" }, { token });
    const late = await call("PUT", path, { ...body, city: "Galle" }, { token });
    expect([late.status, late.body.issues[0].path, late.body.saved_by]).toEqual([409, "version", "admin"]);
    const { body: versions } = await call("GET", `${path}/versions`, undefined, { token });
    expect(versions.map(({ version, saved_by, item }: (typeof versions)[0]) => [version, saved_by, item.city])).toEqual([
      [2, "admin", "Kandy"],
      [1, "system", "Colombo"],
    ]);
    const restored = await call("POST", `${path}/versions/1/restore`, {}, { token });
    expect([restored.status, restored.body]).toEqual([200, { ...body, version: 3 }]);
    expect((await call("POST", `${path}/versions/9/restore`, {}, { token })).status).toBe(404);
    const { body: audit } = await call("GET", "/api/audit?q=academy-facts", undefined, { token });
    expect(audit.map(({ actor, action }: (typeof audit)[0]) => [actor, action])).toEqual([
      ["admin", "restore-version"],
      ["admin", "update"],
    ]);
    expect(audit[1].changes).toEqual([{ field: "city", before: "Colombo", after: "Kandy" }]);
  });

  it("keep fifty replaced versions", async () => {
    const { call, signIn, academy } = await openTestAcademy();
    const { body } = await call("GET", path, undefined, { token: await signIn() });
    for (let save = 0; save < 53; save++)
      await academy.facts.save({ ...body, version: undefined, city: `City ${save}` }, { name: "admin", address: "" });
    const { items, total } = await academy.facts.versions({ limit: 2, offset: 49 });
    expect([total, items.map(({ version }) => version)]).toEqual([51, [5, 4]]);
  });

  it("that are wrong are refused with the field's name, and change nothing", async () => {
    const { call, signIn } = await openTestAcademy();
    const token = await signIn();
    const { body } = await call("GET", path, undefined, { token });
    const refused = await call("PUT", path, { ...body, exceptions: [{ ...closedYear, to: "2027-04-12" }] }, { token });
    expect([refused.status, refused.body.issues]).toEqual([400, [{ path: "exceptions.0.to", message: "It ends before it begins." }]]);
    expect((await call("GET", path, undefined, { token })).body).toEqual(body);
  });

  it("leave out links without an address", async () => {
    const { call, signIn, publicAcademy } = await openTestAcademy();
    const token = await signIn();
    const { body } = await call("GET", path, undefined, { token });
    const social = [
      { name: "Facebook", url: "" },
      { name: "TikTok", url: "https://www.tiktok.com/@academy" },
    ];
    expect((await call("PUT", path, { ...body, social }, { token })).body.social).toEqual([social[1]]);
    expect((await publicAcademy.requestData().facts()).social).toEqual([["TikTok", "https://www.tiktok.com/@academy"]]);
  });

  it("that cannot be read are those of before, else the environment's, and a page made from them is not kept", async () => {
    const { call, signIn, publicAcademy, publicCopy, database } = await openTestAcademy({ ACADEMY_NAME: "First Academy" });
    const token = await signIn();
    const { body } = await call("GET", path, undefined, { token });
    await call("PUT", path, { ...body, name: "Second Academy" }, { token });
    const other = await openTestAcademy({ ACADEMY_NAME: "First Academy" });
    const before = publicAcademy.requestData();
    expect([(await before.factsAlone()).name, before.usedFallback(), [...before.sources]]).toEqual([
      "Second Academy",
      false,
      ["site_settings"],
    ]);
    await publicCopy.renew("site");
    await database.close();
    await other.database.close();
    const [after, never] = [publicAcademy.requestData(), other.publicAcademy.requestData()];
    expect([(await after.facts()).name, after.usedFallback()]).toEqual(["Second Academy", true]);
    expect([(await never.facts()).name, never.usedFallback()]).toEqual(["First Academy", true]);
  });

  it("of those that came later a client that does not know them leaves all as they are, pages have what is said, and a picture stays", async () => {
    const { call, signIn, publicAcademy, academy, database } = await openTestAcademy();
    const token = await signIn();
    const { body } = await call("GET", path, undefined, { token });
    expect(await publicAcademy.requestData().facts()).not.toHaveProperty("photos");
    const { body: picture } = await call("POST", "/api/pictures", { image: await jpegDataUrl() }, { token });
    const said = practicalInput(picture.image);
    expect((await call("PUT", path, { ...body, ...said }, { token })).body).toEqual({ ...body, ...said, version: 2 });
    expect(Object.keys(said).sort()).toEqual(practicalGroups.flatMap(({ fields }) => Object.keys(fields)).sort());
    const known = Object.fromEntries(Object.entries(body).filter(([name]) => !(name in said)));
    expect((await call("PUT", path, { ...known, version: 2, city: "Kandy" }, { token })).body).toEqual({
      ...body,
      ...said,
      city: "Kandy",
      version: 3,
    });
    expect(await publicAcademy.requestData().facts()).toMatchObject({ ...said, city: "Kandy" });
    await database.write((tx) => tx.updateTable("pictures").set({ created_at: 0 }).execute());
    await academy.nightlyJobs.pictures();
    expect(await academy.pictures.sizeOf(picture.image)).toBeDefined();
    const unknown = { photos: [{ image: `/media/${"0".repeat(32)}.jpg`, alt: "None" }] };
    expect((await call("PUT", path, { ...body, version: 3, ...unknown }, { token })).body.issues[0].path).toBe("photos.0.image");
    expect((await call("PUT", path, { ...known, version: 3, photos: [] }, { token })).body).toMatchObject({
      photos: [],
      bring: said.bring,
    });
  });

  it("make pages depend on the day while there are days with other hours", async () => {
    const { call, signIn, publicAcademy } = await openTestAcademy();
    const token = await signIn();
    const { body } = await call("GET", path, undefined, { token });
    await call("PUT", path, { ...body, exceptions: [closedYear] }, { token });
    const data = publicAcademy.requestData();
    await data.factsAlone();
    expect([...data.sources]).toEqual(["site_settings", "day"]);
  });

  it("that content still says as they were are found, however a number is spelled", async () => {
    const { call, signIn } = await openTestAcademy();
    const token = await signIn();
    const { body } = await call("GET", path, undefined, { token });
    const said = (description: string) => call("POST", "/api/courses", courseInput({ description }), { token });
    const { body: spelled } = await said("Call 0112 000-000, or mail.");
    const { body: mailed } = await said("Write to Hello@Academy.example");
    await said("The year 1112000000 has no phone number in it.");
    const outdated = async () => (await call("GET", `${path}/outdated`, undefined, { token })).body;
    expect(await outdated()).toEqual([]);
    await call("PUT", path, { ...body, phones: [{ number: "+94 81 222 3333", label: "" }], email: "new@academy.example" }, { token });
    expect(await outdated()).toEqual([
      { noun: "courses", id: spelled.id, title: spelled.title, says: ["+94 11 200 0000"] },
      { noun: "courses", id: mailed.id, title: mailed.title, says: ["hello@academy.example"] },
    ]);
  });
});
