import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { academyCommand, academyProcess } from "#tests/command-line.ts";
import { courseInput, jpegDataUrl, postInput } from "#tests/factories.ts";
import { openTestAcademy, type TestAcademy } from "#tests/harness.ts";
import { listening } from "#tests/listening.ts";

/** A site of another program; its lists may be changed while it answers. */
async function otherSite(answers: Record<string, unknown>): Promise<string> {
  const port = await listening((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://other");
    const answer = answers[pathname];
    if (Buffer.isBuffer(answer)) response.writeHead(200, { "content-type": "image/jpeg" }).end(answer);
    else if (typeof answer === "string") response.writeHead(200, { "content-type": "text/html" }).end(answer);
    else if (answer === undefined) response.writeHead(404).end("no");
    else response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(answer));
  });
  return `http://127.0.0.1:${port}`;
}

/** The calls and pictures of an academy, over the network. */
async function served(academy: TestAcademy): Promise<string> {
  const port = await listening(async (request, response) => {
    const asked = new Request(`http://other${request.url}`);
    academy.noteAddress(asked, "192.0.2.1");
    const { pathname } = new URL(asked.url);
    const answer = await academy.answer(pathname.startsWith("/media/") ? "picture" : "call", asked, pathname);
    response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(Buffer.from(await answer.arrayBuffer()));
  });
  return `http://127.0.0.1:${port}`;
}

const bytesOf = (dataUrl: string) => Buffer.from(dataUrl.split(",")[1] ?? "", "base64");
const png = () =>
  sharp({ create: { width: 60, height: 40, channels: 4, background: "#a00" } })
    .png()
    .toBuffer();

async function ruhunu(): Promise<Record<string, unknown>> {
  return {
    "/api/courses": [
      {
        id: 7,
        title: "Mandarin (HSK)",
        slug: "Mandarin_HSK",
        summary: "From nothing to HSK 3.",
        duration: 120,
        image: "/img/mandarin.jpg",
        description: "Tones first.",
        modules: ["Tones"],
        features: '["Small groups"]',
        schedule: "Saturdays",
        featured: 1,
        students_per_class: 8,
      },
      {
        id: 8,
        title: "German Deutsch",
        slug: "German_Deutsch",
        summary: "Our own German.",
        duration: "100 hours",
        image: "",
        description: "Ours.",
        schedule: "Sundays",
        students_per_class: 10,
      },
      { id: 9, title: "Spoken Tamil", summary: "", duration: "", description: "", schedule: "" },
    ],
    "/api/exams": [
      {
        id: 1,
        title: "HSK 3",
        slug: "HSK_3",
        summary: "The test.",
        image: await jpegDataUrl(),
        description: '<div>Words</div><img src="/img/huge.png" alt="A table"><script>x()</script>',
        schedule: "On request",
        targetScore: "180",
      },
    ],
    "/api/blogs": [
      {
        id: 3,
        title: "Tones",
        slug: "tones",
        summary: "How to hear them.",
        date: "2024-05-03",
        readTime: "4 min read",
        category: "Exam preparation",
        image: "/img/gone.jpg",
      },
      { id: 4, title: "No date", slug: "no-date", summary: "x", date: "soon", category: "Culture", content: "<p>x</p>" },
      {
        id: 5,
        title: "Odd",
        slug: "c++ & more",
        summary: "x",
        date: "2024-05-04",
        category: "Culture",
        content: '<p><a href="/course/Mandarin_HSK">m</a></p>',
      },
    ],
    "/api/blogs/tones": { id: 3, content: '<p>Listen <img src="img/mandarin.jpg"></p>' },
    "/api/course-qna": [{ question: "Is there parking?", answer: "Behind the house." }],
    "/img/mandarin.jpg": bytesOf(await jpegDataUrl()),
    "/img/huge.png": await png(),
  };
}

async function contents({ call, signIn }: TestAcademy) {
  const token = await signIn();
  const lists: Record<string, Record<string, unknown>[]> = {};
  for (const path of ["courses", "exams", "blogs", "course-qna", "exam-qna", "redirects"])
    lists[path] = (await call("GET", `/api/${path}${path.endsWith("qna") ? "?admin=true" : ""}`, undefined, { token })).body;
  return lists;
}

