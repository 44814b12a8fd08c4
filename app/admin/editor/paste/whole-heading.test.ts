import { getSchema } from "@tiptap/core";
import { Node, Slice } from "@tiptap/pm/model";
import { EditorState, TextSelection } from "@tiptap/pm/state";
import { expect, it } from "vitest";
import { extensions } from "../extensions.ts";
import { withWholeHeading } from "./whole-heading.ts";

const schema = getSchema(extensions);
const line = (type: string, text: string) => ({ type, ...(text && { content: [{ type: "text", text }] }) });
const docOf = (...content: object[]) => Node.fromJSON(schema, { type: "doc", content });

/** What a text of one line is after a paste at a place in it. */
function pasted(text: string, at: number, ...content: object[]): string[] {
  const doc = docOf(line("paragraph", text));
  const state = EditorState.create({ doc, selection: TextSelection.create(doc, at) });
  const slice = new Slice(docOf(...content).content, 1, 1);
  const after = state.apply(state.tr.replaceSelection(withWholeHeading(slice, state))).doc;
  return after.children.map((node) => `${node.type.name}: ${node.textContent}`);
}

it("a heading that begins what is pasted is one behind words, too", () => {
  const page = [line("heading", "Before you go"), line("paragraph", "Learn.")] as const;
  expect(pasted("", 1, ...page)).toEqual(["heading: Before you go", "paragraph: Learn."]);
  expect(pasted("Words", 6, ...page)).toEqual(["paragraph: Words", "heading: Before you go", "paragraph: Learn."]);
  expect(pasted("Words", 4, ...page)).toEqual(["paragraph: Wor", "heading: Before you go", "paragraph: Learn.ds"]);
});

it("one line joins the words around it, as a paragraph does", () => {
  expect(pasted("Words", 6, line("heading", " more"))).toEqual(["paragraph: Words more"]);
  expect(pasted("Words", 6, line("paragraph", " more"), line("heading", "And"))).toEqual(["paragraph: Words more", "heading: And"]);
});
