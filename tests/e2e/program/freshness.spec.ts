import { expect, test } from "../test.ts";

test("a course is complete HTML from the server, and a change is there at the next request", async ({ page, server, token, request }) => {
  await page.goto("/course/German_Deutsch");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("German");
  const headers = { authorization: `Bearer ${token}` };
  const courses = await (await request.get(`${server.url}/api/courses`)).json();
  const changed = { ...courses[0], summary: "Changed just now." };
  expect((await request.put(`${server.url}/api/courses/${changed.id}`, { data: changed, headers })).status()).toBe(200);
  const html = await (await request.get(`${server.url}/course/German_Deutsch`, { headers: { accept: "text/html" } })).text();
  expect(html).toContain("Changed just now.");
});

test("a long list travels packed to staff too", async ({ server, token }) => {
  const headers = { authorization: `Bearer ${token}`, "accept-encoding": "br" };
  const answer = await fetch(`${server.url}/api/courses`, { headers });
  expect([answer.headers.get("content-encoding"), answer.headers.get("cache-control")]).toEqual(["br", "no-store"]);
  expect((await answer.json()).length).toBeGreaterThan(5);
});
