import { expect, it } from "vitest";
import { courseInput } from "../factories.ts";
import { openTestAcademy } from "../harness.ts";

it("of two who keep changes of the same version at the same moment, or keep and publish them, one hears of the other", async () => {
  const { call, signIn } = await openTestAcademy();
  const token = await signIn();
  const sent = courseInput({ slug: "At_Once" });
  const { body: course } = await call("POST", "/api/courses", sent, { token });
  const at = `/api/courses/${course.id}`;
  const statuses = async (...calls: ReturnType<typeof call>[]) => (await Promise.all(calls)).map(({ status }) => status).sort();
  let version: number = course.version;
  for (let round = 0; round < 5; round++) {
    const keep = (title: string, working_copy?: number) =>
      call("PUT", `${at}/working-copy`, { ...sent, version, title, ...(working_copy && { working_copy }) }, { token });
    expect(await statuses(keep("One"), keep("Other"))).toEqual([200, 409]);
    expect(await statuses(keep("Third", 1), keep("Fourth", 1))).toEqual([200, 409]);
    const published = call("PUT", at, { ...sent, title: `Published ${round}`, version, working_copy: 2 }, { token });
    expect(await statuses(published, keep("Late", 2))).toEqual([200, 409]);
    const [{ body: copy }, { body: now }] = [
      await call("GET", `${at}/working-copy`, undefined, { token }),
      await call("GET", at, undefined, { token }),
    ];
    version = now.version;
    if (copy !== null) await call("DELETE", `${at}/working-copy`, undefined, { token });
  }
});
