import type { Location } from "react-router";
import { describe, expect, it } from "vitest";
import { type HeldVisits, holdVisits } from "./held-visits.ts";

const place = (pathname: string): Location => ({ pathname, search: "", hash: "", key: pathname, state: null });
const here = place("/about");

/** A browser on a page; `asked`: what its server has still to answer. */
function reading({ online = true } = {}) {
  const opened: string[] = [];
  const kept: (string | undefined)[] = [];
  const asked: { path: string; answer: (isThere: boolean) => Promise<void> }[] = [];
  let shown: HeldVisits = { opening: false };
  const line = { online };
  const visits = holdVisits(
    {
      isOnline: () => line.online,
      asks: (path) =>
        new Promise((resolve) => {
          const answer = async (isThere: boolean) => {
            resolve(isThere);
            await new Promise((settled) => setTimeout(settled));
          };
          asked.push({ path, answer });
        }),
      opens: (path) => opened.push(path),
      keeps: (path) => kept.push(path),
    },
    (change) => {
      shown = { ...shown, ...change };
    },
  );
  /** Answers whether the browser goes on with it. */
  const reloads = (userInitiated = false, navigationType: NavigationType = "reload") => {
    const prevented: true[] = [];
    visits.reloads({ navigationType, userInitiated, preventDefault: () => void prevented.push(true) });
    return prevented.length === 0;
  };
  const visit = (to: string, historyAction = "PUSH") => visits.begins({ historyAction, currentLocation: here, nextLocation: place(to) });
  return { ...visits, visit, reloads, line, opened, kept, asked, shown: () => shown };
}

it("where all is well, nothing is held back and nobody is asked", () => {
  const { visit, arrived, reloads, asked, kept } = reading();
  expect([visit("/blog"), visit("/about"), visit("/blog", "POP")]).toEqual([false, false, false]);
  arrived();
  expect(kept).toEqual(["/blog", "/about", "/blog", undefined]);
  expect([reloads(), asked]).toEqual([true, []]);
});

describe("offline", () => {
  it("the page being read stays, and the other is opened once there is an answer to another try", async () => {
    const { visit, shown, line, open, asked, opened } = reading({ online: false });
    expect(visit("/blog")).toBe(true);
    expect([shown().failed?.pathname, shown().opening, asked]).toEqual(["/blog", false, []]);
    line.online = true;
    void open(place("/blog"));
    expect(shown().opening).toBe(true);
    await asked[0]?.answer(true);
    expect([asked.map(({ path }) => path), opened, shown().opening]).toEqual([["/blog"], ["/blog"], false]);
  });

  it("a step back and a place on the same page need no line", () => {
    const { visit } = reading({ online: false });
    expect([visit("/blog", "POP"), visit("/about")]).toEqual([false, false]);
  });
});

describe("when a page's script does not arrive", () => {
  it("the page being read is not loaded anew; the other is opened as a document", async () => {
    const { visit, reloads, shown, asked, opened } = reading();
    visit("/blog");
    expect(reloads()).toBe(false);
    expect(shown()).toMatchObject({ opening: true, stuck: { pathname: "/blog" } });
    await asked[0]?.answer(true);
    expect(opened).toEqual(["/blog"]);
  });

  it("and no answer either, it says so, and later visits are held back, too", async () => {
    const { visit, reloads, shown, asked, opened } = reading();
    visit("/blog");
    reloads();
    await asked[0]?.answer(false);
    expect([shown().failed?.pathname, shown().opening, opened]).toEqual(["/blog", false, []]);
    expect(visit("/courses")).toBe(true);
    expect([shown().failed, asked.map(({ path }) => path)]).toEqual([undefined, ["/blog", "/courses"]]);
  });

  it("what people load anew themselves, and any other step, goes on", () => {
    const { visit, reloads } = reading();
    visit("/blog");
    expect([reloads(true), reloads(false, "push")]).toEqual([true, true]);
  });
});

describe("an answer that comes too late", () => {
  it("opens nothing for who decided to stay", async () => {
    const { open, stay, shown, asked, opened } = reading();
    void open(place("/blog"));
    stay();
    await asked[0]?.answer(true);
    expect([opened, shown()]).toEqual([[], { opening: false, failed: undefined }]);
  });

  it("opens nothing for who went elsewhere meanwhile", async () => {
    const { open, asked, opened, shown } = reading();
    void open(place("/blog"));
    void open(place("/courses"));
    await asked[0]?.answer(true);
    expect([opened, shown().opening]).toEqual([[], true]);
    await asked[1]?.answer(true);
    expect(opened).toEqual(["/courses"]);
  });
});
