import { expect, test } from "vitest";
import { classInWords } from "./class-in-words.ts";

test("a class that is in the trash, or deleted for good, is said to be", () => {
  const class_name = "German: A1 weekend";
  expect(classInWords({ class_name: "" })).toBe("");
  expect(classInWords({ class_name })).toBe("German: A1 weekend");
  expect(classInWords({ class_name, class_gone: "trash" })).toBe("In the trash: German: A1 weekend");
  expect(classInWords({ class_name, class_gone: "deleted" })).toBe("Deleted: German: A1 weekend");
});
