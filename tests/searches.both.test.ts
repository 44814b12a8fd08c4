import { expect, it } from "vitest";
import { withoutAccents } from "#database/migrations/0040-without-accents.ts";
import { classInput, courseInput, enquiryInput, postInput } from "./factories.ts";
import { openTestAcademy } from "./harness.ts";

/** A transaction of the program is one of a migration, and hides what only that may do. */
type Tools = Parameters<typeof withoutAccents.up>[0];

async function open() {
  const { call, signIn, database, academy } = await openTestAcademy();
  const token = await signIn();
  const found = async (path: string, q: string) => {
    const { body } = await call("GET", `/api/${path}${path.includes("?") ? "&" : "?"}q=${encodeURIComponent(q)}`, undefined, { token });
    return body.map(
      (one: { title?: string; name?: string; from?: string; address?: string }) => one.title || one.name || one.from || one.address,
    );
  };
  return { call, token, database, academy, found };
}

it("a name is found with its accents and without, in every search", async () => {
  const { call, token, academy, found } = await open();
  await call("POST", "/api/contact", enquiryInput({ name: "Jürgen Müller", email: "jm@example.com" }));
  await call("POST", "/api/blogs", postInput({ title: "Français ou Português?" }), { token });
  const { body: course } = await call("POST", "/api/courses", courseInput({ title: "Español básico" }), { token });
  await call("POST", "/api/redirects", { from: "/café", to: "/about" }, { token });
  academy.missingAddresses.note("/prüfung", "", "10.0.0.1");
  for (const q of ["muller", "Müller", "MULLER", "Mu\u0308ller"]) expect([q, await found("enquiries", q)]).toEqual([q, ["Jürgen Müller"]]);
  for (const q of ["portugues", "français", "FRANCAIS"]) expect([q, await found("blogs", q)]).toEqual([q, ["Français ou Português?"]]);
  expect(await found("courses", "espanol basico")).toEqual(["Español básico"]);
  expect(await found("redirects", "cafe")).toEqual(["/café"]);
  expect(await found("missing-addresses", "prufung")).toEqual(["/prüfung"]);

  // The activity is found by what something was called, too.
  await call("PUT", `/api/courses/${course.id}`, { ...courseInput({ title: "Renamed" }), slug: course.slug, version: 1 }, { token });
  expect(await found("audit", "espanol basico")).toEqual(["Renamed", "Español básico"]);
  expect(await found("audit", "renamed")).toEqual(["Renamed"]);
});

it("what has every word is found, in any order and apart, in every search", async () => {
  const { call, token, academy, found } = await open();
  await call("POST", "/api/contact", enquiryInput({ name: "Ishara Perera", phone: "077 765 4321", details: "From Kandy" }));
  await call("POST", "/api/contact", enquiryInput({ name: "Ishara Silva", phone: "", details: "" }));
  await call("POST", "/api/blogs", postInput({ title: "A letter to Anna" }), { token });
  await call("POST", "/api/classes", classInput({ title: "Evenings by the sea", course_id: 2 }), { token });
  await call("POST", "/api/redirects", { from: "/old-path", to: "/about" }, { token });
  academy.missingAddresses.note("/summer/prices", "", "10.0.0.1");
  for (const q of ["perera ishara", "kandy ISHARA", "ishara 0777654321", "0094 77 765 4321 perera"])
    expect([q, await found("enquiries", q)]).toEqual([q, ["Ishara Perera"]]);
  expect(await found("enquiries", "ishara")).toHaveLength(2);
  expect(await found("enquiries", "ishara fernando")).toEqual([]);
  expect([await found("blogs", "anna letter"), await found("blogs", "anna parcel")]).toEqual([["A letter to Anna"], []]);
  expect(await found("classes?admin=true", "sea russian evenings")).toEqual(["Evenings by the sea"]);
  expect([await found("redirects", "about old"), await found("redirects", "about new")]).toEqual([["/old-path"], []]);
  expect([await found("missing-addresses", "prices summer"), await found("missing-addresses", "prices winter")]).toEqual([
    ["/summer/prices"],
    [],
  ]);
  expect(await found("audit", "anna blogs create")).toEqual(["A letter to Anna"]);
});

it("two people whose addresses differ by an accent stay two", async () => {
  const { call, token } = await open();
  for (const email of ["müller@example.com", "muller@example.com"]) await call("POST", "/api/contact", enquiryInput({ email, phone: "" }));
  const { body } = await call("GET", "/api/enquiries/1/related", undefined, { token });
  expect(body).toEqual([]);
});

it("what was stored before is found after an update as well", async () => {
  const { call, token, database, found } = await open();
  await call("POST", "/api/blogs", postInput({ title: "Grüße aus Łódź" }), { token });
  await database.change("posts", (tx) =>
    tx.updateTable("posts").set({ search_text: "grüße aus łódź" }).where("title", "=", "Grüße aus Łódź").execute(),
  );
  expect(await found("blogs", "grusse")).toEqual([]);
  await database.write((tx) => withoutAccents.up({ tx: tx as Tools["tx"], table: () => neverCalled(), bytes: "blob" }));
  expect(await found("blogs", "grusse aus lodz")).toEqual(["Grüße aus Łódź"]);
});

function neverCalled(): never {
  throw new Error("It makes no table");
}
