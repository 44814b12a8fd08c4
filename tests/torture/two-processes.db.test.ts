import { expect, it } from "vitest";
import { courseInput } from "../factories.ts";
import { freshDatabaseUrl } from "../harness.ts";
import { figure, long, patience, siteSettings, startSite } from "./site.ts";

const turns = long ? 200 : 20;
type Course = { id: number; title: string; featured: boolean; version: number };

it(
  "two processes on one database: four featured at most, orders whole, sessions and changes seen by both",
  async () => {
    const env = siteSettings({ DATABASE_URL: await freshDatabaseUrl() });
    const [one, other] = await Promise.all([startSite(env), startSite(env)]);
    const token = await one.signIn();
    expect((await other.call("GET", "/api/auth/verify-token", undefined, token)).status).toBe(200);
    const sites = [one, other];
    const statuses: number[] = [];
    const orders = new Set<string>();
    let mostFeatured = 0;

    const feature = async (index: number) => {
      const site = sites[index % 2] ?? one;
      for (let turn = 0; turn < turns; turn++) {
        const { body } = await site.call("GET", "/api/courses");
        const courses: Course[] = body;
        mostFeatured = Math.max(mostFeatured, courses.filter((course) => course.featured).length);
        const course = courses[(turn * 7 + index * 3) % courses.length];
        if (!course) continue;
        statuses.push((await site.call("PUT", `/api/courses/${course.id}`, { ...course, featured: !course.featured }, token)).status);
      }
    };
    const reorder = async (index: number) => {
      const site = sites[index % 2] ?? one;
      for (let turn = 0; turn < turns; turn++) {
        const ids = Array.from({ length: 10 }, (_, place) => ((place * (index ? 3 : 7) + turn) % 10) + 1);
        orders.add(ids.join());
        const courses = ids.map((id, place) => ({ id, display_order: place + 1 }));
        statuses.push((await site.call("PUT", "/api/courses/update-order", { courses }, token)).status);
        const { body } = await site.call("GET", "/api/courses");
        const seen = body.map((course: Course) => course.id).join();
        if (!orders.has(seen)) throw new Error(`A torn order: ${seen}`);
      }
    };
    await Promise.all([feature(0), feature(1), feature(2), feature(3), reorder(0), reorder(1)]);

    const { body: made } = await one.call("POST", "/api/courses", courseInput({ title: "Seen soon" }), token);
    // Another process looks for changes every half second (server/delivery/version-poller.ts).
    const seen = async () => (await other.call("GET", "/api/courses")).body.some((course: Course) => course.id === made.id);
    await expect.poll(seen).toBe(true);
    await other.call("POST", "/api/auth/logout", undefined, token);
    const after = await one.call("DELETE", `/api/courses/${made.id}`, undefined, token);
    const count = (status: number) => statuses.filter((one) => one === status).length;
    figure(`two processes, ${env.DATABASE_URL === "" ? "SQLite" : "PostgreSQL"}`, {
      saves: statuses.length,
      saved: count(200),
      refused: count(409),
      "most featured": mostFeatured,
      "torn orders": 0,
    });
    expect([after.status, mostFeatured]).toEqual([401, 4]);
    expect(statuses.filter((status) => status !== 200 && status !== 409)).toEqual([]);
  },
  patience,
);
