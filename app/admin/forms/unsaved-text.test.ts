import { expect, it } from "vitest";
import type { AutosaveInput } from "#contract/autosave.ts";
import type { KeptDraft } from "../session/kept-drafts.ts";
import { after, type Effect, isSendDue, opened, type Start, type UnsavedEvent } from "./unsaved-text.ts";

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
    readHere: (...kept: Partial<KeptDraft & { key: string }>[]) =>
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
    shown: () => lastShow()?.values.summary,
    isStoredShown: () => lastShow()?.isStored,
    kept: () => keeps().at(-1)?.kept,
    keeps,
    /** What the last event asked for. */
    asked: () => effects.map((effect) => effect.do),
    last: () => sent().at(-1)?.input,
    waits: () => effects.flatMap((effect) => (effect.do === "wait" ? [`${effect.to} ${effect.milliseconds}`] : [])),
    sent,
  };

  function lastShow() {
    return done.findLast((effect) => effect.do === "show");
  }

  function keeps() {
    return done.filter((effect) => effect.do === "keep");
  }

  function sent() {
    return done.flatMap((effect): { form: string; input: AutosaveInput }[] => (effect.do === "send" ? [effect] : []));
  }
}

function fail(words: string): never {
  throw new Error(words);
}

const draft = (summary: string | undefined) => (summary === undefined ? null : { values: { summary }, ...madeFrom });

const saving = { is: "saved", madeFrom, form: "course:1", client: "window-1", goesOn: true } as const;

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

it("a form that was just opened tells nothing, writes nothing, and reads what there is, here and there", () => {
  const form = openForm();
  expect(form.told()).toEqual({ restored: false, offer: undefined, others: [], elsewhere: false, kept: "", conflict: undefined });
  expect(opened({ ...form.state() }).effects).toEqual([
    { do: "read here", form: "course:1" },
    { do: "read there", form: "course:1" },
  ]);
  expect(opened({ ...form.state(), isOnServer: false }).effects).toEqual([{ do: "read here", form: "course:1" }]);
  form.happen({ is: "keep now" });
  expect(form.asked()).toEqual([]);
  form.readThere();
  expect(form.keeps()).toEqual([]);
  form.happen({ is: "leaving" });
  expect(form.last()?.open).toBe(false);
});

it("what a form says of itself where nobody typed is no change", () => {
  const form = readyForm();
  form.happen({ is: "typed", values: { summary: "As the editor writes it" }, isDirty: false });
  expect([form.texts(), form.asked()]).toEqual([[undefined], []]);
});

it("a text that is back and is typed away is given up, and is not said to be back any longer", () => {
  const form = openForm();
  form.readHere({ draft: draft("Half"), number: 500 });
  form.readThere();
  form.type("As stored.");
  expect([form.texts(), form.told().restored]).toEqual([[undefined], false]);
});

it("nothing is drawn again while a form tells the same, and what is typed anew is not said to be back", () => {
  const form = readyForm();
  form.type("Half");
  form.happen({ is: "keep now" }, { is: "kept", isKept: true });
  const told = form.told();
  form.type("Half a");
  expect(form.told()).toBe(told);
  expect(told).toMatchObject({ kept: "here", restored: false });
});

it("a text that is typed on, however long, here or in another window, is one text with what the server has of it", () => {
  const form = openForm();
  form.readHere({ draft: draft("Half"), number: 500 });
  for (let key = 0; key < 30; key++) form.type(`Half a ${key}`);
  form.happen({ is: "keep now" });
  const another = openForm();
  another.readHere(form.kept() ?? fail("Nothing was kept"));
  for (const one of [form, another]) {
    one.readThere(500, "Half");
    expect(one.texts()).toEqual(["Half a 29"]);
  }
});

