import { getSchema } from "@tiptap/core";
import { Node } from "@tiptap/pm/model";
import { EditorState, NodeSelection, TextSelection } from "@tiptap/pm/state";
import { describe, expect, it } from "vitest";
import { extensions } from "./extensions.ts";
import { insertBelow } from "./insert-below.ts";

const schema = getSchema(extensions);
type Json = { type: string; content?: Json[]; text?: string; attrs?: object };
const line = (text = ""): Json => ({ type: "paragraph", ...(text && { content: [{ type: "text", text }] }) });
const holding = (type: string, ...content: Json[]): Json => ({ type, content });
const picture: Json = holding("picture", { type: "caption" });
const video: Json = { type: "video", attrs: { video: "youtube:dQw4w9WgXcQ" } };

/** Where in the text the cursor is: behind the words, or in the first node of a type. */
function stateAt(content: Json[], at: string | { selected: string } | { start: string }): EditorState {
  const doc = Node.fromJSON(schema, { type: "doc", content });
  let found = -1;
  doc.descendants((node, position) => {
    if (found >= 0) return;
    if (typeof at === "object" && "selected" in at && node.type.name === at.selected) found = position;
    if (typeof at === "object" && "start" in at && node.isTextblock && node.textContent === at.start) found = position + 1;
    if (typeof at === "string" && node.isTextblock && node.textContent === at) found = position + 1 + node.content.size;
  });
  const isSelected = typeof at === "object" && "selected" in at;
  return EditorState.create({ doc, selection: isSelected ? NodeSelection.create(doc, found) : TextSelection.create(doc, found) });
}

/** The text after one block more, and | where the next letter would stand. */
function inserted(content: Json[], at: Parameters<typeof stateAt>[1], block: Json = video): string {
  const { doc, selection } = stateAt(content, at).apply(insertBelow(stateAt(content, at), [Node.fromJSON(schema, block)]));
  let said = "";
  doc.descendants((node, position) => {
    if (node.isText) said += node.text;
    else if (!["paragraph", "caption"].includes(node.type.name)) said += ` <${node.type.name}>`;
    else said += node.type.name === "paragraph" ? " ¶" : "";
    if (selection.$from.parent === node && selection.from > position) said += "|";
  });
  return said.trim();
}

describe("a block that is inserted", () => {
  it("stands below the line, and the cursor below it", () => {
    expect(inserted([line("One"), line("Two")], "One")).toBe("¶One <video> ¶|Two");
    expect(inserted([line("One")], "One")).toBe("¶One <video> ¶|");
  });

  it("takes the place of an empty line, and stands above a line that the cursor is at the beginning of", () => {
    expect(inserted([line("One"), line(), line("Two")], "")).toBe("¶One <video> ¶|Two");
    expect(inserted([line("One"), line("Two")], { start: "Two" })).toBe("¶One <video> ¶|Two");
  });

  it("leaves what is selected, and what the cursor is in", () => {
    expect(inserted([picture, line("One")], { selected: "picture" })).toBe("<picture> <video> ¶|One");
    expect(inserted([picture, line("One")], "", picture)).toBe("<picture> <picture> ¶|One");
    expect(inserted([video], { selected: "video" }, picture)).toBe("<video> <picture> ¶|");
    expect(inserted([{ type: "horizontalRule" }, video], { selected: "horizontalRule" }, picture)).toBe(
      "<horizontalRule> <picture> ¶| <video>",
    );
  });

  it("goes into a list or a cell that takes it, and else below the list or the table", () => {
    const list = holding("bulletList", holding("listItem", line("One")), holding("listItem", line("Two")));
    expect(inserted([list], "One", picture)).toBe("<bulletList> <listItem> ¶One <picture> ¶| <listItem> ¶Two");
    const table = holding("table", holding("tableRow", holding("tableCell", line("One"))));
    expect(inserted([table], "One", picture)).toBe("<table> <tableRow> <tableCell> ¶One <picture> ¶|");
    expect(inserted([table, line("Two")], "One")).toBe("<table> <tableRow> <tableCell> ¶One <video> ¶|Two");
  });
});

it("no tool makes text of a picture", () => {
  const { picture: type, caption } = schema.nodes;
  expect([type?.isTextblock, caption?.isTextblock]).toEqual([false, true]);
});
