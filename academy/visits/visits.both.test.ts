import { expect, it } from "vitest";
import { addDays } from "#contract/site/days.ts";
import { courseInput, enquiryInput } from "#tests/factories.ts";
import { openTestAcademy } from "#tests/harness.ts";

type Academy = Awaited<ReturnType<typeof openTestAcademy>>;
let network = 0;

/** Somebody sees a page, from a network of their own each time. */
const visit = ({ academy }: Academy, path: string, { from = "", q = "" } = {}) =>
  academy.visits.note({ path, from, q }, `10.${++network >> 8}.${network & 255}.1`);

async function summaryOf(academy: Academy, days = "30") {
  return (await academy.call("GET", `/api/visits?days=${days}`, undefined, { token: await academy.signIn() })).body;
}

it("two processes add up in one database, and an address that no page has is one of the others", async () => {
  const one = await openTestAcademy();
  const other = await one.openAnother();
  for (let time = 0; time < 20; time++) {
    for (const academy of [one, other]) {
      visit(academy, "/courses", { from: "www.google.com" });
      visit(academy, "/course/german_deutsch");
      visit(academy, `/made-up-${time}`);
      visit(academy, "/admin/login");
    }
    await Promise.all([one.academy.visits.flush(), other.academy.visits.flush()]);
  }
  const { pages, hosts, days } = await summaryOf(one);
  expect(pages.map(({ address, visits }: { address: string; visits: number }) => [address, visits])).toEqual([
    ["*", 40],
    ["/course/German_Deutsch", 40],
    ["/courses", 40],
  ]);
  expect(hosts.find(({ host }: { host: string }) => host === "google.com").visits).toBe(40);
  expect(days).toEqual([{ day: one.academy.today(), visits: 120 }]);
});

it("words are shown when they were looked for three times, and only those asked at the search", async () => {
  const academy = await openTestAcademy();
  for (const q of ["German A1", "german  a1", "GERMAN A1", "once only", "nimal@example.lk", "nimal@example.lk", "nimal@example.lk"])
    visit(academy, "/search", { q });
  for (let time = 0; time < 3; time++) visit(academy, "/courses", { q: "elsewhere" });
  expect((await summaryOf(academy)).searches).toEqual([{ words: "german a1", asked: 3 }]);
});

it("a course has its visits, enquiries and seats side by side, without spam", async () => {
  const academy = await openTestAcademy();
  const token = await academy.signIn();
  await academy.call("POST", "/api/courses", courseInput({ title: "Sought course", slug: "sought" }), { token });
  visit(academy, "/course/sought");
  const ask = () => academy.call("POST", "/api/contact", enquiryInput({ interestedCourses: ["Sought course"] }));
  await ask();
  await ask();
  const [{ id }] = (await academy.call("GET", "/api/enquiries?limit=1", undefined, { token })).body;
  await academy.database.write((tx) => tx.updateTable("enquiries").set({ status: "Spam" }).where("id", "=", id).execute());
  const found = (await summaryOf(academy)).courses.find(({ title }: { title: string }) => title === "Sought course");
  expect(found).toEqual({ title: "Sought course", visits: 1, enquiries: 1, seats: 0 });
});

it("a period of 30 days is today and the 29 before", async () => {
  const academy = await openTestAcademy();
  visit(academy, "/courses");
  await academy.academy.visits.flush();
  academy.pass(29 * 24 * 3_600_000);
  expect((await summaryOf(academy)).pages).toHaveLength(1);
  academy.pass(24 * 3_600_000);
  expect((await summaryOf(academy)).pages).toEqual([]);
});

it("days of more than 400 days ago are forgotten, and today goes on", async () => {
  const academy = await openTestAcademy();
  const today = academy.academy.today();
  const days = [addDays(today, -401), addDays(today, -400), today];
  await academy.database.write((tx) =>
    tx
      .insertInto("visits")
      .values(days.map((day) => ({ day, kind: "page", name: "/", count: 2 })))
      .execute(),
  );
  expect(await academy.academy.visits.sweep()).toBe(1);
  visit(academy, "/");
  await academy.academy.visits.flush();
  expect((await summaryOf(academy, "365")).days).toEqual([{ day: today, visits: 3 }]);
});
