import type { Page } from "@playwright/test";
import { startServer, type TestServer, tokenOf } from "./server.ts";
import { callApi, openSignedIn } from "./staff.ts";
import { expect, test } from "./test.ts";

type Stored = { id: number; title: string; featured: boolean };
export const form = (page: Page) => page.getByRole("dialog", { name: /^(Edit|Add New) Course$/ });
export const box = (page: Page) => form(page).getByLabel("Featured on the home page");
export const maximum = (page: Page) => page.getByRole("dialog", { name: "Maximum Featured Courses Reached" });
export const replacement = (page: Page) => page.getByRole("dialog", { name: "Select Replacement Featured Course" });

/** A server of its own for the tests of a file, as who is featured is the same for everybody; each begins with the first four. */
export function fourFeaturedCourses() {
  let own: TestServer;
  let token: string;
  test.beforeAll(async () => {
    own = await startServer();
  });
  test.afterAll(() => own.stop());

  const courses = (): Promise<Stored[]> => callApi(own, token, "GET", "/courses");
  const featured = async () => (await courses()).filter((course) => course.featured).map(({ title }) => title);

  test.beforeEach(async () => {
    token = await tokenOf(own);
    // The first four are featured, nobody else.
    for (const [index, course] of (await courses()).entries()) {
      if (course.featured && index > 3)
        await callApi(own, token, "PUT", `/courses/${course.id}`, { ...course, version: undefined, featured: false });
    }
    for (const course of (await courses()).slice(0, 4)) {
      if (!course.featured) await callApi(own, token, "PUT", `/courses/${course.id}`, { ...course, version: undefined, featured: true });
    }
  });

  async function openCourse(page: Page, index: number): Promise<Stored> {
    const course = (await courses())[index];
    if (!course) throw new Error("No such course");
    // What the test before typed into this form and left there would be back.
    const forgotten = { client: "of-no-window", number: Date.now(), open: false, take: true, draft: null };
    await callApi(own, token, "PUT", `/autosaves/course:${course.id}`, forgotten);
    await openSignedIn(page, token, `${own.url}/admin/courses?form=${course.id}`);
    await expect(box(page)).toBeVisible();
    return course;
  }

  return { server: () => own, token: () => token, courses, featured, openCourse };
}
