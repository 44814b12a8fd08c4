import { expect, it } from "vitest";
import { inColumn, textField } from "#contract/fields/field.ts";
import { titleColumnOf } from "./stored-kind.ts";

it("the title is in the column of its field, which may have another name", () => {
  const list = { heading: inColumn("head_line", textField("Heading", 50)), title: textField("Title", 50) };
  expect([titleColumnOf({ titled: "heading", list }), titleColumnOf({ titled: "title", list })]).toEqual(["head_line", "title"]);
});