it("what was sent is no other text, though its answer was lost and the form was open for hours", () => {
  const form = readyForm();
  form.type("Half");
  form.happen({ is: "time to send" });
  form.lose();
  form.happen({ is: "time to send" });
  form.answer();
  const { length } = form.keeps();
  for (let time = 0; time < 30; time++) {
    form.happen({ is: "time to send" });
    form.answer();
  }
  expect(form.keeps()).toHaveLength(length);
  form.type("Half a");
  form.happen({ is: "keep now" });
  expect(form.kept()?.before).toEqual([0, 1003, 1003]);
  const another = openForm();
  another.readHere(form.kept() ?? fail("Nothing was kept"));
  another.readThere(1003, "Half");
  expect(another.texts()).toEqual(["Half a"]);
});

it("what a form remembers of its earlier states is bounded, and so are the texts that it offers", () => {
  const form = readyForm();
  for (let time = 0; time < 30; time++) {
    form.type(`Text ${time}`);
    form.happen({ is: "time to send" });
    form.answer();
  }
  expect(form.kept()?.before).toHaveLength(20);
  const saved = openForm();
  for (let time = 0; time < 30; time++) {
    saved.type(`Text ${time}`);
    saved.happen({ ...saving, sent: { summary: `Text ${time}` } });
  }
  expect(saved.kept()?.before).toHaveLength(20);
  const many = openForm();
  many.readHere(...Array.from({ length: 15 }, (_, index) => ({ draft: draft(`Text ${index}`), number: 500 + index })));
  expect(many.texts()).toHaveLength(11);
});

it("a device whose clock is behind types later than what it was shown all the same, and saves later too", () => {
  const form = openForm();
  form.readThere(9000, "There");
  form.answer();
  form.type("There and here");
  form.happen({ is: "time to send" });
  expect(form.last()).toMatchObject({ number: 9001, draft: draft("There and here") });
  const saved = openForm();
  saved.readThere(9000, "There");
  saved.answer();
  saved.happen({ ...saving, sent: { summary: "There" } });
  expect(saved.last()).toMatchObject({ number: 9001, draft: null });
  const early = openForm();
  early.readHere({ draft: draft("Half"), number: 500 });
  early.readThere();
  early.answer();
  early.happen({ ...saving, sent: { summary: "Half" } });
  expect(early.last()?.number).toBe(1003);
});

it("what a text was made from is replaced in the browser, once, and nothing is written twice", () => {
  const form = openForm();
  form.readHere({ draft: draft("One"), number: 400, key: "one" }, { draft: draft("Other"), number: 500, key: "other" });
  expect(form.keeps().at(-1)?.instead).toEqual(["one", "other"]);
  form.type("Other and more");
  form.happen({ is: "keep now" });
  expect(form.keeps().at(-1)?.instead).toEqual([]);
  const { length } = form.keeps();
  form.happen({ is: "keep now" }, { is: "leaving" });
  expect(form.keeps()).toHaveLength(length);
});

it("a save within the form moves what is stored, and no text that was made from another version", () => {
  const older = { values: { summary: "Old" }, version: 2, base: { summary: "As it was." } };
  const form = openForm();
  form.readHere({ draft: older, number: 500 });
  form.happen({ is: "moved on", from: 3, madeFrom: { version: 4, base: stored } });
  expect(form.state().madeFrom.version).toBe(2);
  form.happen({ is: "moved on", from: 9, madeFrom: { version: 10, base: stored } }, { is: "put back" });
  expect([form.state().madeFrom.version, form.shown(), form.isStoredShown()]).toEqual([4, "As stored.", true]);
});

it("a text of the version that is stored is compared with what is stored, though it does not say with what", () => {
  const form = openForm();
  form.readHere({ draft: { values: { summary: "Half" }, version: 3 }, number: 500 });
  expect(form.state().madeFrom).toEqual(madeFrom);
  expect([form.shown(), form.isStoredShown()]).toEqual(["Half", false]);
});

