import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { TextListField } from "../forms/text-list-field.tsx";
import { SearchBox } from "./search-box.tsx";

const nothing = () => {};
const search = <SearchBox placeholder="Search courses..." value="" onChange={nothing} />;
const list = <TextListField label="Modules" entry="Module" value={["Greetings"]} onChange={nothing} />;

it.each([
  ["a search", "search", search],
  ["a list, where it adds the next entry", "next", list],
])("the return key of a phone says what it does in %s", (_where, says, field) => {
  expect(renderToString(field)).toContain(`enterKeyHint="${says}"`);
});
