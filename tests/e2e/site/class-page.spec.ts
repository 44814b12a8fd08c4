import { addDays } from "#contract/site/days.ts";
import { classInput } from "../../factories.ts";
import { expectAccessible } from "../accessible.ts";
import { openPage } from "../pages.ts";
import { callApi, failedCall, goToScreen, openSignedIn, toast } from "../staff.ts";
import { expect, test } from "../test.ts";

const german = "/class/1-german-a1-weekday-afternoons";

test("a class's page says what one decides by, leads to the form and to its course, and is what structured data says", async ({ page }) => {
  await openPage(page, german);
  const ticket = page.getByRole("complementary", { name: "Fee and seats" });
  await expect(ticket).toContainText(/LKR\s45,000.*In two instalments.*10\sseats\sleft.*Enrol by [A-Z][a-z]+day/);
  await expect(page.getByRole("main")).toContainText(/120 hours in 48 lessons.*about 24 weeks at 5 hours a week.*In person, Room 2/);
  await expect(page.getByText(/^From .*\sto\s.*Tuesday and Thursday, 3\sPM\sto\s5.30\sPM$/)).toBeInViewport();
  await expect(page.locator("meta[name=description]")).toHaveAttribute(
    "content",
    /^From .* to .*5\.30 PM\. In person, Room 2\. LKR 45,000\.$/,
  );
  await expectAccessible(page);
  const data = (await page.locator("script[type='application/ld+json']").allTextContents()).map((text) => JSON.parse(text));
  const url = new URL(german, page.url()).href;
  expect(data[0]).toMatchObject({
    ...{ "@type": "Course", name: "German Deutsch", offers: { price: 45_000, priceCurrency: "LKR", url } },
    hasCourseInstance: { "@type": "CourseInstance", courseMode: "Onsite", url, courseSchedule: { repeatFrequency: "Weekly" } },
  });
  expect(data[1]).toMatchObject({ "@type": "BreadcrumbList" });
  // On a tablet, too, its facts stand side by side.
  await page.setViewportSize({ width: 768, height: 1024 });
  const columns = page.locator(".class-facts > div").evaluateAll((all) => new Set(all.map((one) => one.getBoundingClientRect().left)).size);
  expect(await columns).toBe(2);
  await ticket.getByRole("link", { name: "Ask for a seat" }).click();
  await expect(page).toHaveURL("/contact?class=1#message-heading");
  await page.getByRole("link", { name: "German Deutsch: A1 weekday afternoons" }).click();
  await expect(page).toHaveURL(german);
});

test("its row of seats has as many as the class", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, german);
  const row = page.locator(".seats-meter");
  const seats = Number(await row.evaluate((one) => getComputedStyle(one).getPropertyValue("--seats")));
  await row.scrollIntoViewIfNeeded();
  const clip = await row.boundingBox();
  if (!clip) throw new Error("There is no row of seats");
  const picture = (await page.screenshot({ clip })).toString("base64");
  // Pieces of one colour along its middle, as the browser drew them.
  const drawn = await page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
    const canvas = new OffscreenCanvas(bitmap.width, 1).getContext("2d");
    canvas?.drawImage(bitmap, 0, -Math.floor(bitmap.height / 2));
    const { data = [] } = canvas?.getImageData(0, 0, bitmap.width, 1) ?? {};
    const reds = Array.from({ length: bitmap.width }, (_, x) => data[4 * x] ?? 255);
    const isSeat = reds.map((red) => Math.abs(red - (reds[5] ?? 0)) < 24);
    return isSeat.filter((one, x) => one && !isSeat[x - 1]).length;
  }, picture);
  expect(drawn).toBe(seats);
});

test("it is shared by links, by a copied address, and by the device where it can", { tag: ["@chromium", "@all"] }, async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, "share"));
  await openPage(page, german);
  const whatsApp = new URL((await page.getByRole("link", { name: /^Share on WhatsApp/ }).getAttribute("href")) ?? "");
  expect(whatsApp.searchParams.get("text")).toMatch(/^German Deutsch: A1 weekday afternoons, from .* LKR 45,000: http.*\/class\/1-german/);
  await page.getByRole("button", { name: "Copy the link" }).click();
  await expect(page.getByText("The link is copied.")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  await context.addInitScript(() => {
    Object.assign(Navigator.prototype, { share: async (data: ShareData) => void Object.assign(window, { shared: data.url }) });
  });
  await openPage(page, german);
  await page.getByRole("button", { name: "Share", exact: true }).click();
  expect(await page.evaluate(() => Reflect.get(window, "shared"))).toBe(page.url());
});

