import { request as askRaw } from "node:http";
import { courseInput } from "../../factories.ts";
import { scripted } from "../scripted.ts";
import { startServer, type TestServer, tokenOf } from "../server.ts";
import { callApi } from "../staff.ts";
import { expect, test } from "../test.ts";

type Answer = { status: number; location: string | undefined; body: string };

/** Asks with exactly this request line; fetch would tidy it up first. */
function ask(server: TestServer, path: string, headers: Record<string, string> = {}, method = "GET"): Promise<Answer> {
  return new Promise((resolve, reject) => {
    askRaw({ port: server.port, path, method, headers: { accept: "text/html", ...headers } }, (answer) => {
      let body = "";
      answer.setEncoding("utf8");
      answer.on("data", (part: string) => {
        body += part;
      });
      answer.on("end", () => resolve({ status: answer.statusCode ?? 0, location: answer.headers.location, body }));
    })
      .on("error", reject)
      .end();
  });
}

const forms: Record<string, readonly string[]> = {
  "/": ["//", "/./", "/about/.."],
  "/about": ["/about/", "/About", "/%61bout", "//about", "/x/../about"],
  "/blog": ["/blog/", "/BLOG", "/%62log", "/blog?page=1", "/blog?category=All", `/blog/?category=${"x".repeat(51)}&page=1`],
  "/blog?category=Culture": [
    "/blog/?category=Culture&page=1",
    "/blog?page=1&category=Culture",
    "/blog?category=Culture&category=Technology",
    "/Blog?category=Culture",
  ],
  "/blog/thirty-minutes-a-day-on-a-colombo-commute": ["/blog/1", "/blog/Thirty-Minutes-a-day-on-a-colombo-commute", "/blog//1"],
  "/course/German_Deutsch": ["/course/german_deutsch", "/COURSE/German_Deutsch", "/course/German%5fDeutsch", "/course/German_Deutsch/"],
  "/course/Russia": [
    "/course/Russian_%D0%A0%D1%83%D1%81%D1%81%D0%BA%D0%B8%D0%B9",
    "/course/Russian_%d0%a0%d1%83%d1%81%d1%81%d0%ba%d0%b8%d0%b9",
  ],
  "/course/Dutch_Fluency": ["/course/Dutch_Nederlands"],
  "/course/French_Excellence": ["/course/French_Fran%C3%A7ais", "/course/French_Franc%CC%A7ais"],
  "/exam/Goethe-Zertifikate": ["/exam/goethe-zertifikate", "/exam//Goethe-Zertifikate"],
  "/exam/IELTS_Preparation": ["/exam/IELTS", "/exam/ielts_preparation"],
  "/courses": ["/courses/", "/Courses", "//courses"],
  "/contact": ["/contact/", "/CONTACT", "/contact?class=x", "/contact?class=0"],
  "/contact?class=gone": ["/contact/?class=gone", "/contact?class=gone&class=2"],
  "/classes?language=german&weekend=true": [
    "/classes?weekend=true&language=german&level=",
    "/classes/?language=german&weekend=true&month=2027-99",
  ],
  "/search": ["/search/", "/Search", "/search?q=", "/search?q=%00+"],
  "/search?q=german+a1": ["/search?q=%20german%20%20a1", "/search/?q=german+a1&q=x"],
  "/class/1-german-a1-weekday-afternoons": [
    "/class/1",
    "/class/1-german",
    "/Class//1-GERMAN-A1/",
    "/class/1-german-a1-weekday-afternoons/",
  ],
  "/sitemap.xml": ["/sitemap.xml/", "/Sitemap.xml"],
  "/admin/login": ["/admin/login/", "/Admin/Login"],
};
/** The same page as the canonical address, without a redirect: what no route reads makes no difference. */
const shared = [
  "/about?utm_source=x",
  "/blog?category=Culture&fbclid=1",
  "/course/German_Deutsch?category=Culture&page=2",
  "/contact?course=German_Deutsch",
];