const lineOf = (out: string, title: string) => out.split("\n").find((line) => line.includes(`“${title}”`));
const patience = 180_000;

describe("another site with the specification's calls", () => {
  it(
    "is looked at, taken, and not taken twice; what is another here stays",
    async () => {
      const academy = await openTestAcademy();
      const { env, call, signIn } = academy;
      const answers = await ruhunu();
      const site = await otherSite(answers);
      const before = await contents(academy);

      const dry = await academyCommand(["import", site], env);
      expect([dry.code, dry.errors]).toEqual([0, ""]);
      expect(await contents(academy)).toEqual(before);
      expect(dry.out).toContain(`Nothing was written. To do it: npm run academy -- import ${site} --apply`);
      expect(dry.out).toContain(`Not read: ${site}/api/exam-qna: It answers 404.`);

      const done = await academyCommand(["import", site, "--apply"], env);
      expect([done.code, done.errors]).toEqual([0, ""]);
      expect(done.out).toContain("Done: what is new above is here now.");
      const lines = (out: string) => out.split("\n\n")[0];
      expect(lines(done.out)).toBe(lines(dry.out));
      expect(lineOf(done.out, "Mandarin (HSK)")).toBe("course “Mandarin (HSK)”: new");
      expect(lineOf(done.out, "German Deutsch")).toBe("course “German Deutsch”: takes the place of a sample");
      expect(lineOf(done.out, "Spoken Tamil")).toBe("course “Spoken Tamil”: new, as a draft");
      expect(lineOf(done.out, "No date")).toBe("post “No date”: new, as a draft");
      expect(done.out).toContain(`picture ${site}/img/gone.jpg: left out. It is not there any more: its site answers 404.`);
      expect(done.out).toContain("category “Exam Prep”: there it is Exam preparation");
      const samples = (out: string) => /(\d+) samples (?:would be|are) beside it: "Remove the samples"/.exec(out)?.[1];
      expect(samples(done.out)).toMatch(/\d/);
      expect(samples(done.out)).toBe(samples(dry.out));

      const after = await contents(academy);
      const mandarin = after.courses?.find(({ slug }) => slug === "Mandarin_HSK");
      expect(mandarin).toMatchObject({
        duration: "120 hours",
        features: ["Small groups"],
        featured: true,
        students_per_class: 8,
        status: "published",
      });
      expect((await call("GET", String(mandarin?.image))).status).toBe(200);
      expect(after.courses?.filter(({ slug }) => slug === "German_Deutsch")).toMatchObject([{ summary: "Our own German." }]);
      expect(after.courses?.filter(({ featured }) => featured)).toHaveLength(4);
      const hsk = after.exams?.find(({ slug }) => slug === "HSK_3");
      expect(hsk?.description).toMatch(
        /^<p>Words<\/p><figure><img src="\/media\/\w+\.jpg" alt="A table" width="60" height="40" \/><\/figure>$/,
      );
      const tones = after.blogs?.find(({ slug }) => slug === "tones");
      expect(tones).toMatchObject({ date: "2024-05-03", category: "Exam Prep", image: "", status: "published" });
      expect(tones?.content).toContain(`<figure><img src="${mandarin?.image}"`);
      const odd = after.blogs?.find(({ title }) => title === "Odd");
      expect(odd).toMatchObject({ slug: "c-more", content: '<p><a href="/course/Mandarin_HSK">m</a></p>' });
      expect(after.redirects).toMatchObject([{ from: "/blog/c++ & more", to: "/blog/c-more", state: "leads" }]);
      expect(after["course-qna"]?.some(({ question }) => question === "Is there parking?")).toBe(true);
      const told = await academy.database.read((db) =>
        db.selectFrom("audit").select(["action", "title"]).where("actor", "=", "import").execute(),
      );
      expect(told).toContainEqual({ action: "create", title: "Mandarin (HSK)" });

      const again = await academyCommand(["import", site, "--apply"], env);
      expect([again.code, again.errors]).toEqual([0, ""]);
      expect(again.out).toContain("\n8 already here\n");
      expect(await contents(academy)).toEqual(after);

      const token = await signIn();
      await call("PUT", `/api/courses/${mandarin?.id}`, { ...mandarin, summary: "Better words.", slug: "Mandarin" }, { token });
      await call("DELETE", `/api/exams/${hsk?.id}`, undefined, { token });
      answers["/api/course-qna"] = [{ question: "Is there parking?", answer: "No more." }];
      const changed = await academyCommand(["import", site, "--apply"], env);
      expect(lineOf(changed.out, "Mandarin (HSK)")).toBe("course “Mandarin (HSK)”: already here, and changed since: left as it is");
      expect(lineOf(changed.out, "HSK 3")).toBe("exam “HSK 3”: imported before, and deleted here since: left out");
      expect(lineOf(changed.out, "Is there parking?")).toBe(
        "course question “Is there parking?”: already here, and changed there since: left as it is here",
      );
      expect((await contents(academy)).courses?.find(({ id }) => id === mandarin?.id)).toMatchObject({
        summary: "Better words.",
        slug: "Mandarin",
      });
    },
    patience,
  );

  it(
    "killed in the middle it goes on, and nothing is there twice or in part",
    async () => {
      const site = await otherSite(await ruhunu());
      const [killed, whole] = [await openTestAcademy(), await openTestAcademy()];
      const { code } = await academyProcess(["import", site, "--apply"], killed.env, { killAt: "exam “HSK 3”" });
      expect(code).toBe(null);
      expect((await contents(killed)).courses?.some(({ slug }) => slug === "Mandarin_HSK")).toBe(true);
      expect((await academyProcess(["import", site, "--apply"], killed.env)).code).toBe(0);
      expect((await academyCommand(["import", site, "--apply"], whole.env)).code).toBe(0);
      const bare = async (academy: TestAcademy) => JSON.stringify(await contents(academy)).replace(/"created_at":"[^"]*"/g, "");
      expect(await bare(killed)).toBe(await bare(whole));
    },
    patience,
  );

  it(
    "may be one of this program: its own things arrive, and its samples are those that are here",
    async () => {
      const [old, academy] = [await openTestAcademy(), await openTestAcademy()];
      const token = await old.signIn();
      const { body: course } = await old.call("POST", "/api/courses", courseInput({ image: await jpegDataUrl() }), { token });
      const { body: post } = await old.call(
        "POST",
        "/api/blogs",
        postInput({ date: "2024-02-29", content: `<figure><img src="${course.image}" alt="" /></figure>` }),
        { token },
      );
      const site = await served(old);
      const done = await academyCommand(["import", `${site}/api`, "--apply"], academy.env);
      expect([done.code, done.errors]).toEqual([0, ""]);
      const after = await contents(academy);
      expect(after.courses?.find(({ slug }) => slug === course.slug)).toMatchObject({
        title: course.title,
        modules: course.modules,
        status: "published",
      });
      expect(after.blogs?.find(({ slug }) => slug === post.slug)).toMatchObject({ date: "2024-02-29", category: post.category });
      expect(done.out).toMatch(/\n\d+ already here, 2 new\n/);
      expect(after.courses).toHaveLength((await contents(old)).courses?.length ?? 0);
    },
    patience,
  );

  it("that is none says so, and what to do", async () => {
    const { env } = await openTestAcademy();
    const page = await otherSite({ "/api/courses": "<!doctype html>", "/courses": "<!doctype html>" });
    const refused = await academyCommand(["import", page], env);
    expect([refused.code, refused.errors]).toEqual([
      1,
      expect.stringContaining(`${page}/api/courses: It answers with a page, not with data (JSON).`),
    ]);
    expect(refused.errors).toContain("Give the address of a site that answers the calls");
    const nobody = await academyCommand(["import", "http://127.0.0.1:1"], env);
    expect([nobody.code, nobody.errors]).toEqual([1, expect.stringContaining("Nothing answers at this address.")]);
    expect((await academyCommand(["import"], env)).code).toBe(2);
  });
});
