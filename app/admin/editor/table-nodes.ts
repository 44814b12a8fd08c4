import { Table, TableCell, TableHeader, TableRow } from "@tiptap/extension-table";

/** Text, lists and pictures; no table in a table. */
const content = "(paragraph | bulletList | orderedList | picture)+";
const spans = { colspan: { default: 1 }, rowspan: { default: 1 } };

/** Tables without widths, alignments and styles of their own, which is what the server lets through. */
export const tableNodes = [
  Table.extend({
    // Its own view would draw columns with widths.
    addNodeView: () => null,
    renderHTML: () => ["table", ["tbody", 0]],
  }),
  TableRow,
  TableCell.extend({ content, addAttributes: () => spans }),
  TableHeader.extend({ content, addAttributes: () => ({ ...spans, scope: { default: null } }) }),
];