it("what cannot be read is read again, one time after the other, and what was typed meanwhile is sent then", () => {
  const form = openForm();
  form.type("Half");
  form.happen({ is: "read there", form: "course:1", found: undefined });
  expect(form.waits()).toEqual(["send 4000"]);
  form.happen({ is: "time to send" });
  expect(form.asked()).toEqual(["read there"]);
  form.happen({ is: "time to send" });
  expect(form.asked()).toEqual([]);
  form.happen({ is: "read there", form: "course:1", found: { draft: null, number: 0, others: ["Ishara"], saved_at: null } });
  expect(form.told().others).toEqual(["Ishara"]);
  form.answer();
  form.happen({ is: "time to send" });
  expect(form.last()?.draft).toEqual(draft("Half"));
});

it("whoever logs out waits for what the server is still to hear, and for nothing else", () => {
  const form = readyForm();
  expect(isSendDue(form.state())).toBe(false);
  form.type("Half");
  expect(isSendDue(form.state())).toBe(true);
  form.happen({ is: "time to send" });
  form.answer({ taken: true });
  expect(isSendDue(form.state())).toBe(false);
  const here = openForm({ isOnServer: false });
  here.type("Half");
  expect(here.waits()).toEqual(["keep 300"]);
  expect(isSendDue(here.state())).toBe(false);
});

it("a form in which nothing was typed has nothing to send over what the server heard later", () => {
  const form = readyForm();
  form.happen({ is: "time to send" });
  form.answer({ number: 2000 });
  expect(isSendDue(form.state())).toBe(false);
});

it("the answer to what a page told in leaving does not end the wait for what was asked before", () => {
  const form = readyForm();
  form.type("Half");
  form.happen({ is: "time to send" }, { is: "leaving" });
  expect(form.sent()).toHaveLength(3);
  form.answer();
  form.happen({ is: "time to send" }, { is: "leaving" });
  expect(form.sent()).toHaveLength(3);
});

it("what comes late for the name that a form had before changes nothing in it", () => {
  const form = readyForm({ form: "course:new" });
  form.type("Half");
  form.happen({ ...saving, sent: { summary: "Half" }, form: "course:7", client: "window-2" });
  form.answer({ taken: true, others: ["Ishara"] });
  form.happen({
    is: "read here",
    form: "course:new",
    kept: [{ draft: draft("Other"), number: 9000, sent: 0, before: [], offers: [], key: "k" }],
  });
  form.happen({ is: "read there", form: "course:new", found: { draft: draft("Other"), number: 9000, others: [], saved_at: null } });
  expect(form.texts()).toEqual([undefined]);
  expect(form.told()).toMatchObject({ elsewhere: false, others: [] });
});

it("a closed form takes nothing out of the browser's store, and sends no sign of being open", () => {
  const form = readyForm();
  form.happen({ is: "closed" });
  form.answer();
  const { length } = form.sent();
  form.readHere({ draft: draft("Of another window"), number: 500 });
  expect(form.asked()).toEqual([]);
  form.happen({ is: "time to send" });
  expect(form.sent()).toHaveLength(length);
});

it("what the server was told of is not offered beside what came after it there", () => {
  const form = openForm();
  form.type("Quick");
  form.readHere({ draft: draft("Older"), number: 500, sent: 500 });
  expect(form.waits()).toEqual([]);
  form.readThere(600, "Newer");
  expect(form.texts()).toEqual(["Quick", "Newer"]);
});

it("a browser that answers after the server is heard too, and what it has is sent at once", () => {
  const form = openForm();
  form.readThere();
  form.answer();
  form.readHere({ draft: draft("Half"), number: 500 });
  expect(form.texts()).toEqual(["Half"]);
  expect(form.waits()).toEqual(["send 0"]);
});

