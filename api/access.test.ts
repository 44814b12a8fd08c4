import { describe, expect, it } from "vitest";
import type { Permission } from "#contract/accounts/roles.ts";
import { type Access, mayCall, type Route } from "./access.ts";

type Who = Parameters<typeof mayCall>[2];

const route = (access: Access): Route => ({ access, operationId: "x", summary: "", status: 200, handle: async () => {} });
const may = (who: Who, access: Access, method: string) => mayCall(route(access), method, who);
const owner: Who = { role: "owner" };
const editor: Who = { role: "editor" };
const program = (readOnly: boolean, ...scopes: Permission[]): Who => ({
  role: "owner",
  token: { may: (permission) => scopes.includes(permission), readOnly },
});

describe("who may make a call", () => {
  it("is anyone where the call is open, also without having signed in", () => {
    expect([may(undefined, "anyone", "POST"), may(editor, "anyone", "POST")]).toEqual([true, true]);
    for (const access of ["staff", "team", "content"] as const) expect([access, may(undefined, access, "GET")]).toEqual([access, false]);
  });

  it("is whoever has the permission by their role", () => {
    expect([may(editor, "content", "PUT"), may(editor, "enquiries", "GET"), may(owner, "people", "POST")]).toEqual([true, false, true]);
    expect(may({ role: "of a newer program" }, "content", "GET")).toBe(false);
    expect([may(editor, "staff", "POST"), may(editor, "team", "POST")]).toEqual([true, true]);
  });

  it("is a program only as far as its token goes, whatever its owner may do", () => {
    const full = program(false, "content");
    expect([may(full, "content", "PUT"), may(full, "enquiries", "GET"), may(full, "team", "GET")]).toEqual([true, false, true]);
    // Nobody's own account is a program's business.
    for (const method of ["GET", "POST"]) expect(may(full, "staff", method)).toBe(false);
  });

  it("is a program that only reads where nothing but reading is asked for", () => {
    const reader = program(true, "content");
    for (const access of ["content", "team"] as const)
      expect(["GET", "POST", "PUT", "PATCH", "DELETE"].filter((method) => may(reader, access, method))).toEqual(["GET"]);
  });
});
