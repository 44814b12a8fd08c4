import { expect, it } from "vitest";
import { classInput, enquiryInput } from "#tests/factories.ts";
import { openTestAcademy } from "#tests/harness.ts";
import { untoldClasses } from "./untold.ts";

it("who has a seat is named until told of what changed since, on the roster and on the dashboard", async () => {
  const { call, signIn, pass, database } = await openTestAcademy();
  const token = await signIn();
  const as = (method: string, path: string, body?: object) => call(method, `/api${path}`, body, { token });
  const daily = { starts_on: "2099-01-05", ends_on: "2099-04-02", enrol_until: "" };
  const { id } = (await as("POST", "/classes", classInput(daily))).body;
  const inSeat = async (name: string) => {
    const person = (await as("POST", "/contact", enquiryInput({ name, class_id: id }))).body;
    pass(1000);
    await as("PATCH", `/enquiries/${person.id}`, { status: "Enrolled" });
    pass(1000);
    return person.id as number;
  };
  const [anjali, dilshan] = [await inSeat("Anjali"), await inSeat("Dilshan")];
  const untold = async () => {
    const ofDesk = (await as("GET", "/desk/today")).body.untold;
    const { untold } = (await as("GET", `/classes/${id}/roster`)).body;
    expect(ofDesk).toEqual(untold ? [untold] : []);
    return untold && { people: untold.people, ...untold.news };
  };
  const version = async () => (await as("GET", `/classes/${id}`)).body.version as number;
  expect(await untold()).toBeUndefined();

  // A cancelled day of which nobody was told; one that is held after all is forgotten.
  await as("PUT", `/classes/${id}/day`, { day: "2099-01-12", held: false });
  const nothing = { cancelled: [], held: [], changes: [] };
  expect(await untold()).toEqual({ ...nothing, people: [anjali, dilshan], cancelled: ["2099-01-12"] });
  await as("PUT", `/classes/${id}/day`, { day: "2099-01-12", held: true });
  expect(await untold()).toBeUndefined();
  await as("PUT", `/classes/${id}/day`, { day: "2099-01-12", held: false });

  // Who is told is named no more; an answer about something else tells nothing.
  const answer = { by: "whatsapp", subject: "", text: "No lesson on Monday." };
  await as("POST", `/enquiries/${dilshan}/reply`, answer);
  await as("POST", `/enquiries/${anjali}/reply`, { ...answer, told: { class_id: id, version: await version() } });
  expect(await untold()).toMatchObject({ people: [dilshan] });

  // What was not told is told with what comes on top; nothing that was called off is lost as the weekday changes.
  const moved = { ...daily, times: [{ weekday: "Friday", from: "18:00", to: "20:00" }], no_class_on: ["2099-01-12"] };
  await as("PUT", `/classes/${id}`, classInput(moved));
  const times = { what: "Times", before: "Monday, 6 PM to 8 PM", after: "Friday, 6 PM to 8 PM" };
  // The first and the last day are those on which it is held.
  const days = [
    { what: "First day", before: "5 January 2099", after: "9 January 2099" },
    { what: "Last day", before: "30 March 2099", after: "27 March 2099" },
  ];
  expect(await untold()).toEqual({ ...nothing, people: [anjali, dilshan], cancelled: ["2099-01-12"], changes: [times, ...days] });

  // Somebody called them.
  await as("PUT", `/classes/${id}/told`, { version: await version() });
  expect(await untold()).toBeUndefined();
  await as("PUT", `/classes/${id}`, classInput({ ...moved, note: "Bring a pen." }));
  const later = await inSeat("Later");
  expect(await untold()).toBeUndefined();
  // Of what is still to come nobody can be told.
  await as("PUT", `/classes/${id}/told`, { version: 99_999 });
  pass(1000);
  await as("PUT", `/classes/${id}`, classInput({ ...moved, ends_on: "2099-04-03" }));
  expect(await untold()).toMatchObject({ people: [anjali, dilshan, later], changes: [{ what: "Last day" }] });

  // Another room is told as another day is.
  await as("PUT", `/classes/${id}/told`, { version: await version() });
  const where = async () => (await untold()).changes.map(({ what, after }: { what: string; after: string }) => [what, after]);
  await as("PUT", `/classes/${id}`, classInput({ ...moved, ends_on: "2099-04-03", mode: "academy", place: "Lotus room" }));
  expect(await where()).toEqual([["Where", "In person, Lotus room"]]);
  await as("PUT", `/classes/${id}`, classInput({ ...moved, ends_on: "2099-04-03", mode: "online", place: "" }));
  expect(await where()).toEqual([["Where", "Online"]]);
  expect((await as("PUT", `/classes/${id}/told`, { version: await version() })).status).toBe(204);

  // What the academy's facts change is told too: a closed day, and a house that moves; each once.
  pass(1000);
  await as("PUT", `/classes/${id}`, classInput({ ...moved, ends_on: "2099-04-03", mode: "academy", place: "" }));
  await as("PUT", `/classes/${id}/told`, { version: await version() });
  expect(await untold()).toBeUndefined();
  const { version: _, ...facts } = (await as("GET", "/academy-facts")).body;
  const founders = { name: "Founders' day", from: "2099-02-06", to: "2099-02-06", open: false, opens: "", closes: "" };
  pass(1000);
  await as("PUT", "/academy-facts", { ...facts, exceptions: [...facts.exceptions, founders] });
  expect(await untold()).toEqual({ ...nothing, people: [anjali, dilshan, later], cancelled: ["2099-02-06"] });
  const asOf = (await as("GET", `/classes/${id}/roster`)).body.untold.as_of as number;
  pass(1000);
  await as("PUT", "/academy-facts/next", {
    ...facts,
    exceptions: [...facts.exceptions, founders],
    address: ["Main Street"],
    city: "Galle",
    from: "2099-02-01",
  });
  // Who was told of the day by a message that was written before the move was prepared does not know of the move.
  await as("POST", `/enquiries/${anjali}/reply`, { ...answer, told: { class_id: id, version: await version(), as_of: asOf } });
  await as("POST", `/enquiries/${dilshan}/reply`, { ...answer, told: { class_id: id, version: await version() } });
  expect(await where()).toEqual([["Where", "In person, 24 Galle Road, Colombo 03; from 1 February 2099 Main Street, Galle"]]);
  expect(await untold()).toMatchObject({ people: [anjali, later], cancelled: ["2099-02-06"] });
  await as("PUT", `/classes/${id}/told`, { version: await version() });
  expect(await untold()).toBeUndefined();
  pass(1000);
  await as("PUT", "/academy-facts", facts);
  expect(await untold()).toMatchObject({ people: [anjali, dilshan, later], held: ["2099-02-06"], changes: [] });

  // So is the house of a branch.
  const house = { name: "Kandy branch", address: "12 Temple Road", city: "Kandy" };
  const { id: branch } = (await as("POST", "/branches", house)).body;
  const { id: room_id } = (await as("POST", "/rooms", { name: "Lake room", seats: 12, branch })).body;
  await as("PUT", `/classes/${id}`, classInput({ ...moved, ends_on: "2099-04-03", mode: "academy", room_id }));
  await as("PUT", `/classes/${id}/told`, { version: await version() });
  expect(await untold()).toBeUndefined();
  pass(1000);
  await as("PUT", `/branches/${branch}`, { ...house, address: "3 Lake Road" });
  expect(await where()).toEqual([["Where", "Lake room, Kandy branch, 3 Lake Road, Kandy"]]);

  // On its last day there is still somebody to tell, and after it nobody.
  const on = async (today: string) => (await database.read((db) => untoldClasses(db, { today }))).length;
  expect([await on("2099-04-03"), await on("2099-04-04")]).toEqual([1, 0]);
  expect((await as("PUT", "/classes/9999/told", { version: 1 })).status).toBe(404);
});
