import { expect, test } from "../test.ts";

test("without featured courses the home page says so", async ({ page, server, token, request }) => {
  const headers = { authorization: `Bearer ${token}` };
  const courses: Array<{ id: number; featured: boolean }> = await (await request.get(`${server.url}/api/courses`)).json();
  const featured = courses.filter((course) => course.featured);
  const set = async (value: boolean) => {
    for (const { id } of featured) {
      const now = (await (await request.get(`${server.url}/api/courses`)).json()).find((course: { id: number }) => course.id === id);
      expect((await request.put(`${server.url}/api/courses/${id}`, { data: { ...now, featured: value }, headers })).status()).toBe(200);
    }
  };
  await set(false);
  await page.goto("/");
  await expect(page.getByText("No featured courses available at the moment.")).toBeVisible();
  await set(true);
  await page.reload();
  await expect(page.getByRole("link", { name: /^View Details/ })).toHaveCount(4);
});
