import { expect, it } from "vitest";
import { courseInput } from "#tests/factories.ts";
import { openTestAcademy } from "#tests/harness.ts";
import { startVersionPoller } from "./version-poller.ts";

it("learns of this process' changes at once, of others' when it looks, and of nothing that was undone", async () => {
  const mine = await openTestAcademy();
  const other = await mine.openAnother();
  const [here, there] = [mine, other].map(({ database, academy }) => startVersionPoller(database, academy));
  await Promise.all([here?.look(), there?.look()]);
  const before = there?.now();
  const token = await mine.signIn();
  await mine.call("POST", "/api/courses", courseInput(), { token });
  const after = here?.now();
  expect(after?.courses).toBe((before?.courses ?? 0) + 1);
  expect({ ...after, courses: before?.courses }).toEqual(before);
  expect(there?.now()).toEqual(before);
  await there?.look();
  expect(there?.now()).toEqual(after);
  await mine.call("POST", "/api/courses", courseInput({ title: "" }), { token });
  await there?.look();
  expect([here?.now(), there?.now()]).toEqual([after, after]);
});
