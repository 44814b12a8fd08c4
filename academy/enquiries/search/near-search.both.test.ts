import { expect, it } from "vitest";
import { enquiryInput } from "#tests/factories.ts";
import { openTestAcademy } from "#tests/harness.ts";

async function openWith(...names: string[]) {
  const academy = await openTestAcademy();
  const token = await academy.signIn();
  const add = async (name: string) =>
    (await academy.call("POST", "/api/contact", enquiryInput({ name, phone: "" }), { address: `10.0.${++senders}.1` })).body.id;
  const ids: number[] = [];
  for (const name of names) ids.push(await add(name));
  const near = async (query: string) => {
    const { body } = await academy.call("GET", `/api/enquiries/near?${query}`, undefined, { token });
    return { words: body.words, names: body.enquiries.map(({ name }: { name: string }) => name) };
  };
  const list = async (query: string) =>
    (await academy.call("GET", `/api/enquiries?${query}`, undefined, { token })).body.map(({ name }: { name: string }) => name);
  const change = (id: number | undefined, body: object) => academy.call("PATCH", `/api/enquiries/${id}`, body, { token });
  return { ids, add, near, list, change };
}
let senders = 0;

it("finds who was meant by a misspelt name, without what the search itself finds", async () => {
  const { near, add, ids, change } = await openWith("Fathima Rizvi", "Fatima Silva", "Nimal Pereira", "Ishara Müller");
  expect(await near("q=fatima")).toEqual({ words: ["Fathima"], names: ["Fathima Rizvi"] });
  expect(await near("q=Fatima+Risvi")).toEqual({ words: ["Fathima", "Rizvi"], names: ["Fathima Rizvi"] });
  expect(await near("q=Perera")).toEqual({ words: ["Pereira"], names: ["Nimal Pereira"] });
  expect(await near("q=Ishra+muler")).toEqual({ words: ["Ishara", "Müller"], names: ["Ishara Müller"] });
  for (const nothing of ["q=Kumar", "q=", "q=Fatima+Pereira", "q=0771234567", ""])
    expect([nothing, await near(nothing)]).toEqual([nothing, { words: [], names: [] }]);
  // A name that came later is known with the next search, and a view narrows this one, too.
  await add("Faatima Dias");
  expect(await near("q=fatima")).toEqual({ words: ["Faatima", "Fathima"], names: ["Faatima Dias", "Fathima Rizvi"] });
  await change(ids[0], { status: "Contacted" });
  expect(await near("q=fatima&view=new")).toEqual({ words: ["Faatima"], names: ["Faatima Dias"] });
});

it("has who waits longest for an answer first, where it is asked for", async () => {
  const { list, ids, change } = await openWith("First", "Second", "Third", "Fourth");
  await change(ids[1], { status: "Contacted" });
  expect(await list("")).toEqual(["Fourth", "Third", "Second", "First"]);
  expect(await list("order=unanswered")).toEqual(["First", "Third", "Fourth", "Second"]);
  expect(await list("view=new&order=unanswered&limit=2")).toEqual(["First", "Third"]);
});
