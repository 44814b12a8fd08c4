import { describe, expect, it } from "vitest";
import { contentKinds } from "#contract/content-kinds.ts";
import { kindTrials } from "../factories.ts";
import { openTestAcademy } from "../harness.ts";

/** All kinds of content share their calls; what is special to one is tested in its own file. */
const kinds = Object.values(contentKinds).map(({ path, label, titled }) => ({
  path,
  label,
  title: titled,
  input: kindTrials[path].input,
  required: kindTrials[path].required,
}));

describe.each(kinds)("$path (section 7)", ({ path, label, input, title, required }) => {
  it("creates, lists, updates and deletes", async () => {
    const { call, signIn } = await openTestAcademy();
    const token = await signIn();
    const before = (await call("GET", `/api/${path}`)).body.length;

    const sent = input();
    const created = await call("POST", `/api/${path}`, sent, { token });
    expect(created.status).toBe(201);
    expect(created.body).toMatchObject({ ...sent, id: expect.any(Number), version: 1 });
    expect((await call("GET", `/api/${path}`)).body).toHaveLength(before + 1);

    const changed = await call("PUT", `/api/${path}/${created.body.id}`, { ...created.body, [title]: "தமிழ் සිංහල عربي 👩‍🎓" }, { token });
    expect(changed.status).toBe(200);
    expect(changed.body).toMatchObject({ [title]: "தமிழ் සිංහල عربي 👩‍🎓", version: 2 });

    const removed = await call("DELETE", `/api/${path}/${created.body.id}`, undefined, { token });
    expect([removed.status, removed.text]).toEqual([204, ""]);
    expect((await call("GET", `/api/${path}`)).body).toHaveLength(before);
    expect((await call("DELETE", `/api/${path}/${created.body.id}`, undefined, { token })).body.message).toBe(`${label} not found`);
  });

  it("names every missing field and changes nothing", async () => {
    const { call, signIn } = await openTestAcademy();
    const token = await signIn();
    const before = (await call("GET", `/api/${path}`)).text;
    for (const field of required) {
      const { [field]: _, ...rest } = input();
      for (const body of [
        rest,
        { ...rest, [field]: "   " },
        { ...rest, [field]: null },
        { ...rest, [field]: { a: 1 } },
        { ...rest, [field]: "a\u0000b" },
      ]) {
        const refused = await call("POST", `/api/${path}`, body, { token });
        expect([field, refused.status]).toEqual([field, 400]);
        expect(refused.body.error).toBe(refused.body.message);
        expect(refused.body.issues.map((issue: { path: string }) => issue.path)).toContain(field);
      }
    }
    expect((await call("GET", `/api/${path}`)).text).toBe(before);
  });

  it("takes no field that is not its own to set, and no number out of its range", async () => {
    const { call, signIn } = await openTestAcademy();
    const token = await signIn();
    const foreign = {
      id: 999_999,
      version: 77,
      admin: true,
      deleted_at: 1,
      created_at: "2000-01-01",
      updated_at: "2000-01-01",
      saved_by: "x",
    };
    const { status, body } = await call("POST", `/api/${path}`, { ...input(), ...foreign }, { token });
    expect([status, body.version, body.id < 999_999]).toEqual([201, 1, true]);
    for (const name of ["admin", "deleted_at", "saved_by"]) expect(Object.keys(body)).not.toContain(name);
    expect(JSON.stringify(body)).not.toContain("2000-01-01");
    const numbers = Object.keys(input()).filter((name) => typeof input()[name] === "number");
    for (const name of numbers)
      for (const value of [-1, 1.5, 1e21, 2 ** 53])
        expect([name, value, (await call("POST", `/api/${path}`, { ...input(), [name]: value }, { token })).status]).toEqual([
          name,
          value,
          400,
        ]);
    expect((await call("GET", `/api/${path}?limit=1&limit=2`)).body).toHaveLength(1);
  });

  it("tells the second of two editors, who loses nothing", async () => {
    const { call, signIn } = await openTestAcademy();
    const token = await signIn();
    const { body: item } = await call("POST", `/api/${path}`, input(), { token });
    expect((await call("PUT", `/api/${path}/${item.id}`, { ...item, [title]: "First" }, { token })).status).toBe(200);
    const second = await call("PUT", `/api/${path}/${item.id}`, { ...item, [title]: "Second" }, { token });
    expect(second.status).toBe(409);
    expect(second.body.message).toContain("Someone else saved this");
    expect([second.body.issues[0].path, second.body.saved_by]).toEqual(["version", "admin"]);
    const { version: _, ...older } = item;
    expect((await call("PUT", `/api/${path}/${item.id}`, { ...older, [title]: "An older client" }, { token })).status).toBe(200);
  });

  it("searches and cuts pages, with the total in X-Total-Count", async () => {
    const { call, signIn } = await openTestAcademy();
    const token = await signIn();
    for (const word of ["Zebra ПРИВЕТ", "Zebra 100%", "Zebra_two"]) await call("POST", `/api/${path}`, input({ [title]: word }), { token });
    const found = async (q: string) => (await call("GET", `/api/${path}?q=${encodeURIComponent(q)}`)).body.length;
    expect([await found("zebra"), await found("привет"), await found("0%"), await found("_")]).toEqual([3, 1, 1, 1]);
    expect([await found("привет zebra"), await found("zebra elephant")]).toEqual([1, 0]);
    const page = await call("GET", `/api/${path}?q=zebra&limit=2&offset=1`);
    expect(page.body).toHaveLength(2);
    expect(page.headers.get("x-total-count")).toBe("3");
    expect((await call("GET", `/api/${path}?limit=many`)).status).toBe(400);
  });

  it("answers 404 to ids that are none", async () => {
    const { call, signIn } = await openTestAcademy();
    const token = await signIn();
    for (const id of ["0", "-1", "1.5", "abc", "99999999999999999999", "%00", "1%20or%201=1"]) {
      expect((await call("PUT", `/api/${path}/${id}`, input(), { token })).status).toBe(404);
      expect((await call("DELETE", `/api/${path}/${id}`, undefined, { token })).status).toBe(404);
    }
  });
});