/** Follows redirects by hand, to see that they end, and never at another host. */
async function arrive(server: TestServer, path: string): Promise<string> {
  for (let step = 0, at = path; step < 4; step++) {
    const { status, location = "" } = await ask(server, at);
    if (status === 200) return at;
    expect([at, status]).toEqual([at, 301]);
    expect(location).toMatch(/^\/(?![/\\])/);
    at = location;
  }
  throw new Error(`${path} goes round and round`);
}

test("every other form of an address leads to its one canonical form, and never to another host", async ({ server }) => {
  for (const [canonical, others] of Object.entries(forms)) {
    for (const other of [canonical, ...others]) expect([other, await arrive(server, other)]).toEqual([other, canonical]);
  }
  for (const path of [
    "//evil.example",
    "//evil.example/about",
    "/\\evil.example/about/",
    "/%5cevil.example",
    "/%2f%2fevil.example/",
    "/x/",
  ]) {
    const { status, location } = await ask(server, path);
    expect([path, status, location]).toEqual([path, 404, undefined]);
  }
  expect((await ask(server, "/contact/?course=German_Deutsch")).location).toBe("/contact?course=German_Deutsch");
  const forged = await ask(server, "/About", { host: "evil.example", "x-forwarded-host": "evil.example" });
  expect(forged.location).toBe("/about");
  expect((await ask(server, "http://evil.example/About")).location).toBe("/about");
  const form = { "content-type": "application/x-www-form-urlencoded", "content-length": "0" };
  expect(await ask(server, "/contact/", form, "POST")).toMatchObject({ status: 308, location: "/contact" });
});

test("an address that an item had leads there in one step, with its query, and says when the item is gone", async ({ server, token }) => {
  const fields = courseInput({ slug: "Sinhala_Österreich" });
  const { id } = await callApi(server, token, "POST", "/courses", fields);
  await callApi(server, token, "PUT", `/courses/${id}`, { ...fields, slug: "Sinhala_2" });
  await callApi(server, token, "PUT", `/courses/${id}`, { ...fields, slug: "Sinhala_3" });
  for (const old of ["Sinhala_%C3%96sterreich", "sinhala_%c3%b6sterreich", "%53inhala_2", "SINHALA_2/", "sinhala_3"]) {
    const { status, location } = await ask(server, `/course/${old}?utm_source=x`);
    expect([old, status, location]).toEqual([old, 301, "/course/Sinhala_3?utm_source=x"]);
  }
  expect((await ask(server, "/course/Sinhala_3?utm_source=x")).status).toBe(200);
  await callApi(server, token, "DELETE", `/courses/${id}`);
  for (const old of ["Sinhala_3", "Sinhala_2"]) expect([old, (await ask(server, `/course/${old}`)).status]).toEqual([old, 410]);
  expect((await ask(server, "/course/Sinhala_4")).status).toBe(404);
});

test("no form of an address changes what others get at the canonical one", { tag: "@all" }, async () => {
  const own = { PUBLIC_URL: "http://academy.example" };
  const [asked, fresh] = await Promise.all([startServer(own), startServer(own)]);
  try {
    const poison = async ([canonical, others]: [string, readonly string[]]) => {
      const same = shared.filter((form) => form.startsWith(`${canonical}?`));
      const odd = [...others, ...same, `${canonical}${canonical.includes("?") ? "&" : "?"}_routes=root&index&x=%00`];
      for (const form of odd) {
        await ask(asked, form, { host: "evil.example", "x-forwarded-host": "evil.example", "accept-language": "de", cookie: "a=b" });
        await ask(asked, form, { "x-forwarded-proto": "javascript" });
      }
      const [one, other] = [await ask(asked, canonical), await ask(fresh, canonical)];
      expect([canonical, one.status, one.body === other.body]).toEqual([canonical, other.status, true]);
      expect(one.body).not.toContain("evil");
    };
    await Promise.all(Object.entries(forms).map(poison));
    for (const form of shared) expect([form, (await ask(asked, form)).body === (await ask(fresh, form)).body]).toEqual([form, true]);
  } finally {
    await Promise.all([asked.stop(), fresh.stop()]);
  }
});

