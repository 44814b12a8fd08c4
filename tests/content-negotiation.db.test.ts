import { describe, expect, it } from "vitest";
import { routes } from "#api/routes.ts";
import { enquiryInput } from "./factories.ts";
import { openTestAcademy } from "./harness.ts";

const html = { headers: { accept: "text/html,application/xhtml+xml,*/*;q=0.8" } };

describe("the two readings of the paths (section 7)", () => {
  it("reach the same handler with and without /api, and with a slash at the end, unless a browser asks for a page", async () => {
    const { call } = await openTestAcademy();
    for (const path of ["/courses", "/exams", "/blogs", "/blogs/1", "/course-qna", "/exam-qna"]) {
      const [long, short] = [await call("GET", `/api${path}`), await call("GET", path, undefined, { headers: { accept: "*/*" } })];
      expect([path, short.status, short.text]).toEqual([path, 200, long.text]);
      expect((await call("GET", `/api${path}/`)).text).toBe(long.text);
      expect((await call("GET", path, undefined, html)).text).toBe("a page");
    }
    expect((await call("GET", "/courses")).headers.get("vary")).toContain("accept");
    expect((await call("GET", "/courses/1", undefined, html)).text).toBe("a page");
    expect((await call("GET", "/enquiries")).text).toBe("a page");
  });

  it("take JSON at /contact and leave a page's own form to the page", async () => {
    const { call } = await openTestAcademy();
    expect((await call("POST", "/contact", enquiryInput())).status).toBe(201);
    for (const type of ["application/x-www-form-urlencoded", "multipart/form-data; boundary=x"]) {
      expect((await call("POST", "/contact", undefined, { raw: "name=a", headers: { "content-type": type } })).text).toBe("a page");
      expect((await call("POST", "/api/contact", undefined, { raw: "name=a", headers: { "content-type": type } })).status).toBe(415);
    }
  });
});

describe("what every answer keeps to", () => {
  it("lists have an ETag and a 304; errors are never stored", async () => {
    const { call } = await openTestAcademy();
    const first = await call("GET", "/api/courses");
    const etag = first.headers.get("etag") ?? "";
    const again = await call("GET", "/api/courses", undefined, { headers: { "if-none-match": etag } });
    expect([again.status, again.text]).toEqual([304, ""]);
    expect((await call("GET", "/api/blogs/none")).headers.get("cache-control")).toBe("no-store");
  });

  it("unknown addresses are 404, unknown methods 405 with what is allowed", async () => {
    const { call } = await openTestAcademy();
    expect((await call("GET", "/api/nothing")).status).toBe(404);
    const patched = await call("PATCH", "/api/courses", {});
    expect([patched.status, patched.headers.get("allow")]).toEqual([405, "GET, POST"]);
    expect((await call("HEAD", "/api/courses")).status).toBe(200);
  });

  it("the OpenAPI document lists every route, from the schemas that check", async () => {
    const { call } = await openTestAcademy();
    const { body } = await call("GET", "/api/openapi.json");
    const listed = Object.entries(body.paths).flatMap(([path, methods]) =>
      Object.keys(methods as object).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ":$1")}`),
    );
    expect(listed.sort()).toEqual(Object.keys(routes).sort());
    expect(body.openapi).toBe("3.1.0");
    // A whole course, or a draft.
    const { anyOf } = body.paths["/courses"].post.requestBody.content["application/json"].schema;
    expect(anyOf.map(({ required }: { required: string[] }) => required.includes("status"))).toEqual([false, true]);
    expect(anyOf.every(({ required }: { required: string[] }) => required.includes("title"))).toBe(true);
    expect(body.paths["/courses"].post.security).toEqual([{ staff: [] }]);
  });

  it("probes: the process, and whether it can serve", async () => {
    const { call } = await openTestAcademy();
    expect((await call("GET", "/healthz")).body).toEqual({ status: "ok" });
    expect((await call("GET", "/readyz")).body).toMatchObject({ status: "ready", mail: { waiting: 0, failed: 0 } });
  });
});
