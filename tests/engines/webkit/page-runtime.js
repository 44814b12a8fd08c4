// What the bridge keeps in each document of WebKit: the values that Playwright holds on to, and what the page tells (documents, loads,
// the console, errors). One expression, put first into every document (proxy.ts) or made when a script is first run in it (window.ts).
(documentId) => {
  /** A page's own mistake fails a test; of this Playwright looks again, at the document that came instead. */
  class Gone extends Error {}
  const held = new Map();
  let count = 0;
  const hold = (value) => {
    const id = `${documentId}:${++count}`;
    held.set(id, value);
    return id;
  };
  const nodeIds = new WeakMap();
  const frameIds = new WeakMap();
  // A test may put a clock of its own in their place.
  const original = { fetch: window.fetch.bind(window), setTimeout: window.setTimeout.bind(window), console: { ...console } };

  const told = [];
  let telling = false;
  async function tell(message) {
    told.push({ document: documentId, ...message });
    if (telling || location.protocol !== "http:") return;
    telling = true;
    while (told.length > 0)
      await original
        .fetch("/.bridge", { method: "POST", body: JSON.stringify(told.splice(0)), keepalive: true, credentials: "omit" })
        .catch(() => {});
    telling = false;
  }

  /** A value that Playwright sent, as a script of the page sees it. */
  function taken(sent) {
    if (sent.handle !== undefined || sent.sharedId !== undefined) {
      const id = sent.handle ?? sent.sharedId;
      if (!held.has(id)) throw new Gone(`This value is of a document that is gone: ${id}`);
      return held.get(id);
    }
    const { type, value } = sent;
    if (type === "undefined") return undefined;
    if (type === "null") return null;
    if (type === "number") return typeof value === "string" ? Number(value) : value;
    if (type === "bigint") return BigInt(value);
    if (type === "array") return value.map(taken);
    if (type === "object")
      return Object.fromEntries(value.map(([name, one]) => [typeof name === "string" ? name : taken(name), taken(one)]));
    if (type === "date") return new Date(value);
    if (type === "regexp") return new RegExp(value.pattern, value.flags);
    if (type === "channel") return (data) => void tell({ type: "message", channel: value.channel, data: given(data, 5) });
    return value;
  }

  /** A value of the page, as Playwright reads it; of objects `depth` levels, with a handle where it will hold on to them. */
  function given(value, depth, holds = false) {
    if (value === undefined) return { type: "undefined" };
    if (value === null) return { type: "null" };
    if (typeof value === "string" || typeof value === "boolean") return { type: typeof value, value };
    if (typeof value === "number")
      return { type: "number", value: Object.is(value, -0) ? "-0" : Number.isFinite(value) ? value : String(value) };
    if (typeof value === "bigint") return { type: "bigint", value: String(value) };
    const handle = holds ? { handle: hold(value) } : {};
    if (typeof value === "function" || typeof value === "symbol") return { type: typeof value, ...handle };
    if (value === value.window) return { type: "window", ...handle, value: { context: contextOf(value) } };
    if (value instanceof Node || value.ownerDocument?.defaultView) {
      if (!nodeIds.has(value)) nodeIds.set(value, hold(value));
      return { type: "node", ...handle, sharedId: nodeIds.get(value), value: { localName: value.localName, nodeType: value.nodeType } };
    }
    if (value instanceof Date) return { type: "date", ...handle, value: value.toISOString() };
    if (value instanceof RegExp) return { type: "regexp", ...handle, value: { pattern: value.source, flags: value.flags } };
    if (value instanceof Error) return { type: "error", ...handle };
    if (value instanceof Promise) return { type: "promise", ...handle };
    if (Array.isArray(value)) return { type: "array", ...handle, ...(depth > 0 && { value: value.map((one) => given(one, depth - 1)) }) };
    if (depth === 0) return { type: "object", ...handle };
    return { type: "object", ...handle, value: Object.keys(value).map((name) => [name, given(value[name], depth - 1)]) };
  }

  function contextOf(view) {
    return view === window ? bridge.context : frameIds.get(view.frameElement);
  }

  const bridge = {
    id: documentId,
    /** Which of Playwright's frames this document is in; the bridge says it. */
    context: undefined,
    take: (id) => held.get(id),
    release: (ids) => {
      for (const id of ids) held.delete(id);
    },
    /** Runs what Playwright sent, and answers its outcome. */
    async run(make, { args, depth, holds, waits }) {
      try {
        const result = make()(...args.map(taken));
        return { type: "success", result: given(waits ? await result : result, depth, holds) };
      } catch (error) {
        if (error instanceof Gone) return { type: "gone", message: error.message };
        const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
        return { type: "exception", exceptionDetails: { text, columnNumber: 0, lineNumber: 0, stackTrace: { callFrames: [] } } };
      }
    },
    frames: () => [...document.querySelectorAll("iframe")].map((frame) => ({ ...given(frame, 0), frame: frameIdOf(frame) })),
    channel: (name) => taken({ type: "channel", value: { channel: name } }),
    given,
  };
  // The first document of a window hands its global object on to the next.
  Object.defineProperty(window, Symbol.for("bridge"), { value: bridge, configurable: true });

  function frameIdOf(frame) {
    if (!frameIds.has(frame)) frameIds.set(frame, `frame-${documentId}-${++count}`);
    return frameIds.get(frame);
  }

  // No dialog of the system comes: Playwright hands over the files.
  const opened = (input) => tell({ type: "files", multiple: input.multiple, sharedId: given(input, 0).sharedId });
  const press = HTMLInputElement.prototype.click;
  HTMLInputElement.prototype.click = function click() {
    if (this.type === "file") opened(this);
    else press.call(this);
  };
  addEventListener("click", (event) => {
    if (event.target?.localName !== "input" || event.target.type !== "file") return;
    event.preventDefault();
    opened(event.target);
  });

  // Playwright sets dates, times and sliders by a script in the page's own world, where React would take it for its own doing.
  addEventListener("input", ({ target, isTrusted }) => isTrusted || target._valueTracker?.setValue("\0"), true);

  if (window === window.top && location.protocol === "http:") {
    tell({ type: "document", url: location.href });
    addEventListener("pageshow", ({ persisted }) => persisted && tell({ type: "document", url: location.href, again: true }));
    document.addEventListener("DOMContentLoaded", () => tell({ type: "parsed", url: location.href }));
    addEventListener("load", () => original.setTimeout(() => tell({ type: "loaded", url: location.href })));
    const moved = () => tell({ type: "moved", url: location.href });
    for (const name of ["pushState", "replaceState"]) {
      const change = history[name];
      history[name] = function changed(...args) {
        change.apply(this, args);
        moved();
      };
    }
    addEventListener("popstate", moved);
    addEventListener("hashchange", moved);
    // A frame's own document has no way to tell: whoever holds the frame does.
    document.addEventListener(
      "load",
      ({ target }) => target?.localName === "iframe" && tell({ type: "frames", frame: frameIdOf(target) }),
      true,
    );
  }
  for (const method of ["log", "info", "warn", "error", "debug"]) {
    console[method] = (...args) => {
      original.console[method].apply(console, args);
      tell({ type: "console", method, args: args.map((one) => given(one, 1)), text: args.map(String).join(" ") });
    };
  }
  addEventListener("error", ({ message, error }) => {
    if (error || message) tell({ type: "error", text: error instanceof Error ? `${error.name}: ${error.message}` : message });
  });
  addEventListener("unhandledrejection", ({ reason }) =>
    tell({ type: "error", text: reason instanceof Error ? `${reason.name}: ${reason.message}` : String(reason) }),
  );
  return bridge;
};