test("addresses that mean nothing share one answer that names none of them", { tag: "@all" }, async ({ server }) => {
  const kinds = ["/", "/course/", "/exam/", "/blog/", "/blog?page=", "/admin/", "/a/b/"].map(
    (start) => (number: number) => `${start}987${number}`,
  );
  const ends = ["/%", "/%ff", "/about%00", "/about%2F", "/about;x", `/${"y".repeat(9000)}`, "/sitemap.xml.data", "/987.data?_routes=a"];
  for (const address of kinds) {
    const answers = await Promise.all(Array.from({ length: 12 }, (_, number) => ask(server, address(number))));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
    expect([address(1), new Set(answers.map(({ body }) => body)).size]).toEqual([address(1), 1]);
    expect(answers[0]?.body).not.toContain("987");
  }
  for (const path of ends) expect([path, (await ask(server, path)).status]).toEqual([path, 404]);
});

test("a link to an older form of an address leads a visit on, and Back comes back", { tag: "@all" }, async ({ page }) => {
  await page.goto("/about");
  await scripted(page);
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: /^Russian/ })
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Russian");
  await expect(page).toHaveURL(/\/course\/Russia$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/about$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("About Us");
});

test("the footer's courses are found after staff gave them other names, and have no link after they went", { tag: "@all" }, async () => {
  const server = await startServer();
  try {
    const token = await tokenOf(server);
    const courses: Array<{ id: number; slug: string }> = await (await fetch(`${server.url}/api/courses`)).json();
    const german = courses.find(({ slug }) => slug === "German_Deutsch");
    const dutch = courses.find(({ slug }) => slug === "Dutch_Fluency");
    const renamed = { ...german, title: "German for nurses", slug: "Deutsch_Pflege" };
    await callApi(server, token, "PUT", `/courses/${german?.id}`, renamed);
    await callApi(server, token, "DELETE", `/courses/${dutch?.id}`);
    const { body } = await ask(server, "/privacy-policy");
    const links = [...body.slice(body.indexOf("Popular courses")).matchAll(/href="(\/course\/[^"]*)"/g)].map(([, to = ""]) => to);
    expect(links).toEqual([
      "/course/Deutsch_Pflege",
      "/course/Russian_%D0%A0%D1%83%D1%81%D1%81%D0%BA%D0%B8%D0%B9",
      "/course/French_Fran%C3%A7ais",
    ]);
    for (const link of links) await arrive(server, link);
  } finally {
    await server.stop();
  }
});

test("crawlers and link previews get pages, programs JSON, at the same address", async ({ server }) => {
  const browser = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";
  const readers = [
    "WhatsApp/2.23.20.0",
    "facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)",
    "Twitterbot/1.0",
    "Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)",
    "TelegramBot (like TwitterBot)",
    "LinkedInBot/1.0 (compatible; Mozilla/5.0; Apache-HttpClient +http://www.linkedin.com)",
    "Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)",
    "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
  ];
  const programs = [
    "curl/8.5.0",
    "node",
    "axios/1.7.2",
    "python-requests/2.31",
    "okhttp/4.9",
    "Go-http-client/1.1",
    "my-client/1.0",
    browser,
    "",
  ];
  const kind = async (path: string, userAgent: string, accept: string) => {
    const answer = await fetch(server.url + path, { headers: { accept, "user-agent": userAgent } });
    expect(answer.headers.get("vary")).toMatch(/accept, user-agent/);
    return answer.headers.get("content-type")?.split(";")[0];
  };
  for (const path of ["/courses", "/exams", "/contact"]) {
    for (const reader of readers) {
      expect([path, reader, await kind(path, reader, "*/*")]).toEqual([path, reader, "text/html"]);
      expect([path, reader, await kind(path, reader, "application/json")]).toEqual([path, reader, "application/json"]);
    }
    for (const program of programs) {
      expect([path, program, await kind(path, program, "*/*")]).toEqual([path, program, "application/json"]);
      expect([path, program, await kind(path, program, "text/html")]).toEqual([path, program, "text/html"]);
    }
  }
});
