import { type Extensions, getSchema, type JSONContent } from "@tiptap/core";
import { DOMParser } from "@tiptap/pm/model";
import { inertDocument } from "../../inert-document.ts";

/** HTML as the editor's own tree. Given a string, TipTap would parse it where Trusted Types forbid it. */
export function contentReader(extensions: Extensions): (html: string) => JSONContent {
  const parser = DOMParser.fromSchema(getSchema(extensions));
  return (html) => parser.parse(inertDocument(html).body).toJSON();
}
