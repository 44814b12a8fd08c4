import type { Node, Slice } from "@tiptap/pm/model";
import type { EditorState, Transaction } from "@tiptap/pm/state";
import { videoAt } from "#contract/fields/video.ts";

/** What leads to a video. `isAlone`: its line says nothing else; `title`: what the link says. */
type Link = { video: string; title: string; isAlone: boolean };
type Place = Link & { at: number; size: number };

/** The videos that a pasted text leads to: the address of one alone on its line, or a link. */
export function videosOf({ content }: Pick<Slice, "content">): string[] {
  const found: string[] = [];
  content.descendants((node) => {
    if (node.isTextblock) found.push(...linksOf(node).map(({ video }) => video));
    return !node.isTextblock;
  });
  return [...new Set(found)];
}

/** Makes cards of what leads to one of these videos: in place of a line that says nothing else, below a sentence with a link. */
export function withCards({ doc, schema, tr }: Pick<EditorState, "doc" | "schema" | "tr">, videos: readonly string[]): Transaction {
  const places: Place[] = [];
  doc.forEach((block, at) => {
    const add = (link: Link, isLine: boolean) => {
      if (videos.includes(link.video)) places.push({ ...link, at, size: block.nodeSize, isAlone: link.isAlone && isLine });
    };
    for (const link of block.isTextblock ? linksOf(block) : []) add(link, block.type.name === "paragraph");
    // Within lists and tables a card has no room: it goes below them.
    block.descendants((node) => {
      for (const link of node.isTextblock ? linksOf(node) : []) add(link, false);
    });
  });
  // From the end, so that the places before stay where they are.
  for (const { at, size, video, title, isAlone } of places.reverse()) {
    const card = schema.nodes.video?.create({ video, title });
    if (!card) continue;
    if (isAlone) tr.replaceWith(at, at + size, card);
    else tr.insert(at + size, card);
  }
  return tr;
}

function linksOf(block: Node): Link[] {
  const words = block.textContent.trim();
  const address = /^\S+$/.test(words) ? videoAt(words) : undefined;
  if (address) return [{ video: address, title: "", isAlone: true }];
  const said = new Map<string, string>();
  block.forEach(({ marks, text = "" }) => {
    const href: unknown = marks.find(({ type }) => type.name === "link")?.attrs.href;
    const video = typeof href === "string" ? videoAt(href) : undefined;
    if (video) said.set(video, (said.get(video) ?? "") + text);
  });
  return [...said].map(([video, title]) => ({ video, title: videoAt(title.trim()) ? "" : title.trim(), isAlone: title.trim() === words }));
}