it("a form that was closed before it was read tells its words when it is read, after what is there, and once", () => {
  for (const number of [0, 700, 9000]) {
    const form = openForm();
    form.type("Quick");
    form.happen({ is: "closed" });
    form.readThere(number);
    expect(form.last()).toEqual({ client: "window-1", number, open: false, take: true });
    form.answer();
    expect(form.last()).toMatchObject({ number: Math.max(1000, number + 1), draft: draft("Quick"), open: false });
    const { length } = form.sent();
    form.lose();
    expect(form.sent()).toHaveLength(length);
  }
});

it("a form that was closed before it was read, and in which nothing was typed, says only that it is closed, and nothing over something later", () => {
  const form = openForm();
  form.happen({ is: "closed" });
  form.readThere();
  form.answer();
  expect(form.sent().map(({ input }) => input)).toEqual([{ client: "window-1", number: 0, open: false, take: true }]);
  const later = openForm();
  later.happen({ is: "closed" });
  later.readThere(700);
  expect([later.sent(), later.keeps()]).toEqual([[], []]);
});

it("what was given up before it was read leaves no mark that would count as later than what nobody has seen", () => {
  const form = openForm();
  form.type("Half");
  form.happen({ is: "given up" });
  expect(form.kept()).toMatchObject({ draft: null, number: 1001 });
  form.readThere(600, "On the phone");
  expect(form.kept()).toBeUndefined();
});

it("what is found on the server is in this browser too, shown or offered", () => {
  const form = openForm();
  form.readThere(600, "There");
  expect(form.kept()).toMatchObject({ draft: draft("There"), number: 600, sent: 600, before: [] });
  const settled = openForm();
  settled.readHere({ number: 700, offers: [{ values: { summary: "On the train" }, ...madeFrom }] });
  settled.readThere(650, "On the phone");
  expect(settled.texts()).toEqual([undefined, "On the phone", "On the train"]);
  settled.answer();
  settled.happen({ is: "time to send" });
  settled.answer();
  expect(settled.kept()?.offers).toEqual([draft("On the phone"), draft("On the train")]);
});

it("what was settled on another device is not back, and what was saved there is settled", () => {
  const form = openForm();
  form.readHere({ draft: draft("Half"), number: 500, sent: 500 });
  form.readThere(600);
  expect([form.texts(), form.shown(), isSendDue(form.state())]).toEqual([[undefined], "As stored.", false]);
  const empty = openForm();
  empty.readThere(600);
  expect([empty.shown(), isSendDue(empty.state())]).toEqual([undefined, false]);
  const saved = openForm();
  saved.readThere(600, "As stored.");
  saved.answer();
  saved.happen({ is: "time to send" });
  expect(saved.last()?.draft).toBeNull();
  expect([saved.texts(), saved.shown()]).toEqual([[undefined], undefined]);
});

it("a text is offered once, and not beside itself", () => {
  const form = openForm();
  form.readHere({ draft: draft("Later"), number: 700 }, { draft: draft("Old"), number: 500 }, { draft: draft("Old"), number: 400 });
  expect(form.texts()).toEqual(["Later", "Old"]);
  const shown = openForm();
  shown.readHere({ draft: draft("A"), number: 500, offers: [{ values: { summary: "B" }, ...madeFrom }] });
  shown.readThere(600, "B");
  expect(shown.texts()).toEqual(["B", "A"]);
});

it("where nothing is offered, and nobody else saved, there is nothing to take", () => {
  const form = readyForm();
  form.type("Mine");
  form.happen({ is: "offer taken" }, { is: "theirs taken" });
  expect(form.texts()).toEqual(["Mine"]);
});

it("mine and theirs together are shown as typed, not as stored, and are gone from the question when they are saved", () => {
  const theirs = { is: "theirs met", theirs: { summary: "Theirs." }, version: 4, by: "Ishara" } as const;
  const form = readyForm();
  form.type("Mine");
  form.happen(theirs, { is: "theirs taken", mine: { summary: "Mine and theirs" } });
  expect([form.shown(), form.isStoredShown(), form.told().restored]).toEqual(["Mine and theirs", false, false]);
  form.happen({ ...theirs, version: 5 }, { is: "theirs taken" });
  expect([form.shown(), form.isStoredShown()]).toEqual(["Theirs.", true]);
  form.happen({ ...theirs, version: 6 }, { ...saving, sent: { summary: "Mine" } });
  expect(form.told().conflict).toBeUndefined();
});

