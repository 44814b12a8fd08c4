import { join } from "node:path";
import { grow } from "../../../bench/grow.ts";
import { longest, startWatched, visitorDuring } from "../crowd.ts";
import { type TestServer, tokenOf } from "../server.ts";
import { expect, test } from "../test.ts";

// What staff and the program itself do at 100,000 enquiries, 10,000 posts and 2,000 classes is not felt by a visitor.
let site: TestServer;
let token: string;
test.beforeAll(async () => {
  test.setTimeout(300_000);
  site = await startWatched();
  await site.kill();
  grow(join(site.dataDir, "academy.db"), { courses: 40, posts: 10_000, enquiries: 100_000, classes: 2000 });
  await site.restart();
  token = await tokenOf(site);
});
test.afterAll(() => site.stop());

const changes = Array.from({ length: 100 }, (_, at) => ({ id: 90_000 + at, next_step: "Call back" }));
const work: [method: string, path: string, body?: object][] = [
  ["GET", "/enquiries?q=person+99&limit=50"],
  ["GET", "/enquiries/near?q=persom+99"],
  ["GET", "/enquiries?view=all&order=unanswered&limit=50"],
  ["GET", "/enquiries?q=0771234567&limit=50"],
  ["GET", "/enquiries?view=all&limit=50&offset=90000"],
  ["GET", "/enquiries?status=New&from=2020-01-01&limit=50"],
  ["GET", "/enquiries/views?since=5"],
  ["GET", "/enquiries/50000/related"],
  ["GET", "/enquiries/person?email=person77%40example.com"],
  ["DELETE", "/enquiries/person?email=person78%40example.com"],
  ["PATCH", "/enquiries", { changes }],
  ["GET", "/desk/today"],
  ["GET", "/status"],
  ["GET", "/blogs?q=voice&contents=false&limit=50"],
];

test("searches, figures and lists of staff do not hold up a visitor's cached page", { tag: "@all" }, async () => {
  test.setTimeout(600_000);
  const ask = async ([method, path, body]: (typeof work)[number]) => {
    const begun = performance.now();
    const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
    const answer = await fetch(`${site.url}/api${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) });
    await answer.arrayBuffer();
    expect([path, answer.status]).toEqual([path, 200]);
    return performance.now() - begun;
  };
  // What is done once in a process is not what staff wait for.
  for (const one of work) await ask(one);
  const { waits: idle } = await visitorDuring(site, () => fetch(`${site.url}/healthz`));
  const waited = (waits: number[]) => longest(waits) - Math.min(...idle);
  let taken = 0;
  let felt = 0;
  for (const one of work) {
    let least = Number.POSITIVE_INFINITY;
    let took = 0;
    // The best of three: other work of the machine falls on one or two of them.
    for (let time = 0; time < 3; time++) {
      const { waits, result } = await visitorDuring(site, () => ask(one));
      if (waited(waits) > least) continue;
      least = waited(waits);
      took = result;
    }
    taken += took;
    felt += least;
  }
  // All on the one thread that answers everybody, a visitor waited for as long as the work took.
  expect(felt / taken).toBeLessThan(0.35);
});
