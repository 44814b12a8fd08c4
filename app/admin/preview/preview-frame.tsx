import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { trustedPolicy } from "#app/trusted-types.ts";

// Only for pages that our own server made, in a frame that runs no script.
const policy = trustedPolicy("preview-document", { createHTML: (html) => html });

type Look = { width: number; dark: boolean };
type Made = { id: number; html: string };

type PreviewFrameProps = Look & {
  html: string;
  /** Told of each page that has loaded in it. */
  onPage?: (page: Document) => void;
};

/** A page of the site in a frame as wide as `width`, made smaller where there is less room. Newer `html` replaces it once loaded, scrolled to the same place. */
export function PreviewFrame({ html, onPage, ...look }: PreviewFrameProps) {
  const place = useRef<HTMLDivElement>(null);
  const room = useRoom(place);
  const [frames, setFrames] = useState<Made[]>([]);
  const scrolled = useRef(0);

  useEffect(() => {
    setFrames(([shown, next]) => {
      const made = { id: (next ?? shown)?.id ?? 0, html };
      return shown ? [shown, { ...made, id: made.id + 1 }] : [made];
    });
  }, [html]);

  function show(id: number, frame: HTMLIFrameElement) {
    if (frame.contentDocument) onPage?.(frame.contentDocument);
    frame.contentWindow?.scrollTo(0, scrolled.current);
    setFrames((all) => all.filter((one) => one.id >= id));
  }

  const scale = Math.min(1, room.width / look.width);
  return (
    <div ref={place} className="relative h-full w-full overflow-hidden rounded-lg border border-line bg-sand">
      {frames.map(({ id, html: made }, index) => (
        <Frame
          key={id}
          html={made}
          {...look}
          height={scale > 0 ? room.height / scale : 0}
          scale={scale}
          left={Math.max(0, (room.width - look.width * scale) / 2)}
          isShown={index === 0}
          onLoad={(frame) => show(id, frame)}
          onScroll={(top) => {
            if (index === 0) scrolled.current = top;
          }}
        />
      ))}
    </div>
  );
}

type FrameProps = Look & {
  html: string;
  height: number;
  scale: number;
  left: number;
  isShown: boolean;
  onLoad: (frame: HTMLIFrameElement) => void;
  onScroll: (top: number) => void;
};

function Frame({ html, width, dark, height, scale, left, isShown, onLoad, onScroll }: FrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const isLoaded = useRef(false);
  useLayoutEffect(() => {
    if (frame.current) frame.current.srcdoc = policy.createHTML(html);
  }, [html]);

  const paint = () => {
    const page = frame.current?.contentDocument;
    if (page && isLoaded.current) settleMedia(page, dark);
  };
  useLayoutEffect(paint);

  function loaded() {
    const inside = frame.current?.contentWindow;
    // Every frame first loads an empty page.
    if (!frame.current || inside?.document.URL !== "about:srcdoc") return;
    isLoaded.current = true;
    paint();
    onLoad(frame.current);
    inside.addEventListener("scroll", () => onScroll(inside.scrollY), { passive: true });
  }

  return (
    <iframe
      ref={frame}
      title={isShown ? "The page as visitors would see it" : "The page, loading"}
      sandbox="allow-same-origin"
      aria-hidden={!isShown}
      onLoad={loaded}
      style={{ width, height, left, transform: `scale(${scale})` }}
      className={`absolute top-0 origin-top-left border-0 bg-card ${isShown ? "" : "invisible"}`}
    />
  );
}

function useRoom(place: { current: HTMLElement | null }): { width: number; height: number } {
  const [room, setRoom] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return;
    const measure = () => setRoom({ width: element.clientWidth, height: element.clientHeight });
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, [place]);
  return room;
}

const always = "(min-width: 0px)";
const never = "(max-width: 0px)";
const asked = new WeakMap<MediaList, string>();

/** Makes a page in a frame without scripts look as with them, and light or dark: browsers have no such choice for a single frame. */
function settleMedia(page: Document, dark: boolean): void {
  page.documentElement.style.colorScheme = dark ? "dark" : "light";
  for (const sheet of page.styleSheets) settleRules(sheet.cssRules, dark);
}

function settleRules(rules: CSSRuleList, dark: boolean): void {
  for (const rule of rules) {
    // No instanceof: the rules of a frame are instances of the frame's own classes.
    if ("media" in rule && "mediaText" in Object(rule.media)) settle(rule.media as MediaList, dark);
    if ("cssRules" in rule) settleRules(rule.cssRules as CSSRuleList, dark);
  }
}

function settle(media: MediaList, dark: boolean): void {
  const text = asked.get(media) ?? media.mediaText;
  const settled = text
    .replace(/\(prefers-color-scheme:\s*(dark|light)\)/g, (_, scheme) => ((scheme === "dark") === dark ? always : never))
    .replace(/\(scripting:\s*none\)/g, never);
  if (settled === media.mediaText) return;
  asked.set(media, text);
  media.mediaText = settled;
}
