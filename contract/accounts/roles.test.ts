import { expect, it } from "vitest";
import { allows, type Permission, roleNames, roles } from "./roles.ts";

const everything: Permission[] = ["content", "enquiries", "activity", "people"];
const allowedTo = (role: string) => everything.filter((permission) => allows(role, permission));

it("an owner may do everything", () => expect(allowedTo("owner")).toEqual(everything));

it("an editor writes texts, and reads no enquiries", () => expect(allowedTo("editor")).toEqual(["content"]));

it("the desk answers enquiries, and writes no texts", () => expect(allowedTo("desk")).toEqual(["enquiries"]));

it("a role that nobody knows may do nothing, nor one that every object has", () => {
  expect(["", "Owner", "admin", "constructor", "__proto__"].flatMap(allowedTo)).toEqual([]);
});

it("somebody can do everything, and each role is told in words", () => {
  expect(roleNames).toEqual(["owner", "editor", "desk"]);
  for (const name of roleNames) expect(roles[name].word && roles[name].may).not.toBe("");
});
