import { join } from "node:path";
import Sqlite from "better-sqlite3";
import { SMTPServer } from "smtp-server";
import { contentKinds } from "#contract/content-kinds.ts";
import { levelsOfAll } from "#contract/languages/level-schemes.ts";
import { addDays } from "#contract/site/days.ts";
import {
  classInput,
  courseInput,
  enquiryInput,
  examInput,
  jpegDataUrl,
  kindTrials,
  mp3DataUrl,
  practicalInput,
  teacherInput,
} from "../../factories.ts";
import { freePort } from "../../postgres/server.ts";
import { publicPages, unknownPage } from "../pages.ts";
import { startServer, tokenOf } from "../server.ts";
import { callApi } from "../staff.ts";
import { expect, test } from "../test.ts";
import { heard } from "./heard-words.ts";
import { type Answer, allWritten, marked, ownWords, signs, writeAll } from "./marked-words.ts";

// What nobody can write is short, and comes with the languages. A sentence is not among it.

const buttonsAndLinks = [
  ...["About Us", "Add to calendar", "All articles", "All classes", "All courses", "All exams", "All teachers", "Ask us"],
  ...[
    "Ask about a class",
    "Ask for a seat",
    "Ask to wait",
    "Back to About Us",
    "Back to Blog",
    "Back to Classes",
    "Back to Courses",
    "Back to Exams",
    "Back to home",
    "Begin again",
    "Call",
    "Choose a class",
  ],
  ...["Close", "Connect Now", "Contact Us", "Copy the link", "E-mail", "Explore Our Courses", "Filter", "Go on"],
  ...["Go to the home page", "I am interested in other courses or exams, too", "List", "Menu"],
  ...["My message is not about this class", "Newer articles", "Older articles", "Read our story"],
  ...[
    "See all",
    "See all classes",
    "See all courses",
    "See all exams",
    "See the exams",
    "Send Message",
    "Show all classes",
    "Show these classes",
  ],
  ...[
    "Share on WhatsApp",
    "Skip to the content",
    "Stay here",
    "Try again",
    "View Details",
    "Week",
    "WhatsApp",
    "Which level am I?",
    "Write another message",
  ],
];
const labels = [
  ...["Address", "Begins in", "Can be joined online", "Choose", "Course", "Details", "Duration", "Effective", "Enrol by"],
  ...[
    "of that level",
    "or above",
    "Exam fee",
    "Exam preparation",
    "Featured",
    "Good to know",
    "Main address",
    "In the evening",
    "At the weekend",
    "Interested Courses",
    "Interested Exams",
  ],
  ...["Language", "Length", "Level", "Next exam date", "No lesson on", "Not yet", "Office Hours", "Partly", "Phone", "Phone Number"],
  ...["Preparation duration", "Schedule", "Students per class", "students per class", "Target", "Target score", "Teacher", "Where", "Yes"],
  ...["Your Email", "Your Email *", "Your Name", "Your Name *", "All", "About"],
];
const saysTheForm = [
  ...[
    "Please choose a language",
    "Please answer each sentence",
    "This field is required",
    "One field needs another look",
    "fields need another look",
    "Loading…",
  ],
  "Server error: Please try again later or contact us directly",
];
const readAloud = [
  ...["Categories", "Chat", "Classes to show", "Fee and seats", "Main", "Next slide", "Notice", "Pages of articles"],
  ...["Pause the slides", "Please leave this empty", "Poster that says hello", "Previous slide", "QR code of"],
  ...[
    "Slide # of",
    "Ways to look",
    "Your level",
    "by language, level or time",
    "carousel",
    "menu",
    "opens in a new tab",
    "out of # stars",
    "slide",
  ],
];
const ofTheProgram = new Set([...buttonsAndLinks, ...labels, ...saysTheForm, ...readAloud]);

/** Around dates, hours, seats and money, which are written by rules. */
const byRule = new Set(
  "a about and at beginning between class classes closed day evening every free from full hour hours in is join left lesson lessons list minutes of on online open or page person seat seats starts the to very waiting week weekend weeks with".split(
    " ",
  ),
);
const isByRule = (words: string) => (words.toLowerCase().match(/\p{L}+/gu) ?? []).every((word) => byRule.has(word));

const searched = ["german", "marian", "contact", "germn", "german qqqqqqq", "qqqqqqq"];

/** In place of a picture. */
const initials = /^\p{Lu}{1,2}$/u;

/** "TOPIK" of "TOPIK 1": whoever makes the examination names its levels. */
const namesOfLevels = levelsOfAll([
  { scheme: "topik", levels: [] },
  { scheme: "hsk", levels: [] },
]).map((level) => level.replace(/ \d$/, ""));