it("a new item that was saved settles its words at once, though a request is under way, and has none under its own name", () => {
  const form = readyForm({ form: "course:new" });
  form.type("Half");
  form.happen({ is: "time to send" }, { ...saving, sent: { summary: "Half" }, form: "course:7", client: "window-2" });
  expect(form.sent().at(-1)).toMatchObject({ form: "course:new", input: { open: false, draft: null } });
  expect([form.state().form, form.waits()]).toEqual(["course:7", []]);
  // The form says once more what stands in it.
  form.happen({ is: "typed", values: { summary: "Half" }, isDirty: true });
  expect(form.texts()).toEqual([undefined]);
});

it("a new item that was saved and is left is read under no other name, unless something was typed meanwhile", () => {
  const left = { ...saving, sent: { summary: "Half" }, form: "course:7", client: "window-2", goesOn: false };
  const form = readyForm({ form: "course:new" });
  form.type("Half");
  form.happen(left);
  expect([form.state().form, form.asked()]).toEqual(["course:new", ["keep", "send"]]);
  form.type("Half a");
  form.happen(left);
  expect([form.state().form, form.texts()]).toEqual(["course:7", ["Half a"]]);
});

it("whoever saves in a window that another one went on from, and stays, is asked of again and takes the form over", () => {
  const form = readyForm();
  form.type("Half");
  form.happen({ is: "time to send" });
  form.answer({ taken: true });
  form.happen({ ...saving, sent: { summary: "Half" } });
  expect([form.told().elsewhere, form.asked()]).toEqual([false, ["keep", "read there"]]);
  form.readThere(20_000, "On the phone");
  expect(form.texts()).toEqual(["On the phone"]);
  expect(form.last()?.take).toBe(true);
  const quick = readyForm();
  quick.type("Half a thought");
  quick.happen({ is: "time to send" });
  quick.answer({ taken: true });
  quick.happen({ ...saving, sent: { summary: "Half" } });
  quick.readThere(20_000, "On the phone");
  expect(quick.texts()).toEqual(["Half a thought", "On the phone"]);
});

it("a save in the window that the form is open in is told at once, and needs no reading", () => {
  const form = readyForm();
  form.type("Half");
  form.happen({ ...saving, sent: { summary: "Half" } });
  expect(form.asked()).toEqual(["keep", "send"]);
  expect(form.last()).toMatchObject({ open: true, draft: null });
});

it("what was typed while a save was on its way is typed, not back, and can be typed away again", () => {
  const form = openForm();
  form.readHere({ draft: draft("Half"), number: 500 });
  form.readThere();
  form.answer();
  form.type("Half a thought");
  form.happen({ ...saving, sent: { summary: "Half" } });
  expect(form.told().restored).toBe(false);
  form.happen({ is: "typed", values: { summary: "Half" }, isDirty: false });
  expect(form.texts()).toEqual([undefined]);
});

it("whoever gives up gives up the offers too, at once, and what the form says after that is nothing typed", () => {
  const form = openForm();
  form.readHere({ number: 500, offers: [{ values: { summary: "On the train" }, ...madeFrom }] });
  form.readThere();
  form.happen({ is: "given up" });
  expect(form.texts()).toEqual([undefined]);
  expect(form.kept()?.offers).toEqual([]);
  expect(form.last()?.open).toBe(false);
  form.type("What the form says in closing");
  expect(form.texts()).toEqual([undefined]);
  const untouched = readyForm();
  untouched.happen({ is: "given up" });
  expect(untouched.keeps()).toEqual([]);
  expect(untouched.last()).toEqual({ client: "window-1", number: 0, open: false, take: false });
});
