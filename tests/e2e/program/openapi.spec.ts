import { mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { courseInput, enquiryInput, examInput, postInput, questionInput } from "../../factories.ts";
import { expect, test } from "../test.ts";

const root = join(import.meta.dirname, "../../..");

type Problem = { ruleId: string; message: string; location: { pointer?: string }[] };
type Linter = { createConfig: (rules: object) => Promise<object>; lintFromString: (options: object) => Promise<Problem[]> };
type Generator = { createClient: (options: object) => Promise<unknown> };

// By names that TypeScript does not follow: checking against the packages' own types takes 8 s.
const [linterName, generatorName] = ["@redocly/openapi-core", "@hey-api/openapi-ts"];
const { createConfig, lintFromString }: Linter = await import(String(linterName));
const { createClient }: Generator = await import(String(generatorName));

type Options = { path?: object; query?: object; body?: object; headers?: object };
// biome-ignore lint/suspicious/noExplicitAny: the client is generated while the test runs
type Operation = (options?: Options) => Promise<{ data: any; error?: unknown; response: Response }>;

test("the OpenAPI document is valid, and every operation has a name of its own", async ({ request }) => {
  const answer = await request.get("/api/openapi.json");
  const problems = await lintFromString({ source: await answer.text(), config: await createConfig({ extends: ["recommended"] }) });
  expect(problems.map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer}`)).toEqual([]);
});

test("a client generated from the document makes every call of section 7", async ({ server }) => {
  const folder = mkdtempSync(join(root, "test-results/client-"));
  try {
    await createClient({
      input: `${server.url}/api/openapi.json`,
      output: { path: folder, importFileExtension: ".ts" },
      plugins: ["@hey-api/typescript", "@hey-api/sdk", "@hey-api/client-fetch"],
      logs: { level: "silent" },
    });
    const generated = (name: string) => import(pathToFileURL(join(folder, name)).href);
    const calls: Record<string, Operation> = await generated("sdk.gen.ts");
    const { client } = await generated("client.gen.ts");
    const made: string[] = [];

    async function make(name: string, options: Options, status: number) {
      const { data, error, response } = (await calls[name]?.(options)) ?? {};
      expect([name, response?.status, error]).toEqual([name, status, status === 204 || data !== undefined ? undefined : error]);
      made.push(name);
      return data;
    }

    client.setConfig({ baseUrl: `${server.url}/api` });
    const { username, password, master } = server.admin;
    const { token } = await make("login", { body: { username, password } }, 200);
    client.setConfig({ baseUrl: `${server.url}/api`, auth: token });
    expect(await make("verifyToken", {}, 200)).toMatchObject({ user: { id: 1, username } });
    await make("verifyMasterPassword", { body: { masterPassword: master } }, 200);

    const kinds = [
      { noun: "Course", input: courseInput(), field: "title" },
      { noun: "Exam", input: examInput(), field: "title" },
      { noun: "Post", input: postInput(), field: "title" },
      { noun: "CourseQuestion", input: questionInput(), field: "question" },
      { noun: "ExamQuestion", input: questionInput(), field: "question" },
    ];
    for (const { noun, input, field } of kinds) {
      const item = await make(`create${noun}`, { body: input }, 201);
      const path = { id: item.id };
      expect((await make(`update${noun}`, { path, body: { ...item, [field]: "Changed" } }, 200))[field]).toBe("Changed");
      const list = await make(`list${noun}s`, noun.endsWith("Question") ? { query: { admin: "true" } } : {}, 200);
      expect(list.map((one: { id: number }) => one.id)).toContain(item.id);
      if (noun === "Course") await make("reorderCourses", { body: { courses: [{ id: item.id, display_order: 1 }] } }, 200);
      if (noun === "Exam") await make("reorderExams", { body: { examOrders: [{ id: item.id, display_order: 10 }] } }, 200);
      if (noun === "Post")
        for (const id of [item.slug, String(item.id)]) expect((await make("getPost", { path: { id } }, 200)).id).toBe(item.id);
      await make(`delete${noun}`, { path }, 204);
    }
    await make("sendEnquiry", { body: enquiryInput() }, 201);
    const change = { currentPassword: password, newPassword: "new-secret-1", masterPassword: master };
    await make("changeAdminPassword", { body: change }, 200);
    await make("changeAdminPassword", { body: { ...change, currentPassword: "new-secret-1", newPassword: password } }, 200);
    expect(new Set(made).size).toBe(28);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
