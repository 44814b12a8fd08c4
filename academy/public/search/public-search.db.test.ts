import { describe, expect, it } from "vitest";
import { courseInput, examInput, kindTrials, postInput, questionInput, teacherInput } from "#tests/factories.ts";
import { openTestAcademy, type TestAcademy } from "#tests/harness.ts";
import { multiply } from "#tests/many-rows.ts";

const day = 86_400_000;
const search = ({ publicAcademy }: Pick<TestAcademy, "publicAcademy">, q: string) => publicAcademy.requestData().search(q);
const titles = (items: readonly { title: string }[]) => items.map(({ title }) => title);

describe("a search", () => {
  it("finds a course by the names of its language, in its script and ours, and misspelled", async () => {
    const academy = await openTestAcademy();
    for (const [q, course] of Object.entries({
      german: "German Deutsch",
      GERMAN: "German Deutsch",
      deutsch: "German Deutsch",
      Germn: "German Deutsch",
      日本語: "Japanese 日本語",
      Japanse: "Japanese 日本語",
      한국어: "Korean 한국어",
      Русский: "Russian Русский",
      Francais: "French Français",
      தமிழ்: "Tamil தமிழ்",
      ජර්මන්: "German Deutsch",
      ஜெர்மன்: "German Deutsch",
      ප්‍රංශ: "French Français",
      ජපන්: "Japanese 日本語",
    })) {
      const found = await search(academy, q);
      expect([q, titles(found.courses)[0], found.isPartial]).toEqual([q, course, undefined]);
    }
  });

  it("finds the page that answers", async () => {
    const academy = await openTestAcademy();
    for (const [q, page] of Object.entries({
      bus: "/contact",
      address: "/contact",
      pay: "/contact",
      "how to pay": "/contact",
      refund: "/contact",
      price: "/classes",
      fee: "/classes",
      teacher: "/about",
      deadline: "/classes",
      "join late": "/classes",
      parking: "/contact",
      child: "/terms-conditions",
      kids: "/terms-conditions",
      teenager: "/terms-conditions",
      "minimum age": "/terms-conditions",
      "14 year old": "/terms-conditions",
      "opening hours": "/contact",
      "when are you open": "/contact",
      "where are you": "/contact",
      "when is it": "/classes",
      "who are you": "/about",
    })) {
      const { pages } = await search(academy, q);
      expect([q, pages.map(({ path }) => path)]).toEqual([q, expect.arrayContaining([page])]);
    }
    // Courses teach these words.
    for (const q of ["bus", "price", "parking", "opening hours", "where are you", "when is it", "14 year old"])
      expect([q, (await search(academy, q)).order[0]]).toEqual([q, "pages"]);
  });

  it("finds what a language costs and when it begins, its course before its exam", async () => {
    const academy = await openTestAcademy();
    for (const q of ["german cost", "german fees", "how much does german cost", "german next class", "german start date"]) {
      const { courses, classes, order, isPartial } = await search(academy, q);
      expect([q, titles(courses), order.slice(0, 2).sort(), isPartial]).toEqual([q, ["German Deutsch"], ["classes", "courses"], undefined]);
      expect([q, classes.map(({ subject }) => subject.title)]).toEqual([q, expect.arrayContaining(["German Deutsch"])]);
    }
    const { classes } = await search(academy, "evening german beginners");
    expect(classes.length).toBeGreaterThan(0);
    for (const { level } of classes) expect(level).toBe("A1");
    // A day and not a language: the classes themselves, before questions that have the word.
    const day = await search(academy, "class on saturday");
    expect([day.order[0], day.classes.every(({ times }) => times.some(({ weekday }) => weekday === "Saturday"))]).toEqual([
      "classes",
      true,
    ]);
    for (const q of ["saturday", "saterday", "sunday morning"]) expect([q, (await search(academy, q)).order[0]]).toEqual([q, "classes"]);
    for (const q of ["how much", "course fee"]) {
      const { pages } = await search(academy, q);
      expect([q, pages.map(({ path }) => path)]).toEqual([q, expect.arrayContaining(["/classes"])]);
    }
    // Misspelled, too.
    const beginners = await search(academy, "begginer");
    expect([beginners.instead, beginners.order[0]]).toEqual(["beginner", "classes"]);
    expect((await search(academy, "adress")).pages.map(({ path }) => path)).toEqual(["/contact"]);
  });

  it("finds where the academy and its branches are, also misspelled", async () => {
    const academy = await openTestAcademy();
    const { call, signIn } = academy;
    const token = await signIn();
    const { body: facts } = await call("GET", "/api/academy-facts", undefined, { token });
    const place = { address: ["4 Rahula Road"], city: "Matara", landmark: "Opposite the Nupe market" };
    await call("PUT", "/api/academy-facts", { ...facts, ...place }, { token });
    const galle = { name: "Fort house", address: "9 Lighthouse Street", city: "Galle", landmark: "Behind the Dutch hospital" };
    await call("POST", "/api/branches", kindTrials.branches.input(galle), { token });
    const pages = async (q: string) => (await search(academy, q)).pages.map(({ path }) => path.replace(/#.*/, ""));
    for (const q of ["Matara", "Matra", "Rahula", "Nupe market", "Galle", "Gale", "lighthouse", "hospitl"])
      expect([q, await pages(q)]).toEqual([q, expect.arrayContaining(["/contact"])]);
  });

  it("finds the classes of a language with what they cost and when they are, the exam, articles and questions", async () => {
    const found = await search(await openTestAcademy(), "german");
    expect(titles(found.exams)).toContain("Goethe-Zertifikat German Certification");
    expect(found.classes[0]?.words).toMatchObject({ fee: expect.stringContaining("LKR"), starts: expect.any(String) });
    expect(titles(found.posts)).toContain("Studying in Germany From Sri Lanka: Levels and Steps");
    expect(found.questions.length).toBeGreaterThan(0);
  });

  it("shows the course that is named before all else, or the exam", async () => {
    const academy = await openTestAcademy();
    const order = async (q: string) => (await search(academy, q)).order;
    expect((await order("german")).slice(0, 3)).toEqual(["courses", "classes", "exams"]);
    expect((await order("ielts")).slice(0, 2)).toEqual(["exams", "classes"]);
  });

  it("finds what only the description of a course or an exam says, after all else", async () => {
    const academy = await openTestAcademy();
    const { call, signIn } = academy;
    const token = await signIn();
    const said = { title: "Sinhala for nurses", description: "On the ward, with a stethoscope." };
    await call("POST", "/api/courses", courseInput({ ...said, slug: "nurses" }), { token });
    await call("POST", "/api/exams", examInput({ title: "For doctors", slug: "doctors", description: "<p>A <b>stethoscope</b>.</p>" }), {
      token,
    });
    const found = await search(academy, "stethoscope");
    expect([titles(found.courses), titles(found.exams), found.isPartial]).toEqual([["Sinhala for nurses"], ["For doctors"], undefined]);
    expect(titles((await search(academy, "nurses stethoscope")).courses)).toEqual(["Sinhala for nurses"]);
    await call("POST", "/api/courses", courseInput({ title: "Stethoscope", slug: "stethoscope" }), { token });
    expect(titles((await search(academy, "stethoscope")).courses)).toEqual(["Stethoscope"]);
  });

  it("says what was probably meant, and when nothing has all words", async () => {
    const academy = await openTestAcademy();
    expect((await search(academy, "iltes")).instead).toBe("ielts");
    const partly = await search(academy, "german qqqqqqq");
    expect([partly.isPartial, titles(partly.courses)]).toEqual([true, ["German Deutsch"]]);
    const nothing = { courses: [], classes: [], exams: [], teachers: [], posts: [], questions: [], pages: [], order: [] };
    expect(await search(academy, "qqqqqqq")).toEqual(nothing);
    expect(await search(academy, "😀")).toEqual(nothing);
  });

  it("finds first what is called so, before what only mentions all words", async () => {
    expect(titles((await search(await openTestAcademy(), "spoken english")).courses).slice(0, 1)).toEqual(["English Proficiency"]);
  });

  it("finds a question by its language, also where it does not name it, and leads on to the course", async () => {
    const academy = await openTestAcademy();
    const nursing = "Which level do I need for an Ausbildung or a nursing job?";
    for (const q of ["nursing", "german nurse", "nursing job deutsch", "nursing germany"]) {
      const { questions, courses, isPartial } = await search(academy, q);
      expect([q, questions.map(({ question }) => question), titles(courses)[0], isPartial]).toEqual([
        q,
        expect.arrayContaining([nursing]),
        "German Deutsch",
        undefined,
      ]);
    }
    expect((await search(academy, "nursing")).order).toEqual(["questions", "courses"]);
    // The one that asks it before those whose answers mention it, of whatever they are.
    expect((await search(academy, "exam fee")).questions[0]?.question).toBe("Is the exam fee part of the course fee?");
    // The long texts of courses have these words, too, which alone shows none of them.
    expect(titles((await search(academy, "foundation")).courses)).toEqual(["German Deutsch"]);
    expect(titles((await search(academy, "degree")).courses)).toEqual(expect.arrayContaining(["German Deutsch", "French Français"]));
  });

  it("knows what visitors see at that moment, and nothing else", async () => {
    const academy = await openTestAcademy();
    const { call, signIn, pass, now } = academy;
    const token = await signIn();
    const word = "zanzibar";
    const count = async () => {
      const { courses, posts, questions, teachers, instead } = await search(academy, word);
      return [courses.length, posts.length, questions.length, teachers.length, instead];
    };
    const soon = new Date(now() + 30_000).toISOString();
    await call("POST", "/api/courses", courseInput({ title: `${word} draft`, status: "draft" }), { token });
    await call("POST", "/api/courses", courseInput({ title: `${word} withdrawn`, unpublish_at: new Date(now() - day).toISOString() }), {
      token,
    });
    await call("POST", "/api/blogs", postInput({ title: `${word} soon`, slug: "soon", publish_at: soon }), { token });
    await call("POST", "/api/course-qna", questionInput({ question: `${word}?`, active: false }), { token });
    await call("POST", "/api/teachers", teacherInput({ name: word, active: false }), { token });
    expect(await count()).toEqual([0, 0, 0, 0, undefined]);
    expect((await search(academy, "zanzibr")).instead).toBeUndefined();
    const { body: shown } = await call("POST", "/api/courses", courseInput({ title: `${word} course` }), { token });
    expect(await count()).toEqual([1, 0, 0, 0, undefined]);
    await call("PUT", `/api/courses/${shown.id}`, { ...shown, title: "Renamed" }, { token });
    expect(await count()).toEqual([0, 0, 0, 0, undefined]);
    // No save tells of it: the index is a minute old at most.
    pass(90_000);
    expect(await count()).toEqual([0, 1, 0, 0, undefined]);
  });

  it("finds a post among thousands, and is bounded", async () => {
    const academy = await openTestAcademy();
    const { call, signIn, database } = academy;
    await multiply(database, "posts", 1200, (n) => ({ slug: `'many-' || ${n}`, title: `'Many posts ' || ${n}` }));
    await call("POST", "/api/blogs", postInput({ title: "A needle", slug: "needle", date: "2001-01-01" }), { token: await signIn() });
    expect(titles((await search(academy, "needle")).posts)).toEqual(["A needle"]);
    expect((await search(academy, "many posts")).posts.length).toBeLessThanOrEqual(6);
  });

  it("goes on from what was public last while the database is away", async () => {
    const academy = await openTestAcademy();
    await academy.database.close();
    const data = academy.publicAcademy.requestData();
    expect(titles((await data.search("Germn")).courses)[0]).toBe("German Deutsch");
    expect(data.usedFallback()).toBe(true);
  });

  it("takes hostile and endless words as words like any other", async () => {
    const academy = await openTestAcademy();
    const signs = ["\0", "%00", ".*(+?[", "'; drop table posts; --", "\u202egerman", "العربية", "😀😀", "%_\\"];
    for (const q of ["x".repeat(10_000), "a ".repeat(5000), ...signs]) expect(await search(academy, q)).toBeDefined();
  });
});