const isOfTheProgram = (words: string) =>
  ofTheProgram.has(words) || searched.includes(words) || namesOfLevels.includes(words) || initials.test(words) || isByRule(words);

/** A browser says it, once a message was sent. */
const onlyWithScripts = ["words/contact.sent_how"];

/** Of a class, what the tests of its kind say that is not marked. */
const unmarkedParts = { level: "A1", place: "", teacher: "", fee_note: "", note: "", enrol_until: "" };

test("each sentence that visitors read, on a page or in a mail, is one that an owner can write, and each text is read somewhere", async () => {
  test.setTimeout(240_000);
  const mails: string[] = [];
  const smtp = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    onData: async (stream, _session, done) => {
      let text = "";
      for await (const part of stream) text += part;
      if (/^To: .*nimal@/m.test(text)) mails.push(text);
      done();
    },
  });
  const port = await freePort();
  await new Promise<void>((resolve) => smtp.listen(port, "127.0.0.1", resolve));
  const own = await startServer({ SMTP_URL: `smtp://127.0.0.1:${port}`, ENQUIRY_TO: "office@academy.example" });
  const empty = await startServer({ SAMPLES: "off" });
  const other = new Sqlite(join(own.dataDir, "academy.db"));
  try {
    const [token, emptyToken] = [await tokenOf(own), await tokenOf(empty)];
    const api = (method: string, path: string, body?: unknown) => callApi(own, token, method, path, body);
    const { image } = await api("POST", "/pictures", { image: await jpegDataUrl() });
    const { recording } = await api("POST", "/recordings", { recording: mp3DataUrl() });
    const facts = await api("GET", "/academy-facts");
    const soon = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
    const exceptions = [3, 4, 5].map((days) => ({ name: "Trip", from: soon(days), to: soon(days), open: false, opens: "", closes: "" }));
    await api("PUT", "/academy-facts", { ...facts, ...practicalInput(image), languages: ["Sinhala", "English"], exceptions });
    const marian = await api("POST", "/teachers", teacherInput({ name: "Marian", languages: ["German"] }));
    await api("POST", "/teachers", teacherInput({ name: "Without a language", languages: [], levels: "" }));
    const branch = await api("POST", "/branches", kindTrials.branches.input());
    const room = await api("POST", "/rooms", kindTrials.rooms.input({ branch: branch.id }));
    await api("PUT", "/words/notice", { text: "Closed.", link: "/courses", link_name: "See", from: "", to: "", pages: [] });
    await writeAll(api, recording);
    const next = await api("GET", "/academy-facts/next");
    await api("PUT", "/academy-facts/next", { ...next, address: [marked("Beach Road")], from: soon(2) });
    const german: Answer[] = await api("GET", "/classes?language=german");
    const { seats_left: _, enrolled: __, waiting: ___, ...first } = german.find(({ course_id }) => course_id);
    await api("PUT", `/classes/${first.id}`, { ...first, teacher_id: marian.id, room_id: room.id });

    // What has no headline of its own; a class that is full, one that has begun, one that is closed; and more classes than a list shows.
    const another = await api("POST", "/courses", allWritten(contentKinds.courses.list, courseInput(), "courses"));
    await api("POST", "/exams", allWritten(contentKinds.exams.list, examInput(), "exams"));
    const today = first.starts_on;
    const some = (title: string, more: object) => api("POST", "/classes", classInput({ ...unmarkedParts, title: marked(title), ...more }));
    const full = await some("Full", { seats: 1 });
    const { id } = await api("POST", "/contact", enquiryInput({ class_id: full.id }));
    await api("PATCH", `/enquiries/${id}`, { status: "Enrolled" });
    const [{ title }] = await api("GET", "/courses");
    await api("POST", "/contact", enquiryInput({ email: "nimal@other.example", interestedCourses: [title] }));
    const free = await some("Without a fee", { fee: 0 });
    const begun = await some("Begun", { starts_on: addDays(today, -400), ends_on: addDays(today, 400), enrol_until: "" });
    const closed = await some("Closed", {
      starts_on: addDays(today, 300),
      ends_on: addDays(today, 400),
      enrol_until: addDays(today, -400),
    });
    await some("Of no language", { course_id: another.id });
    const category = (await api("POST", "/categories", { name: marked("Empty"), filter: true })).name;
    for (let made = 0; made < 40; made++) await some(`Class ${made}`, {});

    const found = new Map<string, string>();
    const seen = new Set<string>();
    const note = (texts: readonly string[], where: string) => {
      for (const letter of texts.join("")) seen.add(letter);
      for (const words of ownWords(texts)) if (!isOfTheProgram(words) && !found.has(words)) found.set(words, where);
    };
    const read = async (path: string, posted?: Record<string, string>, { url } = own) => {
      const body = posted && { method: "POST", body: new URLSearchParams(posted) };
      const answer = await fetch(url + path, { headers: { accept: "text/html" }, ...body });
      const text = await answer.text();
      for (const one of heard(text, answer.headers.get("content-type") ?? "")) note(one, `${path} ${answer.status}`);
      return text;
    };

    const sitemap = await read("/sitemap.xml");
    const listed = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path = ""]) => path);
    const ofClasses = [full, free, begun, closed].map((one) => `/class/${one.id}`);
    const searches = searched.map((q) => `/search?${new URLSearchParams({ q })}`);
    const missing = ["/course/x", "/exam/x", "/blog/x", "/class/999999", "/teacher/999999", "/blog?page=99", unknownPage];
    const narrowed = ["view=week", "language=german&level=A1", "language=german&level=C2", "language=tamil&online=true&weekend=true"].map(
      (which) => `/classes?${which}`,
    );
    const asked = [first.id, full.id, free.id, 999_999].map((which) => `/contact?class=${which}`);
    const files = ["/feed.xml", "/classes.ics", `/classes/${first.id}.ics`, "/site.webmanifest"];
    const paths = new Set([
      ...publicPages,
      ...listed,
      ...ofClasses,
      ...searches,
      ...missing,
      ...narrowed,
      "/blog?page=2",
      `/blog?${new URLSearchParams({ category })}`,
      ...asked,
      ...files,
    ]);
    for (const path of paths) await read(path);

    const person = { name: "Nimal", email: "nimal@example.com" };
    for (const more of [{ name: "" }, { class_id: String(first.id) }, { class_id: String(full.id) }, { class_id: String(free.id) }, {}])
      await read("/contact", { ...person, ...more });
    await read("/level", { language: "" });
    for (const language of ["german", "japanese", "dutch"]) await checkLevel(read, language);
    await checkLevel(read, "dutch", 6);
    const beginner = {
      asked: "A1",
      ...Object.fromEntries(
        [0, 1, 2].flatMap((at) => [
          [`A2-${at}`, "no"],
          [`A1-${at}`, "yes"],
        ]),
      ),
    };
    await read("/level", { language: "german", ...beginner });
    await checkLevel(read, "japanese", 0);
    const japanese = (await api("GET", "/languages?admin=true")).find(({ slug }: { slug: string }) => slug === "japanese");
    await api("PUT", `/languages/${japanese.id}`, { ...japanese, scheme: "own", levels: ["N5"] });
    await checkLevel(read, "japanese", 0);
    await expect.poll(() => mails.some((mail) => /^To: .*nimal@other/m.test(mail))).toBe(true);
    for (const mail of mails) for (const texts of heard(mail, "message/rfc822")) note(texts, "a mail");

    // Where the database does not answer, nobody knows what there is.
    for (const table of ["courses", "exams", "posts", "classes", "teachers", "enquiries"])
      other.exec(`alter table ${table} rename to away_${table}`);
    for (const path of [...missing, ...searches]) await read(path.replace("/x", "/y").replace("999999", "999998"));
    await read("/contact", person);

    // And where there is nothing yet.
    await writeAll((method, path, body) => callApi(empty, emptyToken, method, path, body));
    for (const path of publicPages) await read(path, undefined, empty);

    expect([...found].map(([words, where]) => `${words} (${where})`).sort()).toEqual([]);
    expect([...signs].flatMap(([path, sign]) => (seen.has(sign) ? [] : [path]))).toEqual(onlyWithScripts);
  } finally {
    other.close();
    await own.stop();
    await empty.stop();
    smtp.close(() => undefined);
  }
});

/** Answers "yes" to the sentences of the first `known` steps and "not yet" to the others, until a level is found. */
async function checkLevel(
  read: (path: string, posted: Record<string, string>) => Promise<string>,
  language: string,
  known = 1,
): Promise<void> {
  let step = await read("/level", { language, asked: "A1" });
  for (let turn = 0; step.includes('name="asked"'); turn++) {
    const hidden = [...step.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)].map(([, name = "", value = ""]) => [
      name,
      value,
    ]);
    const answers = [...step.matchAll(/<input type="radio"[^>]*name="([ABC]\d-\d)"/g)].map(([, name = ""]) => [
      name,
      turn < known ? "yes" : "no",
    ]);
    expect(turn).toBeLessThan(6);
    step = await read("/level", { language, ...Object.fromEntries([...hidden, ...answers]) });
  }
}