test("one that began says so, one that is over leads on, and what visitors may not see is as what never was", async ({ server, token }) => {
  const classes: { starts_on: string }[] = await (await fetch(`${server.url}/api/classes`)).json();
  const [first = ""] = classes.map(({ starts_on }) => starts_on).sort();
  const add = async (from: number, to: number, more: object = {}): Promise<number> => {
    const dates = { starts_on: addDays(first, from), ends_on: addDays(first, to), enrol_until: "" };
    return (await callApi(server, token, "POST", "/classes", classInput({ title: "Then", level: "", course_id: 2, ...dates, ...more }))).id;
  };
  const ask = async (path: string) => {
    const answer = await fetch(server.url + path, { headers: { accept: "text/html" }, redirect: "manual" });
    return { status: answer.status, to: answer.headers.get("location"), text: await answer.text() };
  };
  const [begun, over, hidden] = [await add(-60, 300), await add(-400, -300), await add(30, 60, { active: false })];
  const subject = (await ask(`/class/${over}`)).to;
  expect(await ask(`/class//${over}-x/`)).toMatchObject({ status: 302, to: subject });
  expect(subject).toMatch(/^\/course\//);
  const next = await add(10, 60);
  expect((await ask(`/class/${over}`)).to).toMatch(new RegExp(`^/class/${next}-`));
  const page = await ask((await ask(`/class/${begun}`)).to ?? "");
  expect([page.status, page.text.includes("This class has begun"), page.text.includes("Ask for a seat")]).toEqual([200, true, false]);
  expect(page.text).toContain('name="robots" content="noindex"');
  const unknown = await ask("/class/999999");
  expect([unknown.status, (await ask(`/class/${hidden}`)).text === unknown.text, (await ask("/class/x")).status]).toEqual([404, true, 404]);
  const sitemap = (await ask("/sitemap.xml")).text;
  expect([next, begun, over, hidden].map((id) => sitemap.includes(`/class/${id}-`))).toEqual([true, false, false, false]);
});

test("a class leads to the questions of all courses, where there are any", { tag: "@all" }, async ({ page }) => {
  await openPage(page, "/classes");
  await page.getByRole("main").getByRole("link", { name: "A1 weekend" }).first().click();
  await page.getByRole("link", { name: "If you miss a lesson, and what else students ask" }).click();
  await expect(page).toHaveURL("/courses#questions");
  await expect(page.getByText("What happens if I miss a lesson?")).toBeInViewport();
});

test("a free class speaks nowhere of paying", { tag: "@all" }, async ({ server, token }) => {
  const [first] = await (await fetch(`${server.url}/api/classes`)).json();
  const free = await callApi(
    server,
    token,
    "POST",
    "/classes",
    classInput({ starts_on: first.starts_on, ends_on: first.ends_on, enrol_until: "", course_id: 3, fee: 0 }),
  );
  for (const path of [`/class/${free.id}`, `/contact?class=${free.id}`]) {
    const page = await (await fetch(server.url + path, { headers: { accept: "text/html" } })).text();
    expect(page.slice(page.indexOf("<main"), page.indexOf("</main>")), path).not.toMatch(/\bpa(y|id)/i);
    expect(page, path).toContain("what to bring");
  }
  // It would be the next one of the course.
  await callApi(server, token, "DELETE", `/classes/${free.id}`);
});

test("a course says when its next class is, where it leads and what its students say; on a phone the class stays at the foot", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, "/course/German_Deutsch");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("German Deutsch");
  await expect(page.getByRole("main")).toContainText(
    /Next class [A-Z][a-z]+day .*\s· LKR\s45,000\s· 10\sseats\sleft120\shours in 48\slessons: about 24\sweeks/,
  );
  const bar = page.getByRole("complementary", { name: "Next class" });
  await expect(bar.getByRole("link", { name: "Choose a class" })).toHaveAttribute("href", "#classes");
  await expect(bar).toBeInViewport();
  await page.getByRole("heading", { name: "Next classes" }).evaluate((heading) => heading.scrollIntoView());
  await expect(bar).toBeHidden();
  await page.getByRole("heading", { name: "About This Course" }).evaluate((heading) => heading.scrollIntoView());
  await expect(bar).toBeVisible();
  await expect(page.getByRole("heading", { name: "What students say" })).toBeVisible();
  await page.getByRole("link", { name: "Goethe-Zertifikat German Certification" }).last().click();
  await expect(page).toHaveURL("/exam/Goethe-Zertifikate");
  await expect(page.getByRole("region", { name: "Exam Details" })).toBeVisible();
  await page.getByRole("heading", { name: "Courses of this language" }).locator("..").getByRole("link", { name: "German Deutsch" }).click();
  await expect(page).toHaveURL("/course/German_Deutsch");
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(bar).toBeHidden();
});

