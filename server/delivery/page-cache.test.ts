import { describe, expect, it } from "vitest";
import { createFairQueue } from "#academy/limits/fair-queue.ts";
import type { PageSource } from "#academy/public/page-sources.ts";
import { contentVersionsOf } from "#database/database.ts";
import { createPageCache, type Rendered } from "./page-cache.ts";
import type { PageVersions } from "./version-poller.ts";

const turn = { client: "192.0.2.1", enter: createFairQueue({ atOnce: 50, most: 1000, mostOfOne: 1000 }).enter };

function setUp(mostBytes = 1_000_000) {
  let versions: PageVersions = { ...contentVersionsOf(() => 1), day: 1, moment: 0 };
  let renders = 0;
  const pageCache = createPageCache(() => versions, mostBytes);
  const page =
    (sources: PageSource[], more: Partial<Extract<Rendered, { keep: boolean }>> = {}) =>
    async (): Promise<Rendered> => {
      renders++;
      return {
        response: new Response("x".repeat(2000), { headers: { "content-type": "text/html" } }),
        sources: new Set(sources),
        keep: true,
        ...more,
      };
    };
  return {
    pageCache,
    page,
    renders: () => renders,
    save: (noun: PageSource) => {
      versions = { ...versions, [noun]: versions[noun] + 1 };
    },
  };
}

