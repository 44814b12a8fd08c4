import { expect, it } from "vitest";
import type { AutosaveInput } from "#contract/autosave.ts";
import type { KeptDraft } from "../session/kept-drafts.ts";
import { after, type Effect, opened, type Start, type UnsavedEvent } from "./unsaved-text.ts";

const stored = { summary: "As stored." };
const madeFrom = { version: 3, base: stored };

/** A form, what happens to it from the moment 1000 on, one millisecond after the other, and what comes of that. */
function openForm(start: Partial<Start> = {}) {
  let now = 1000;
  let { state, effects } = opened({ form: "course:1", client: "window-1", isOnServer: true, stored, madeFrom, ...start });
  const done: Effect[] = [...effects];
  const happen = (...events: UnsavedEvent[]) => {
    for (const event of events) {
      ({ state, effects } = after(state, event, now++));
      done.push(...effects);
    }
  };
  return {
    happen,
    type: (summary: string) => happen({ is: "typed", values: { summary }, isDirty: summary !== stored.summary }),
    readHere: (...kept: Partial<KeptDraft>[]) =>
      happen({
        ...{ is: "read here", form: state.form },
        kept: kept.map((one) => ({ draft: null, number: 0, sent: 0, before: [], offers: [], key: "another window", ...one })),
      }),
    readThere: (number = 0, summary?: string) =>
      happen({ is: "read there", form: state.form, found: { draft: draft(summary), number, others: [], saved_at: null } }),
    /** The server answers what was sent last. */
    answer: (more: { taken?: boolean; number?: number; others?: string[] } = {}) => {
      const { input } = sent().at(-1) ?? fail("Nothing was sent");
      happen({ is: "answered", input, answer: { taken: false, others: [], number: input.number, ...more } });
    },
    lose: (isRefused = false) => happen({ is: "not sent", input: (sent().at(-1) ?? fail("Nothing was sent")).input, isRefused }),
    state: () => state,
    told: () => state.told,
    texts: () => [state.typed?.summary, ...state.offers.map(({ values }) => values.summary)],
    shown: () => done.findLast((effect) => effect.do === "show")?.values.summary,
    kept: () => done.findLast((effect) => effect.do === "keep")?.kept,
    waits: () => effects.flatMap((effect) => (effect.do === "wait" ? [`${effect.to} ${effect.milliseconds}`] : [])),
    sent,
  };

  function sent() {
    return done.flatMap((effect): { form: string; input: AutosaveInput }[] => (effect.do === "send" ? [effect] : []));
  }
}

function fail(words: string): never {
  throw new Error(words);
}

const draft = (summary: string | undefined) => (summary === undefined ? null : { values: { summary }, ...madeFrom });

/** One that was read, here and on the server, where nothing was. */
function readyForm(start: Partial<Start> = {}) {
  const form = openForm(start);
  form.readHere();
  form.readThere();
  form.answer();
  return form;
}

it("what is typed is in the browser after a moment, on the server after another, and said to be where it is", () => {
  const form = readyForm();
  form.type("Half");
  expect(form.waits()).toEqual(["keep 300", "send 2000"]);
  expect(form.told().kept).toBe("");
  form.happen({ is: "keep now" });
  expect(form.kept()).toMatchObject({ draft: draft("Half"), number: 1003 });
  form.happen({ is: "kept", isKept: true });
  expect(form.told().kept).toBe("here");
  form.happen({ is: "time to send" });
  expect(form.sent().at(-1)?.input).toMatchObject({ draft: draft("Half"), number: 1003, open: true });
  form.type("Half a");
  form.answer({ number: 1003 });
  expect(form.told().kept).toBe("here");
  form.happen({ is: "time to send" });
  form.answer();
  expect(form.told().kept).toBe("server");
});

it("a browser without room says so, and what was typed back to what is stored is forgotten", () => {
  const form = readyForm();
  form.type("Half");
  form.happen({ is: "keep now" }, { is: "kept", isKept: false });
  expect(form.told().kept).toBe("nowhere");
  form.happen({ is: "time to send" });
  form.answer();
  expect(form.told().kept).toBe("server");
  form.type("As stored.");
  form.happen({ is: "keep now" }, { is: "time to send" });
  expect(form.kept()?.draft).toBeNull();
  expect(form.sent().at(-1)?.input.draft).toBeNull();
  form.answer();
  expect(form.kept()).toBeUndefined();
});