test("a class in a room of a branch says the branch's address, and Contact and a search lead there", { tag: "@all" }, async ({
  page,
  server,
  token,
  expectedErrors,
}) => {
  const [first] = await (await fetch(`${server.url}/api/classes`)).json();
  const dates = { starts_on: first.starts_on, ends_on: addDays(first.starts_on, 60), enrol_until: "" };
  const one = await callApi(server, token, "POST", "/classes", classInput({ title: "A1 uphill", level: "", ...dates }));
  // Nor is a visitor, where there is one house.
  expect(await (await fetch(`${server.url}/classes`)).text()).not.toContain('name="branch"');
  await openSignedIn(page, token, "/admin/rooms?form=new");
  const roomForm = page.getByRole("dialog", { name: "Add New Room" });
  // Nobody is asked for a branch while there is none.
  await expect(roomForm.getByLabel("Name")).toBeVisible();
  await expect(roomForm.getByLabel("Branch")).toHaveCount(0);
  await page.keyboard.press("Escape");

  await goToScreen(page, "/admin/branches");
  await page.getByRole("button", { name: "Add Branch" }).first().click();
  const form = page.getByRole("dialog", { name: "Add New Branch" });
  await form.getByLabel("Name").fill("Kandy branch");
  await form.getByLabel("Address").fill("12 Temple Road");
  await form.getByLabel("City").fill("Kandy");
  await form.getByLabel("Phone number").fill("081 222 3333");
  await form.getByLabel("Landmark").fill("opposite the lake");
  await form.getByRole("button", { name: "Create Branch" }).click();
  await expect(toast(page, "Branch created")).toBeVisible();

  await goToScreen(page, "/admin/rooms");
  await page.getByRole("button", { name: "Add Room" }).click();
  await roomForm.getByLabel("Name").fill("Room 2");
  await roomForm.getByLabel("Branch").selectOption("Kandy branch");
  await roomForm.getByRole("button", { name: "Create Room" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: "Kandy branch" })).toContainText("Room 2");

  await openSignedIn(page, token, `/admin/classes?form=${one.id}`);
  const classForm = page.getByRole("dialog");
  await classForm.getByLabel("Room").selectOption("Room 2 (Kandy branch)");
  await classForm.getByRole("button", { name: "Update Class" }).click();
  await expect(toast(page, "Class updated")).toBeVisible();
  const row = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: "A1 uphill" }) });
  await expect(row).toContainText("Room 2, Kandy branch");

  await openPage(page, `/class/${one.id}-german-a1-uphill`);
  const where = page.locator(".class-facts > div").filter({ hasText: "Where" });
  await expect(where).toContainText(/Room 2, Kandy branch\s*12 Temple Road, Kandy\s*Landmark: opposite the lake/);
  const [data = ""] = await page.locator("script[type='application/ld+json']").allTextContents();
  expect(JSON.parse(data).hasCourseInstance.location).toEqual({
    ...{ "@type": "Place", name: expect.stringMatching(/, Kandy branch$/), address: "12 Temple Road, Kandy" },
  });
  const calendar = await (await fetch(`${server.url}/classes/${one.id}.ics`)).text();
  expect(calendar.replaceAll("\r\n ", "")).toMatch(/LOCATION:.*\\, Kandy branch\\, 12 Temple Road\\, Kandy\r\n/);

  await openPage(page, "/classes");
  await page.getByText("Filter by language, level or time").click();
  await page.getByLabel("Where").selectOption("Kandy branch");
  await page.getByRole("button", { name: "Show these classes" }).click();
  await expect(page).toHaveURL(/\/classes\?branch=\d+#found$/);
  await expect(page.getByRole("status").filter({ hasText: /^1 class$/ })).toBeVisible();
  await expect(page).toHaveTitle(/, Kandy branch/);

  await openPage(page, "/search?q=Kandy");
  await expect(page.getByRole("listitem").filter({ hasText: "A1 uphill" })).toContainText("Room 2, Kandy branch, 12 Temple Road, Kandy");
  await page.getByRole("link", { name: "Kandy branch, 12 Temple Road, Kandy" }).click();
  const branches = page.getByRole("region", { name: "Our Branches" });
  await expect(branches).toContainText(/Kandy branch12 Temple Road, Kandy.*081 222 3333/);
  await expect(branches.getByRole("link", { name: "081 222 3333" })).toHaveAttribute("href", "tel:+94812223333");
  await expectAccessible(page);

  // Neither can go while something would be sent to the wrong house.
  await openSignedIn(page, token, "/admin/branches");
  await page.getByRole("button", { name: /^Delete/ }).click();
  expectedErrors.push(failedCall);
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText(
    "One room is in this branch: Room 2 (1 class). First choose another branch in the form of each room",
  );
  await expect(question.getByRole("link", { name: "Go to the rooms" })).toHaveAttribute("href", "/admin/rooms");
  await question.getByRole("button", { name: "Delete" }).click();
  await expect(question).toContainText(
    "Room 2 is in this branch. Choose another branch in the form of each room, or delete those without classes.",
  );
});