describe("the page cache", () => {
  it("keeps a page until what it was made from changes, and no longer", async () => {
    const { pageCache, page, save } = setUp();
    await pageCache.fill("/courses", turn, page(["courses", "questions"]));
    await pageCache.fill("/privacy-policy", turn, page([]));
    save("posts");
    expect(pageCache.get("/courses")).toBeDefined();
    save("questions");
    expect(pageCache.get("/courses")).toBeUndefined();
    expect(pageCache.get("/privacy-policy")).toBeDefined();
  });

  it("renders nothing for whoever asks for what it holds, without having looked", async () => {
    const { pageCache, page, save, renders } = setUp();
    for (let asked = 0; asked < 3; asked++) await pageCache.fill("/courses", turn, page(["courses"]));
    expect(renders()).toBe(1);
    save("courses");
    for (let asked = 0; asked < 3; asked++) await pageCache.fill("/courses", turn, page(["courses"]));
    expect(renders()).toBe(2);
  });

  it("keeps no page that would take more than half of its shelf", async () => {
    const { pageCache, page } = setUp(40_000);
    await pageCache.fill("/small", turn, page([]));
    expect(pageCache.get("/small")).toBeDefined();
    await pageCache.fill(
      "/large",
      turn,
      page([], { response: new Response("x".repeat(18_000), { headers: { "content-type": "text/html" } }) }),
    );
    expect(pageCache.get("/large")).toBeUndefined();
    expect(pageCache.get("/small")).toBeDefined();
  });

  it("renders once however many ask, but never joins a render begun before a change", async () => {
    const { pageCache, page, renders, save } = setUp();
    await Promise.all(Array.from({ length: 20 }, () => pageCache.fill("/", turn, page(["courses"]))));
    expect(renders()).toBe(1);
    let finish = () => {};
    const slow = pageCache.fill("/slow", turn, async () => {
      await new Promise<void>((resolve) => {
        finish = resolve;
      });
      return page(["courses"])();
    });
    save("courses");
    await pageCache.fill("/slow", turn, page(["courses"]));
    finish();
    await slow;
    expect(renders()).toBe(3);
    expect(pageCache.get("/slow")).toBeUndefined();
  });

  it("shares an answer under way only when it may be kept, and no failure", async () => {
    const { pageCache, page } = setUp();
    let made = 0;
    const puzzle = (): Promise<Rendered> => page([], { keep: false, response: new Response(`puzzle ${++made}`) })();
    const ask = async () => new TextDecoder().decode((await pageCache.fill("/puzzle", turn, puzzle)).bodies.identity);
    expect(new Set(await Promise.all(Array.from({ length: 20 }, ask))).size).toBe(20);
    let asked = 0;
    const cutOff = () => (asked++ === 0 ? Promise.reject(new Error("the asker left")) : page([])());
    const answers = await Promise.allSettled(Array.from({ length: 5 }, () => pageCache.fill("/page", turn, cutOff)));
    expect(answers.map((answer) => answer.status)).toEqual(["rejected", ...Array<string>(4).fill("fulfilled")]);
  });

  it("does not keep what is not worth keeping, nor a failed render", async () => {
    const { pageCache, page } = setUp();
    await pageCache.fill("/fallback", turn, page([], { keep: false }));
    await expect(pageCache.fill("/broken", turn, () => Promise.reject(new Error("no")))).rejects.toThrow("no");
    expect(pageCache.size().entries).toBe(0);
    await pageCache.fill("/broken", turn, page([]));
    expect(pageCache.size().entries).toBe(1);
  });

  it("is bounded whatever addresses are asked for; the longest unused go first", async () => {
    const { pageCache, page } = setUp(100_000);
    for (let number = 0; number < 500; number++) await pageCache.fill(`/${number}`, turn, page([]));
    expect(pageCache.size().bytes).toBeLessThanOrEqual(100_000);
    expect([pageCache.get("/0"), pageCache.get("/499")]).toEqual([undefined, expect.anything()]);
  });

  it("counts keys and headers, and holds no more entries than there are places, however small", async () => {
    const { pageCache, page } = setUp(10_000_000);
    const empty = { response: new Response("", { headers: { "x-long": "h".repeat(5000) } }) };
    await pageCache.fill("k".repeat(100_000), turn, page([], empty));
    expect(pageCache.size().bytes).toBeGreaterThan(210_000);
    for (let number = 0; number < 2500; number++) await pageCache.fill(`/${number}`, turn, page([], { response: new Response("") }));
    expect(pageCache.size().entries).toBe(1500);
  });

  it("lets no number of views of a list, nor of what was not found, push a page out", async () => {
    const { pageCache, page } = setUp(400_000);
    await pageCache.fill("/courses", turn, page([]));
    for (let number = 0; number < 500; number++) {
      await pageCache.fill(`/classes?month=${number}`, turn, page([]));
      await pageCache.fill(`/${number}`, turn, page([], { key: `missing ${number}` }));
    }
    expect(pageCache.get("/courses")).toBeDefined();
    expect(pageCache.get("/classes?month=0")).toBeUndefined();
    expect(pageCache.get("/classes?month=499")).toBeDefined();
  });

  it("makes a page that waits in one client's crowd at the turn of whoever else wants it", async () => {
    const { pageCache, page } = setUp();
    const { enter } = createFairQueue({ atOnce: 1, most: 1000, mostOfOne: 1000 });
    const order: string[] = [];
    const noted = (name: string) => async () => {
      order.push(name);
      return page([])();
    };
    const crowd = Array.from({ length: 20 }, (_, number) =>
      pageCache.fill(`/classes?n=${number}`, { client: "198.51.100.1", enter }, noted(`crowd ${number}`)),
    );
    const wanted = [
      { client: "198.51.100.1", enter },
      { client: "203.0.113.1", enter },
    ].map((of) => pageCache.fill("/wanted", of, noted("wanted")));
    await Promise.all([...crowd, ...wanted]);
    expect(order.indexOf("wanted")).toBeLessThan(3);
    expect(order).toHaveLength(21);
  });

  it("counts anew what was packed smaller", async () => {
    const { pageCache, page } = setUp();
    const words = ["German", "class", "teacher", "evening", "Colombo", "level", "seat", "fee", "exam", "write"];
    const text = Array.from({ length: 5000 }, (_, number) => words[((number * number * 7) % 97) % 10] + "s".repeat(number % 3)).join(" ");
    await pageCache.fill("/", turn, page([], { response: new Response(text, { headers: { "content-type": "text/html" } }) }));
    const before = pageCache.size().bytes;
    for (let use = 0; use < 3; use++) pageCache.get("/");
    await expect.poll(() => pageCache.size().bytes).toBeLessThan(before);
  });

  it("keeps what many addresses share under one key, and hands it out", async () => {
    const { pageCache, page, renders } = setUp();
    const { etag } = await pageCache.fill("/a", turn, page([], { key: "missing" }));
    expect([pageCache.get("/a"), pageCache.get("missing")?.etag]).toEqual([undefined, etag]);
    const kept = pageCache.get("missing");
    expect(kept && (await pageCache.fill("/b", turn, async () => ({ answer: kept })))).toBe(kept);
    expect([renders(), pageCache.size().entries]).toEqual([1, 1]);
  });

  it("answers in br, gzip and plain, all the same words", async () => {
    const { pageCache, page } = setUp();
    const { bodies, headers } = await pageCache.fill("/", turn, page([]));
    const unpack = async (bytes: Uint8Array | undefined, format: "gzip") =>
      new Response(new Blob([new Uint8Array(bytes ?? [])]).stream().pipeThrough(new DecompressionStream(format))).text();
    expect(await unpack(bodies.gzip, "gzip")).toBe("x".repeat(2000));
    expect(bodies.br?.byteLength).toBeLessThan(100);
    expect(headers.vary).toBe("accept-encoding, available-dictionary");
  });
});
