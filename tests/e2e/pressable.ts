import type { Page } from "@playwright/test";
import { slow } from "../slow.ts";
import { isChromium } from "./test.ts";

/**
 * The controls inside `scope` that a finger would miss, each named with where and what it would hit instead. A control is pressed in the
 * middle of its largest box, and must be hit where it stands when the page opens and in the middle of the screen; at every other scroll
 * position (every 210 px, in npm run test:all every 70, in Firefox and WebKit every 400) only what is painted and stays on the screen (the
 * chat button, the back office's header) may lie over it.
 */
export async function missedControls(page: Page, scope = "body"): Promise<string[]> {
  const how = { within: scope, step: isChromium() ? (slow ? 70 : 210) : 400 };
  return page.evaluate(async ({ within, step }) => {
    const pressed = "a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [contenteditable=true]";
    const root = document.querySelector(within);
    if (!root) return [`there is no ${within}`];
    const missed = new Set<string>();
    // A link for the keyboard alone is clipped until it has the focus.
    const isShown = (one: HTMLElement) =>
      one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && getComputedStyle(one).clipPath === "none";
    const controls = () => [...root.querySelectorAll<HTMLElement>(pressed)].filter(isShown);
    /** A box to check that no browser draws any more, and no style draws instead. */
    const isUndrawn = (one: HTMLElement) => {
      const { appearance, borderTopWidth, backgroundColor, backgroundImage, boxShadow } = getComputedStyle(one);
      const isPlain =
        borderTopWidth === "0px" && backgroundColor === "rgba(0, 0, 0, 0)" && backgroundImage === "none" && boxShadow === "none";
      return one.matches("[type=checkbox], [type=radio]") && appearance === "none" && isPlain;
    };
    /** Less than a finger finds (WCAG 2.5.8). */
    const isSmall = (one: HTMLElement) => {
      const { width, height } = (one.closest("label") ?? one).getBoundingClientRect();
      return one.matches("button, summary, [type=checkbox], [type=radio]") && Math.min(width, height) < 24;
    };
    const named = (one: Element | null) =>
      one
        ? `${one.localName}.${one.getAttribute("class") ?? ""} “${(one.textContent || one.getAttribute("aria-label") || one.id).trim().slice(0, 40)}”`
        : "nothing";
    const middle = (one: Element) => {
      const [box] = [...one.getClientRects()].sort((a, b) => b.width * b.height - a.width * a.height);
      if (!box || box.width < 3 || box.height < 3) return undefined;
      const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      return at.x > 1 && at.y > 1 && at.x < innerWidth - 1 && at.y < innerHeight - 1 ? at : undefined;
    };
    /** What is hit instead of `one`; undefined when it is hit, or its middle is not on the screen. */
    const inTheWay = (one: HTMLElement): Element | null | undefined => {
      const at = middle(one);
      if (!at) return undefined;
      const hit = document.elementFromPoint(at.x, at.y);
      const label = hit?.closest("label");
      return hit && (one.contains(hit) || (label && "labels" in one && label.control === one)) ? undefined : hit;
    };
    const clipped = (one: Element) => {
      const at = middle(one);
      for (let box = one.parentElement; at && box && box !== document.body; box = box.parentElement) {
        if (getComputedStyle(box).overflow === "visible") continue;
        const { left, right, top, bottom } = box.getBoundingClientRect();
        if (at.x < left || at.x >= right || at.y < top || at.y >= bottom) return true;
      }
      return false;
    };
    /** How much of its height is seen inside of all that scrolls or hides. */
    const cutTo = (one: Element) => {
      let { top, bottom } = one.getBoundingClientRect();
      for (let box = one.parentElement; box && box !== document.body; box = box.parentElement) {
        if (getComputedStyle(box).overflowY === "visible") continue;
        const edge = box.getBoundingClientRect();
        top = Math.max(top, edge.top);
        bottom = Math.min(bottom, edge.bottom);
      }
      return bottom - top;
    };
    /** What is painted and stays on the screen may lie over what is scrolled under it. */
    const mayCover = (hit: Element | null) => {
      for (let one = hit, painted = false; one; one = one.parentElement) {
        const { backgroundColor, position } = getComputedStyle(one);
        painted ||= backgroundColor !== "rgba(0, 0, 0, 0)";
        if (position === "fixed" || position === "sticky") return painted;
      }
      return false;
    };
    const note = (when: string, one: Element, hit: Element | null) => missed.add(`${when}: ${named(one)} lies under ${named(hit)}`);

    // Cards near the screen are laid out one frame after they are there.
    const drawn = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await drawn();
    if (controls().length === 0) return [`there is nothing to press in ${within}`];
    const start = scrollY;
    for (const one of controls()) {
      if (isUndrawn(one)) missed.add(`as opened: ${named(one)} is not drawn`);
      if (isSmall(one)) missed.add(`as opened: ${named(one)} is too small for a finger`);
      const hit = inTheWay(one);
      if (hit !== undefined && !clipped(one)) note("as opened", one, hit);
    }
    // What is laid out later would be hit one frame after it comes near.
    const all = new CSSStyleSheet();
    all.replaceSync("* { content-visibility: visible !important }");
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, all];
    await drawn();
    for (let y = 0; y <= document.documentElement.scrollHeight - innerHeight + step; y += step) {
      scrollTo({ top: y, behavior: "instant" });
      for (const one of root.querySelectorAll<HTMLElement>(pressed)) {
        const hit = inTheWay(one);
        if (hit !== undefined && !mayCover(hit) && isShown(one) && !clipped(one)) note("scrolled", one, hit);
      }
    }
    for (const one of controls()) {
      one.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
      const hit = inTheWay(one);
      if (hit !== undefined) note("in the middle", one, hit);
      const room = cutTo(one);
      if (room < Math.min(one.getBoundingClientRect().height, innerHeight / 3) - 2)
        missed.add(`in the middle: of ${named(one)} ${Math.round(room)} px are seen`);
    }
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== all);
    scrollTo({ top: start, behavior: "instant" });
    return [...missed];
  }, how);
}