it("what was typed last is back, here or from another device, under the number that it was typed under", () => {
  const here = openForm();
  here.readHere({ draft: draft("Older"), number: 400 }, { draft: draft("Here"), number: 500, before: [400] });
  expect([here.shown(), here.told().restored, here.told().kept]).toEqual(["Here", true, "here"]);
  here.readThere(400, "Older");
  here.answer();
  here.happen({ is: "time to send" });
  expect(here.sent().at(-1)?.input).toMatchObject({ number: 500, draft: draft("Here") });
  expect(here.texts()).toEqual(["Here"]);

  const there = openForm();
  there.readHere({ draft: draft("Here"), number: 500, sent: 500 });
  there.readThere(600, "There");
  expect([there.shown(), there.told().kept, there.state().number]).toEqual(["There", "server", 600]);
  expect(there.texts()).toEqual(["There"]);
});

it("of two texts the later is shown, and the other is offered and can be swapped for it, until the form is saved", () => {
  const form = openForm();
  form.readHere({ draft: draft("On the train"), number: 500 });
  form.readThere(600, "On the phone");
  expect(form.texts()).toEqual(["On the phone", "On the train"]);
  form.happen({ is: "offer taken" });
  expect(form.texts()).toEqual(["On the train", "On the phone"]);
  expect(form.kept()).toMatchObject({ draft: draft("On the train"), offers: [draft("On the phone")] });
  form.happen({ is: "saved", sent: { summary: "On the train" }, madeFrom, form: "course:1", client: "window-1", goesOn: true });
  expect(form.texts()).toEqual([undefined]);
});

it("a new picture, which stays in this browser, makes no other text of what is on the server", () => {
  const form = openForm();
  form.readHere({ draft: { values: { summary: "Half", image: "data:image/jpeg;base64,AA" }, ...madeFrom }, number: 500, sent: 500 });
  form.readThere(500, "Half");
  expect([form.texts(), form.state().number, form.told().kept]).toEqual([["Half"], 500, "server"]);
});

it("of two texts of the same millisecond none is lost", () => {
  const form = openForm();
  form.readHere({ draft: draft("One"), number: 500, before: [500] }, { draft: draft("Other"), number: 500 });
  form.readThere(500, "A third");
  expect(form.texts()).toEqual(["One", "A third", "Other"]);
  expect(form.told().kept).toBe("here");
});

it("whoever types before it was read what there is keeps both, and nothing is sent before", () => {
  const form = openForm();
  form.type("Quick");
  form.happen({ is: "time to send" });
  expect(form.sent()).toEqual([]);
  form.readThere(5000, "Before");
  expect(form.texts()).toEqual(["Quick", "Before"]);
  // Another window may have gone on meanwhile: the form is taken over as it was read.
  expect(form.sent().at(-1)?.input).toEqual({ client: "window-1", number: 5000, open: true, take: true });
  form.answer();
  form.happen({ is: "time to send" });
  expect(form.sent().at(-1)?.input).toMatchObject({ number: 5001, draft: draft("Quick"), take: false });
});

it("a window that another one went on from says so, sends nothing more, and goes on keeping here", () => {
  const form = readyForm();
  form.type("Half");
  form.happen({ is: "time to send" });
  form.answer({ taken: true, number: 9000 });
  expect(form.told()).toMatchObject({ elsewhere: true, kept: "" });
  form.type("Half a thought");
  expect(form.waits()).toEqual(["keep 300"]);
  form.happen({ is: "keep now" }, { is: "kept", isKept: true }, { is: "time to send" });
  expect(form.told().kept).toBe("here");
  expect(form.sent()).toHaveLength(2);
});

it("what does not arrive is sent again, what the server refuses is not, and a late answer makes nothing kept", () => {
  const form = readyForm();
  form.type("Half");
  form.happen({ is: "time to send" });
  form.lose();
  expect(form.waits()).toEqual(["send 4000"]);
  form.happen({ is: "time to send" });
  form.lose(true);
  expect(form.waits()).toEqual([]);
  expect(form.told().kept).not.toBe("server");
  form.happen({ is: "time to send" });
  expect(form.sent().at(-1)?.input).toEqual({ client: "window-1", number: 0, open: true, take: false });
});

it("what is saved is settled here and there at once, and what was typed meanwhile is not", () => {
  const form = readyForm();
  form.type("Half");
  form.happen({ is: "keep now" });
  form.type("Half a thought");
  const saved = { is: "saved", sent: { summary: "Half" }, madeFrom: { version: 4, base: { summary: "Half" } } } as const;
  form.happen({ ...saved, form: "course:1", client: "window-1", goesOn: false });
  expect(form.kept()?.draft).toEqual({ values: { summary: "Half a thought" }, version: 4, base: { summary: "Half" } });
  form.happen({ ...saved, sent: { summary: "Half a thought" }, form: "course:1", client: "window-1", goesOn: false });
  expect(form.kept()?.draft).toBeNull();
  expect(form.sent().at(-1)?.input).toMatchObject({ open: false, draft: null });
  // The form says once more what stands in it.
  form.happen({ is: "typed", values: { summary: "Half a thought" }, isDirty: true });
  expect(form.state().typed).toBeUndefined();
});

