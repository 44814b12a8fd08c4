import { describe, expect, it } from "vitest";
import { firstOf } from "#contract/kinds/single-kind.ts";
import { addDays } from "#contract/site/days.ts";
import { homeTexts } from "#contract/site-texts/home-texts.ts";
import { jpegDataUrl } from "./factories.ts";
import { openTestAcademy, type TestAcademy } from "./harness.ts";

const day = 24 * 3_600_000;
const notice = { text: "Closed for Avurudu.", link: "/contact", link_name: "Ask us", from: "", to: "", pages: [] };

async function opened() {
  const academy = await openTestAcademy();
  const token = await academy.signIn();
  const words = (method: string, part: string, body?: unknown) => academy.call(method, `/api/words/${part}`, body, { token });
  return { ...academy, token, words };
}
const shownNow = ({ publicAcademy }: TestAcademy) => publicAcademy.requestData();

describe("the site's texts", () => {
  it("are the first ones until staff change them; pages carry only what was changed, in every process", async () => {
    const academy = await opened();
    const { body } = await academy.words("GET", "home");
    expect(body).toEqual({ ...firstOf(homeTexts), version: 1 });
    expect(await shownNow(academy).texts("home")).toBeUndefined();
    const figures = [{ value: "97%", label: "success rate", as_of: "2026" }];
    expect((await academy.words("PUT", "home", { ...body, figures })).body).toEqual({ ...body, figures, version: 2 });
    const other = shownNow(await academy.openAnother());
    expect(await other.texts("home")).toEqual({ figures });
    expect([...other.sources]).toEqual(["site_settings"]);
  });

  it("are saved by a program of before there was a sentence for courses without a class, which stays as it is", async () => {
    const { words } = await opened();
    const { body } = await words("GET", "subjects");
    const { no_date: _, ...known } = body;
    expect((await words("PUT", "subjects", { ...known, posts_title: "Read on" })).body).toEqual({
      ...body,
      posts_title: "Read on",
      version: 2,
    });
  });

  it("come back with one call, and what that replaced is among the versions and in the log, with who did it", async () => {
    const { words, call, token, ...academy } = await opened();
    const { body } = await words("GET", "about");
    expect((await words("POST", "about/restore-first", {})).body.version).toBe(1);
    await words("PUT", "about", { ...body, title: "Who we are" });
    expect((await words("POST", "about/restore-first", {})).body).toEqual({ ...body, version: 3 });
    expect(await academy.publicAcademy.requestData().texts("about")).toBeUndefined();
    const { body: versions } = await words("GET", "about/versions");
    expect(versions.map(({ version, saved_by, item }: (typeof versions)[0]) => [version, saved_by, item.title])).toEqual([
      [3, "admin", "About Us"],
      [2, "admin", "Who we are"],
      [1, "system", "About Us"],
    ]);
    expect((await words("POST", "about/versions/2/restore", {})).body.title).toBe("Who we are");
    const { body: audit } = await call("GET", "/api/audit?noun=words/about", undefined, { token });
    expect(audit.map(({ action }: (typeof audit)[0]) => action)).toEqual(["restore-version", "restore-first", "update"]);
  });

  it("refuse what would not work, each with its sentence and its place", async () => {
    const { words } = await opened();
    const [home, layout, notices] = await Promise.all(["home", "layout", "notice"].map(async (part) => (await words("GET", part)).body));
    const refused = async (part: string, body: unknown) => {
      const { status, body: answer } = await words("PUT", part, body);
      return [status, answer.issues[0].path, answer.issues[0].message];
    };
    const link = "This must be a page of the site, such as /courses, or an address that starts with https://.";
    for (const to of ["javascript:alert(1)", "//evil.example", "courses", "/%E0%A4%A", "https://"])
      expect(await refused("layout", { ...layout, menu: [{ name: "A", to }] })).toEqual([400, "menu.0.to", link]);
    expect(await refused("layout", { ...layout, menu: [] })).toEqual([400, "menu", "There must be at least one."]);
    expect(await refused("home", { ...home, scenes: [{ image: "data:image/png;base64,AAAA", alt: "A" }] })).toEqual([
      400,
      "scenes.0.image",
      "Only JPG/JPEG images are allowed",
    ]);
    expect(await refused("home", { ...home, scenes: [{ image: "/pictures/share.jpg", alt: "A" }] })).toEqual([
      400,
      "scenes.0.image",
      "Invalid image",
    ]);
    expect(await refused("home", { ...home, title: "" })).toEqual([400, "title", "This field is required."]);
    expect(await refused("notice", { ...notices, ...notice, from: "2027-04-13", to: "2027-04-12" })).toEqual([
      400,
      "to",
      "It ends before it begins.",
    ]);
    expect(await refused("notice", { ...notices, ...notice, link: "" })).toEqual([400, "link", "Where does it lead?"]);
    expect(await refused("notice", { ...notices, ...notice, pages: ["/admin"] })).toEqual([
      400,
      "pages.0",
      "Choose among the pages that are listed.",
    ]);
  });

  it("keep an uploaded picture as long as they or an earlier version show it", async () => {
    const { words, academy, call, pass } = await opened();
    const { body } = await words("GET", "home");
    const scenes = [{ image: await jpegDataUrl(), alt: "Our house" }];
    const [{ image }] = (await words("PUT", "home", { ...body, scenes })).body.scenes;
    expect(image).toMatch(/^\/media\/[0-9a-f]{32}\.jpg$/);
    await words("POST", "home/restore-first", {});
    pass(3 * day);
    await academy.nightlyJobs.pictures();
    expect((await call("GET", image)).status).toBe(200);
  });

  it("of a policy are cleaned, when they are written and when they are read", async () => {
    const { words, database, publicAcademy } = await opened();
    const hostile = '<p onclick="x()">Kept <script>x()</script></p>';
    expect((await words("PUT", "terms", { effective: "1 May 2027", text: hostile })).body.text).toBe("<p>Kept </p>");
    await database.change("site_settings", (tx) =>
      tx
        .updateTable("site_settings")
        .set({ data: JSON.stringify({ effective: "1 May 2027", text: hostile }) })
        .where("name", "=", "words-terms")
        .execute(),
    );
    expect(await publicAcademy.requestData().policy("terms")).toMatchObject({ effective: "1 May 2027", text: "<p>Kept </p>" });
  });

  it("of the privacy policy say how long an enquiry is kept, as it is set", async () => {
    const { call, token, publicAcademy } = await opened();
    const text = async () => (await publicAcademy.requestData().policy("privacy")).text;
    expect(await text()).toContain("erase it, or until 24 months after our last contact with you, whichever comes first. Backup");
    const { body } = await call("GET", "/api/site-options", undefined, { token });
    await call("PUT", "/api/site-options", { ...body, enquiryKeepMonths: 0 }, { token });
    expect(await text()).toContain("We keep an enquiry until you ask us to erase it. Backup");
  });

  it("that still say a fact that was changed are named", async () => {
    const { words, call, token } = await opened();
    const { body: contact } = await words("GET", "contact");
    await words("PUT", "contact", { ...contact, undecided: "Simply call +94 11 200 0000." });
    const { body: facts } = await call("GET", "/api/academy-facts", undefined, { token });
    await call("PUT", "/api/academy-facts", { ...facts, phones: [{ number: "+94 11 300 0000", label: "" }] }, { token });
    const { body: outdated } = await call("GET", "/api/academy-facts/outdated", undefined, { token });
    expect(outdated).toContainEqual({ noun: "words/contact", id: 1, title: "", says: ["+94 11 200 0000"] });
  });
});

describe("a notice", () => {
  it("is carried by pages from its first day to its last, where the academy is", async () => {
    const academy = await opened();
    const today = academy.academy.today();
    const at = (days: number) => addDays(today, days);
    const shown = async () => {
      const data = shownNow(academy);
      return [(await data.factsAlone()).notice, data.sources.has("day")];
    };
    expect(await shown()).toEqual([undefined, false]);
    await academy.words("PUT", "notice", { ...notice, pages: ["/course"] });
    expect(await shown()).toEqual([{ text: notice.text, link: "/contact", name: "Ask us", pages: ["/course"] }, false]);
    await academy.words("PUT", "notice", { ...notice, link: "", link_name: "", from: at(2), to: at(3) });
    expect(await shown()).toEqual([undefined, true]);
    const seen = [];
    for (let later = 1; later < 5; later++) {
      academy.pass(day);
      seen.push(await shown());
    }
    const there = [{ text: notice.text }, true];
    expect(seen).toEqual([[undefined, true], there, there, [undefined, true]]);
  });
});
