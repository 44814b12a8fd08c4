import type { Page } from "@playwright/test";
import { type Recorded, recordedClipboards } from "../../../clipboards/recorded.ts";
import { postInput } from "../../../factories.ts";
import { slow } from "../../../slow.ts";
import { expectAccessible } from "../../accessible.ts";
import { picture } from "../../pictures.ts";
import { editor, moveCaret, openPost } from "../../post-form.ts";
import { callApi, openSignedIn, toast } from "../../staff.ts";
import { expect, test } from "../../test.ts";

const tool = (page: Page, name: string) => page.getByRole("toolbar", { name: "Formatting" }).getByRole("button", { name, exact: true });

async function paste(page: Page, content: Partial<Pick<Recorded, "html" | "text" | "rtf">>): Promise<void> {
  await editor(page).evaluate((element, { html = "", text = "", rtf = "" }) => {
    const data = new DataTransfer();
    for (const [type, value] of Object.entries({ "text/html": html, "text/plain": text, "text/rtf": rtf }))
      if (value) data.setData(type, value);
    const event = new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true });
    // Firefox gives an event that a page made an empty clipboard.
    Object.defineProperty(event, "clipboardData", { value: data });
    element.dispatchEvent(event);
  }, content);
}

test.describe("the text of a post", () => {
  test("are written with every tool of the editor, and the server keeps all of it", async ({ page, server, token }) => {
    const made = await callApi(server, token, "POST", "/blogs", postInput({ content: "" }));
    await openSignedIn(page, token, `/admin/blogs?form=${made.id}`);
    const form = await openPost(page, made.id);
    const style = form.getByLabel("Text style");
    await editor(page).click();
    for (const level of ["1", "2", "3", "4", "5", "6"]) {
      await style.selectOption(level);
      await page.keyboard.type(`H${level}`);
      await page.keyboard.press("Enter");
    }
    for (const [name, word] of [
      ["Bold", "bold"],
      ["Italic", "italic"],
      ["Underline", "under"],
      ["Strike", "strike"],
    ] as const) {
      await tool(page, name).click();
      await page.keyboard.type(word);
      await tool(page, name).click();
    }
    await page.keyboard.press("Enter");
    await tool(page, "Align center").click();
    await page.keyboard.type("middle");
    await page.keyboard.press("Enter");
    await tool(page, "Align left").click();
    await tool(page, "Increase indent").click();
    await tool(page, "Increase indent").click();
    await page.keyboard.type("deep");
    await page.keyboard.press("Enter");
    await tool(page, "Decrease indent").click();
    await tool(page, "Decrease indent").click();
    await tool(page, "Bullet list").click();
    await page.keyboard.type("one");
    await page.keyboard.press("Enter");
    await tool(page, "Increase indent").click();
    await page.keyboard.type("inner");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Enter");
    await tool(page, "Ordered list").click();
    await page.keyboard.type("first");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Enter");
    await expect(tool(page, "Link")).toHaveAttribute("title", /^Link \((Ctrl\+|⌘)K\)$/);
    await page.keyboard.press("Control+k");
    await expect(form.getByLabel("Link to")).toBeFocused();
    await editor(page).focus();
    await page.keyboard.press("Meta+k");
    await expect(form.getByLabel("Link to")).toBeFocused();
    await form.getByLabel("Link to").fill("javascript:alert(1)");
    await page.keyboard.press("Enter");
    await expect(
      form.getByText("Please enter a web address, an e-mail address, a phone number, or words of a page’s title."),
    ).toBeVisible();
    await form.getByLabel("Link to").fill("academy.example/courses");
    await page.keyboard.press("Enter");
    await form.getByRole("button", { name: "Update Blog" }).click();
    await expect(toast(page, "Blog updated")).toBeVisible();
    const { content } = await callApi(server, token, "GET", `/blogs/${made.id}`);
    expect(content).toBe(
      "<h1>H1</h1><h2>H2</h2><h3>H3</h3><h4>H4</h4><h5>H5</h5><h6>H6</h6>" +
        "<p><strong>bold</strong><em>italic</em><u>under</u><s>strike</s></p>" +
        '<p style="text-align:center">middle</p><p data-indent="2">deep</p>' +
        "<ul><li><p>one</p><ul><li><p>inner</p></li></ul></li></ul><ol><li><p>first</p></li></ol>" +
        '<p><a href="https://academy.example/courses">academy.example/courses</a></p>',
    );

    await page.goto(`/admin/blogs?form=${made.id}`);
    await expect(editor(page)).toContainText("middle");
    await editor(page).click();
    await moveCaret(page, "Control+a");
    await tool(page, "Clear formatting").click();
    await form.getByRole("button", { name: "Update Blog" }).click();
    await expect(toast(page, "Blog updated")).toBeVisible();
    const cleared = (await callApi(server, token, "GET", `/blogs/${made.id}`)).content;
    expect(cleared).toContain("<p>H1</p>");
    expect(cleared).not.toMatch(/<(strong|em|u|s|ul|ol|h\d|a)\b|style|data-indent/);
  });

  test("hold pictures, a table, a video and a passage in another language, and pages show them", { tag: ["@chromium", "@all"] }, async ({
    page,
    server,
    token,
  }) => {
    test.slow();
    const made = await callApi(server, token, "POST", "/blogs", postInput({ slug: "with-everything", content: "" }));
    const later = postInput({ slug: "in-spring", title: "Contact in spring", publish_at: "2099-01-01T00:00:00.000Z" });
    const { id: laterId } = await callApi(server, token, "POST", "/blogs", later);
    await openSignedIn(page, token, `/admin/blogs?form=${made.id}`);
    const form = await openPost(page, made.id);
    const fromWord = recordedClipboards().find(({ name }) => name === "word-picture");
    await editor(page).click();
    await paste(page, { html: fromWord?.html ?? "", rtf: fromWord?.rtf ?? "" });
    const pictures = editor(page).locator('img[src^="/media/"]');
    await expect(pictures).toHaveCount(1);
    await page.keyboard.press("Enter");
    await page.keyboard.type('## "Fees"\n> said\n\n---');
    const chooser = page.waitForEvent("filechooser");
    await tool(page, "Insert pictures").click();
    await (await chooser).setFiles(await picture("class.jpg", 600, 400));
    await expect(pictures).toHaveCount(2);
    await pictures.nth(1).click();
    await expect(form.getByText("For people who cannot see it")).toBeVisible();
    await form.getByLabel("What the picture shows").fill("Twelve students at desks");
    await form.getByLabel("Width of the picture").selectOption("Wider than the text");
    await editor(page).locator("figcaption").nth(1).click();
    await page.keyboard.type("Monday");
    await page.keyboard.press("Enter");
    await tool(page, "Insert a table").click();
    for (const heading of ["Level", "Fee", "Place"]) {
      await page.keyboard.type(heading);
      if (heading !== "Place") await page.keyboard.press("Tab");
    }
    await form.getByRole("button", { name: "Row below" }).click();
    await expectAccessible(page);
    await moveCaret(page, "Control+End");
    await paste(page, { text: "https://youtu.be/dQw4w9WgXcQ" });
    await editor(page).locator("figure[data-video]").click();
    await form.getByLabel("Title of the video").fill("Order tea");
    await editor(page).locator("p").last().click();
    await page.keyboard.type("Guten Tag");
    await moveCaret(page, "Shift+Home");
    await form.getByLabel("Language of the passage").selectOption("German");
    await tool(page, "Link").click();
    await expect(form.getByLabel("Link to")).toBeFocused();
    await expect(editor(page).locator(".shown-selection")).toHaveText("Guten Tag");
    await page.keyboard.press("Escape");
    await expect(editor(page).locator(".shown-selection")).toHaveCount(0);
    await expect(editor(page)).toBeFocused();
    await moveCaret(page, "End");
    await tool(page, "Link").click();
    const found = form.getByRole("list", { name: "Pages found" });
    await form.getByLabel("Link to").fill("german");
    await expect(found.getByRole("button", { name: "German Deutsch" })).toBeVisible();
    await form.getByLabel("Link to").fill("contact");
    await expect(found.getByRole("button", { name: "Contact in spring" })).toContainText("Scheduled: visitors see it from 1 January 2099");
    await form.getByLabel("Link to").press("ArrowDown");
    await page.keyboard.press("ArrowUp");
    await expect(form.getByLabel("Link to")).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await callApi(server, token, "DELETE", `/blogs/${laterId}`);
    await form.getByRole("button", { name: "Update Blog" }).click();
    await expect(toast(page, "Blog updated")).toBeVisible();
    const { content } = await callApi(server, token, "GET", `/blogs/${made.id}`);
    expect(content.replace(/[0-9a-f]{32}/g, "HASH")).toBe(
      '<p>Our class on Monday:</p><figure><img src="/media/HASH.jpg" alt="Twelve students around a table" width="12" height="8" /></figure>' +
        '<p>They read a menu.</p><h2>"Fees"</h2><blockquote><p>said</p></blockquote><hr />' +
        '<figure data-width="wide"><img src="/media/HASH.jpg" alt="Twelve students at desks" width="600" height="400" />' +
        "<figcaption>Monday</figcaption></figure>" +
        "<table><tbody><tr><th><p>Level</p></th><th><p>Fee</p></th><th><p>Place</p></th></tr>" +
        `${`<tr>${"<td><p></p></td>".repeat(3)}</tr>`.repeat(3)}</tbody></table>` +
        '<figure data-video="youtube:dQw4w9WgXcQ"><a href="https://www.youtube.com/watch?v=dQw4w9WgXcQ">Order tea</a></figure>' +
        '<p><span lang="de">Guten Tag</span><a href="/contact">Contact</a></p>',
    );

    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).host));
    await page.goto("/blog/with-everything");
    const shown = page.getByRole("img", { name: "Twelve students at desks" });
    await shown.scrollIntoViewIfNeeded();
    await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await expect(page.getByRole("region", { name: "Table: Level, Fee, Place" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Order tea Watch on YouTube (opens a new tab)" })).toHaveAttribute("target", "_blank");
    await expect(page.locator(".prose [lang=de]")).toHaveText("Guten Tag");
    await expectAccessible(page);
    expect(new Set(asked).size).toBe(1);
  });

  test("keep pictures and videos, whatever is inserted, typed or pressed next", { tag: ["@engines"] }, async ({ page, server, token }) => {
    const made = await callApi(server, token, "POST", "/blogs", postInput({ content: "<p>Begin</p>" }));
    await openSignedIn(page, token, `/admin/blogs?form=${made.id}`);
    const form = await openPost(page, made.id);
    const insertPicture = async (name: string) => {
      // Firefox tells nobody of its window for choosing a file.
      await form
        .getByRole("toolbar")
        .locator("input[type=file]")
        .setInputFiles(await picture(name, 600, 400));
    };
    const pictures = editor(page).locator("figure:has(img)");
    const videos = editor(page).locator("figure[data-video]");
    await editor(page).click();
    await moveCaret(page, "Control+End");
    await insertPicture("one.jpg");
    await insertPicture("two.jpg");
    await tool(page, "Insert a video").click();
    await form.getByLabel("Address of the video").fill("https://youtu.be/dQw4w9WgXcQ");
    await page.keyboard.press("Enter");
    await paste(page, { text: "https://vimeo.com/76979871" });
    await expect(videos).toHaveCount(2);
    await page.keyboard.type("typed");
    await tool(page, "Insert a line").click();
    await tool(page, "Insert a table").click();
    await page.keyboard.type("Level");
    await page.keyboard.press("Tab");
    await page.keyboard.type("Fee");
    // Firefox draws half of a line beyond the last cells, where a table that scrolls would cut it.
    const table = editor(page).locator("table");
    const end = table.evaluate(
      (all) => all.getBoundingClientRect().right - (all.querySelector("th:last-child")?.getBoundingClientRect().right ?? 0),
    );
    expect(await end).toBeGreaterThanOrEqual(1);
    await expect(editor(page).locator('img[src^="/media/"]')).toHaveCount(2);

    // Selected, they are neither typed over nor pasted over, and no tool makes text of one.
    await pictures.first().locator("img").click();
    await page.keyboard.type("x");
    await videos.last().click();
    await expect(form.getByRole("button", { name: "Remove this video" })).toBeVisible();
    await paste(page, { html: "<p>pasted</p>" });
    await pictures.last().locator("img").click();
    for (const [level, name] of [
      ["2", "Bullet list"],
      ["0", "Clear formatting"],
    ] as const) {
      await form.getByLabel("Text style").selectOption(level);
      await tool(page, name).click();
    }
    await expect(pictures).toHaveCount(2);
    await videos.first().click();
    await form.getByRole("button", { name: "Remove this video" }).click();
    await expect(videos).toHaveCount(1);
    await page.keyboard.press("Control+z");
    await expect(videos).toHaveCount(2);
    await form.getByRole("button", { name: "Update Blog" }).click();
    await expect(toast(page, "Blog updated")).toBeVisible();
    const { content } = await callApi(server, token, "GET", `/blogs/${made.id}`);
    const shown = content.replace(/<figure><img[^>]*><\/figure>/g, "[picture]").replace(/<figure data-video.*?<\/figure>/g, "[video]");
    expect(shown).toMatch(
      /^<p>Begin<\/p>\[picture\]<p>x<\/p>\[picture\]\[video\]\[video\]<p>pasted<\/p><p>typed<\/p><hr \/><table>.*Level.*Fee/,
    );
  });

  test("are offered cards for the videos that a pasted text leads to", { tag: "@all" }, async ({ page, server, token }) => {
    const made = await callApi(server, token, "POST", "/blogs", postInput({ content: "<p>Begin</p>" }));
    await openSignedIn(page, token, `/admin/blogs?form=${made.id}`);
    await openPost(page, made.id);
    await editor(page).click();
    await moveCaret(page, "Control+End");
    await paste(page, { text: "\nWatch this:\nhttps://youtu.be/dQw4w9WgXcQ\nand come" });
    await expect(editor(page).locator("figure[data-video]")).toHaveCount(0);
    await page.getByRole("button", { name: "Show it as a card" }).click();
    await expect(editor(page).locator("figure[data-video]")).toHaveCount(1);
    await page.keyboard.press("ControlOrMeta+z");
    await expect(editor(page).locator("figure[data-video]")).toHaveCount(0);
    await moveCaret(page, "Control+End");
    await paste(page, {
      html: '<p><a href="https://vimeo.com/76979871">How to order tea</a></p><p>Then <a href="https://youtu.be/aaaaaaaaaaa">this</a>.</p>',
    });
    await expect(page.getByText("This leads to 2 videos.")).toBeVisible();
    await page.getByRole("button", { name: "Show them as cards" }).click();
    await expect(editor(page).locator("figure[data-video]")).toHaveText(["How to order tea", "this"]);
    await expect(editor(page)).toContainText("Then this.");
    await paste(page, { html: '<p><a href="https://vimeo.com/76979871">Again</a></p>' });
    await page.getByRole("button", { name: "Leave it" }).click();
    await expect(page.getByText(/^This leads to/)).toHaveCount(0);
  });

  test("make a card of the address of a video that is typed on its line", { tag: "@all" }, async ({ page, server, token }) => {
    const made = await callApi(server, token, "POST", "/blogs", postInput({ content: "<p>Begin</p>" }));
    await openSignedIn(page, token, `/admin/blogs?form=${made.id}`);
    const form = await openPost(page, made.id);
    await editor(page).click();
    await moveCaret(page, "Control+End");
    await page.keyboard.press("Enter");
    const address = "https://www.youtube.com/watch?v=dQw4w9WgXcQ";
    await page.keyboard.type(address);
    await page.keyboard.press("Enter");
    const cards = editor(page).locator("figure[data-video]");
    await expect(cards).toHaveCount(1);
    await page.keyboard.press("ControlOrMeta+z");
    await expect(cards).toHaveCount(0);
    await expect(editor(page)).toContainText(address);
    await page.keyboard.press("Enter");
    await page.keyboard.type(`Or ${address}`);
    await page.keyboard.press("Enter");
    await page.keyboard.type("goes on");
    await form.getByRole("button", { name: "Update Blog" }).click();
    await expect(toast(page, "Blog updated")).toBeVisible();
    const { content } = await callApi(server, token, "GET", `/blogs/${made.id}`);
    expect(content).toMatch(
      /^<p>Begin<\/p><figure data-video="youtube:dQw4w9WgXcQ">.*<\/figure><p>Or (<a[^>]*>)?https:\S+?(<\/a>)?<\/p><p>goes on<\/p>$/,
    );
  });

  for (const width of [390, 1280])
    test(`no tool stands in front of what is typed in a long table, ${width} wide`, { tag: "@all" }, async ({
      browserName,
      page,
      server,
      token,
    }) => {
      await page.setViewportSize({ width, height: 720 });
      const row = (name: string) => `<tr><td><p>${name}</p></td><td><p>Fee</p></td></tr>`;
      const rows = Array.from({ length: 12 }, (_, index) => row(`Row ${index + 1}`));
      const content = `${"<p>Begin</p>".repeat(14)}<table><tbody>${rows.join("")}</tbody></table>${"<p>End</p>".repeat(6)}`;
      const made = await callApi(server, token, "POST", "/blogs", postInput({ content }));
      await openSignedIn(page, token, `/admin/blogs?form=${made.id}`);
      await openPost(page, made.id);
      await editor(page).getByText("Row 1", { exact: true }).click();
      const isInFront = () =>
        page.evaluate(() => {
          const node = getSelection()?.focusNode;
          const line = (node instanceof Element ? node : node?.parentElement)?.closest("p")?.getBoundingClientRect();
          const at = line && [line.top + 1, line.bottom - 1].map((y) => document.elementFromPoint(line.left + 2, y));
          return at?.every((one) => one?.closest("[role=textbox]"));
        });
      for (let cell = 0; cell < 23; cell++) {
        await page.keyboard.press("Tab");
        await page.keyboard.type("x");
        // The page scrolls, and the tool moves, in the frames after the key.
        await expect.poll(isInFront, `cell ${cell}`).toBe(true);
      }
      // Behind the last cell the same key makes a row.
      await page.keyboard.press("Tab");
      await expect(editor(page).getByRole("row")).toHaveCount(13);
      await page.keyboard.press("ControlOrMeta+z");
      await expect(editor(page).getByRole("row")).toHaveCount(12);
      // A machine so slow that the editor hears of the move long after the key; twenty times as slow takes ten seconds of the processor.
      const rate = slow ? 20 : 4;
      if (browserName === "chromium") await (await page.context().newCDPSession(page)).send("Emulation.setCPUThrottlingRate", { rate });
      for (let line = 0; line < 24; line++) {
        await moveCaret(page, "ArrowUp");
        await expect.poll(isInFront, `line ${line}`).toBe(true);
      }
    });

  test("no key eats words: after a link, nor undo in another field, and the tools of a table are reached", { tag: "@all" }, async ({
    page,
    server,
    token,
  }) => {
    const made = await callApi(server, token, "POST", "/blogs", postInput({ content: "<p>our course</p>", excerpt: "" }));
    await openSignedIn(page, token, `/admin/blogs?form=${made.id}`);
    const form = await openPost(page, made.id);
    await editor(page).focus();
    await moveCaret(page, "Control+a");
    await page.keyboard.press("Control+k");
    await page.keyboard.type("academy.example");
    // As Safari says that a word is complete which was composed. Playwright's own dispatchEvent ends Firefox ESR here.
    await form.getByLabel("Link to").evaluate((field) => {
      const init = { key: "Enter", keyCode: 229, bubbles: true, cancelable: true };
      field.dispatchEvent(new KeyboardEvent("keydown", init));
    });
    await page.keyboard.press("Enter");
    await page.keyboard.type("s");
    await expect(editor(page).getByRole("link", { name: "our course", exact: true })).toBeVisible();
    await moveCaret(page, "ArrowLeft");
    await moveCaret(page, "ArrowLeft");
    await page.keyboard.press("Control+k");
    await form.getByRole("button", { name: "Remove link" }).click();
    await page.keyboard.type("!");
    await expect(editor(page)).toHaveText("our course!s");

    await form.getByLabel("Summary").fill("A");
    for (let i = 0; i < 4; i++) await page.keyboard.press("Control+z");
    await expect(editor(page)).toHaveText("our course!s");

    await editor(page).focus();
    await moveCaret(page, "Control+End");
    await tool(page, "Insert a table").press("Enter");
    await page.keyboard.press("Alt+F10");
    await page.keyboard.press("Alt+F10");
    await expect(form.getByRole("button", { name: "Row above" })).toBeFocused();
    for (let i = 0; i < 3; i++) await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(editor(page).locator("th")).toHaveCount(4);
    await expect(editor(page)).toBeFocused();
  });

  test("the editor is left with the Tab key, and its tools are one stop", { tag: "@all" }, async ({ page, server, token }) => {
    const made = await callApi(server, token, "POST", "/blogs", postInput({ content: `<ul>${"<li>one</li>".repeat(40)}</ul>` }));
    await openSignedIn(page, token, `/admin/blogs?form=${made.id}`);
    const form = await openPost(page, made.id);
    await form.getByLabel("Text style").focus();
    await page.keyboard.press("ArrowRight");
    await expect(tool(page, "Bold")).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(editor(page)).toBeFocused();
    await moveCaret(page, "Control+End");
    await page.keyboard.press("Tab");
    await expect(form.getByLabel("Summary")).toBeFocused();
    await editor(page).focus();
    await page.keyboard.press("Escape");
    await expect(form).toHaveCount(0);
  });
});