it("a new item that was saved goes on under its own name", () => {
  const form = readyForm({ form: "course:new" });
  form.type("Half");
  form.happen({ is: "keep now" });
  form.type("Half a");
  form.happen({ is: "saved", sent: { summary: "Half" }, madeFrom, form: "course:7", client: "window-2", goesOn: true });
  expect(form.sent().at(-1)).toMatchObject({ form: "course:new", input: { open: false, draft: null } });
  form.happen({ is: "keep now" });
  expect(form.kept()?.draft?.values.summary).toBe("Half a");
  expect(form.state()).toMatchObject({ form: "course:7", client: "window-2", hasRead: false });
});

it("a save whose answer was lost is told again only while something stands there, and nothing is said to be on the server that is not", () => {
  const form = readyForm();
  form.type("Half");
  form.happen({ is: "time to send" });
  form.answer();
  form.happen({ is: "time to send" });
  // The server settled the autosave with the save.
  form.answer({ number: 1004 });
  expect(form.told().kept).not.toBe("server");
  form.happen({ is: "time to send" });
  expect(form.sent().at(-1)?.input).toMatchObject({ number: 1005, draft: draft("Half") });
});

it("what somebody else saved is put together with mine, or taken instead of it", () => {
  const theirs = { is: "theirs met", theirs: { summary: "Theirs." }, version: 4, by: "Ishara" } as const;
  const form = readyForm();
  form.type("Mine");
  form.happen(theirs);
  expect(form.told().conflict).toEqual({ by: "Ishara", version: 4, base: stored, theirs: theirs.theirs });
  form.happen({ is: "theirs taken", mine: { summary: "Mine and theirs" } });
  expect(form.state()).toMatchObject({ typed: { summary: "Mine and theirs" }, madeFrom: { version: 4, base: theirs.theirs } });
  form.happen({ ...theirs, version: 5 }, { is: "theirs taken" });
  expect(form.told().conflict).toBeUndefined();
  expect([form.shown(), form.state().typed, form.state().madeFrom.version]).toEqual(["Theirs.", undefined, 5]);
});

it("whoever cancels a form before it was read gives up nothing that they have not seen", () => {
  const form = openForm();
  form.happen({ is: "given up" }, { is: "closed" });
  form.readThere(600, "On the phone");
  expect(form.sent()).toEqual([]);
  const typed = openForm();
  typed.type("Half");
  typed.happen({ is: "given up" }, { is: "closed" });
  typed.readThere(600, "On the phone");
  expect(typed.sent()).toEqual([]);
});

it("a page that is left writes and tells at once; a form that is closed waits for its answer and tells then", () => {
  const form = readyForm();
  form.type("Half");
  form.happen({ is: "leaving" });
  expect(form.kept()?.draft).toEqual(draft("Half"));
  expect(form.sent().at(-1)?.input).toMatchObject({ open: false, draft: draft("Half") });
  form.type("Half a");
  form.happen({ is: "time to send" }, { is: "closed" });
  expect(form.sent().at(-1)?.input.open).toBe(true);
  form.answer();
  expect(form.sent().at(-1)?.input.open).toBe(false);
});

it("what was typed over an older version says so, and goes on from a save within the form", () => {
  const form = openForm();
  form.readHere({ draft: { values: { summary: "Old" }, version: 2, base: { summary: "As it was." } }, number: 500 });
  expect(form.state().madeFrom).toEqual({ version: 2, base: { summary: "As it was." } });
  form.happen({ is: "put back" });
  expect(form.state()).toMatchObject({ typed: undefined, madeFrom });
  form.happen({ is: "moved on", from: 3, madeFrom: { version: 4, base: stored } });
  expect(form.state().madeFrom.version).toBe(4);
});

it("what somebody else saved is shown where nothing was typed, and never over what was", () => {
  const form = readyForm();
  const anew = { is: "stored anew", stored: { summary: "Theirs." }, madeFrom: { version: 4, base: { summary: "Theirs." } } } as const;
  form.happen(anew);
  expect([form.shown(), form.state().madeFrom, form.state().typed]).toEqual(["Theirs.", anew.madeFrom, undefined]);
  const typed = readyForm();
  typed.type("Mine");
  typed.happen(anew);
  expect([typed.shown(), typed.state().madeFrom, typed.state().typed]).toEqual([undefined, madeFrom, { summary: "Mine" }]);
});

it("what stays in this browser is sent nowhere", () => {
  const form = openForm({ isOnServer: false });
  form.readHere();
  form.type("Half");
  form.happen({ is: "keep now" }, { is: "time to send" }, { is: "leaving" });
  expect(form.kept()?.draft).toEqual(draft("Half"));
  expect(form.sent()).toEqual([]);
  form.happen({ is: "given up" });
  expect(form.kept()).toBeUndefined();
});
