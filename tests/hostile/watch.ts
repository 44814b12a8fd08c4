import type { BrowserContext, Page } from "@playwright/test";

/** Hears of everything a vector could do in any page of `context`: run, ask, fetch. What happened is in the list, which stays empty. */
export async function watchFor(context: BrowserContext, origin: string): Promise<string[]> {
  const happened: string[] = [];
  await context.exposeFunction("ran", () => void happened.push("a vector ran"));
  await context.addInitScript(() => {
    for (const name of ["alert", "confirm", "prompt", "print"]) Reflect.set(window, name, () => Reflect.get(window, "ran")());
  });
  context.on("dialog", (dialog) => {
    // The browser's own question about unsaved changes.
    if (dialog.type() === "beforeunload") return void dialog.accept();
    happened.push(`a dialog: ${dialog.message()}`);
    dialog.dismiss();
  });
  context.on("request", (request) => {
    // A form asks our own site, without credentials, which links in a text lead to nothing.
    if (request.method() === "HEAD" && request.url().startsWith(`${origin}/`)) return;
    const { origin: asked, pathname } = new URL(request.url());
    const ours =
      request.resourceType() === "document"
        ? /^\/(admin|blog|course|exam|courses|exams|contact)?(\/|$)|^\/feed\.xml$/.test(pathname) && request.frame().parentFrame() === null
        : /^\/(assets\/|media\/|pictures\/|api\/|(favicon\.svg|apple-touch-icon\.png|site\.webmanifest|next\.rules|pages\.dictionary)$)/.test(
            pathname,
          );
    if (asked !== origin || !ours) happened.push(`fetched: ${request.resourceType()} ${request.url()}`);
  });
  return happened;
}

/** Takes the pages' policies away, so that they cannot be what keeps a vector from running. */
export async function withoutPolicies(context: BrowserContext): Promise<void> {
  await context.route("**/*", async (route) => {
    if (route.request().resourceType() !== "document") return route.fallback();
    const response = await route.fetch();
    const { "content-security-policy": _, ...headers } = response.headers();
    await route.fulfill({ response, headers });
  });
}

/** What stands in the page that never should, after every event was fired at what staff and visitors wrote. */
export async function harmIn(page: Page, events: readonly string[]): Promise<string[]> {
  return page.evaluate(async (names) => {
    const allowed: Record<string, RegExp> = {
      p: /^(style|data-indent|lang|dir)$/,
      li: /^(style|data-indent|lang|dir)$/,
      ol: /^start$/,
      a: /^href$/,
      span: /^(lang|dir)$/,
      th: /^(scope|colspan|rowspan)$/,
      td: /^(colspan|rowspan)$/,
      blockquote: /^(lang|dir)$/,
      // Without anything in it: the box of a table on a page.
      div: /^(role|aria-label|tabindex)$/,
    };
    const plain = /^(h[1-6]|p|ul|ol|li|br|strong|em|u|s|a|span|blockquote|hr|table|thead|tbody|tr|th|td|div)$/;
    const harm: string[] = [];
    // The editor puts an empty picture of its own where a caret could not stand.
    const rich = [...document.querySelectorAll(".prose *")].filter((element) => !element.matches("img.ProseMirror-separator:not([src])"));
    for (const element of rich) {
      const { localName: name } = element;
      const attributes = name.startsWith("h") ? allowed.p : allowed[name];
      if (!plain.test(name)) harm.push(`in rich text: <${name}>`);
      for (const { name: attribute, value } of element.attributes) {
        // The course page's and the editor's own.
        if (/^(contenteditable|draggable)$/.test(attribute) || (attribute === "style" && value === "")) continue;
        if (attribute === "class" && /^(whitespace-pre-line|table-box|ProseMirror-\w+)$/.test(value)) continue;
        if (!attributes?.test(attribute) || (attribute === "style" && !/^(text-align: ?(left|center|right|justify);? ?)+$/.test(value)))
          harm.push(`in rich text: <${name} ${attribute}=${value}>`);
      }
    }
    // The page's icon stands in its own address.
    for (const element of document.querySelectorAll("*:not(head > link[rel=icon])")) {
      if (/^(iframe|frame|object|embed|applet|base|portal|fencedframe|marquee|math)$/.test(element.localName))
        harm.push(`<${element.localName}>`);
      if (element.localName === "script" && element.namespaceURI !== "http://www.w3.org/1999/xhtml") harm.push("a script in a drawing");
      for (const { name, value } of element.attributes) {
        if (name.startsWith("on")) harm.push(`<${element.localName} ${name}>`);
        if (
          /^(href|src|action|formaction|data|xlink:href|poster|ping|srcdoc)$/.test(name) &&
          /^[\s\p{Cc}]*(javascript|vbscript|data):/iu.test(value)
        )
          harm.push(`<${element.localName} ${name}=${value}>`);
      }
    }
    for (const element of rich.slice(0, 50)) for (const name of names) element.dispatchEvent(new Event(name));
    // Long enough for what is fetched or animated to begin.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return [...new Set(harm)].slice(0, 20);
  }, events);
}

/** How many of the vectors run when nothing is done about them: each in a frame of its own, every event fired, every link followed. */
export async function runsUnguarded(page: Page, vectors: readonly string[], events: readonly string[]): Promise<number> {
  let ran = 0;
  for (let from = 0; from < vectors.length; from += 100) {
    ran += await page.evaluate(
      async ([some, names]) => {
        const hits = new Set<number>();
        const frames = some.map((vector, place) => {
          const frame = document.createElement("iframe");
          const hit = () => hits.add(place);
          Reflect.set(window, `hit${place}`, hit);
          frame.srcdoc = `<!doctype html><script>ran = alert = parent.hit${place}</script><body>${vector}`;
          return frame;
        });
        const loaded = frames.map((frame) => new Promise((resolve) => frame.addEventListener("load", resolve)));
        document.body.replaceChildren(...frames);
        await Promise.race([Promise.all(loaded), new Promise((resolve) => setTimeout(resolve, 2000))]);
        for (const { contentDocument } of frames)
          for (const element of contentDocument?.querySelectorAll("*") ?? []) {
            for (const name of names) element.dispatchEvent(new Event(name));
            if (/^(a|area)$/.test(element.localName)) element.dispatchEvent(new MouseEvent("click"));
          }
        await new Promise((resolve) => setTimeout(resolve, 100));
        document.body.replaceChildren();
        return hits.size;
      },
      [vectors.slice(from, from + 100), events] as const,
    );
  }
  return ran;
}
