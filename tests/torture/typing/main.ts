// What is typed in the back office, in real browsers against the real program, while something is killed at random.

import { startServer } from "../../e2e/server.ts";
import { courseInput, postInput } from "../../factories.ts";
import { createDevice, type Device } from "./device.ts";
import { tellFigures } from "./figures.ts";
import type { Form } from "./form.ts";
import { kinds, type World } from "./kinds.ts";
import { Ledger } from "./ledger.ts";
import { playRound } from "./round.ts";

const runs = Number(process.argv[2] ?? 200);
const only = process.argv[3];
const formsAtOnce = 4;

const server = await startServer({ TRUST_PROXY: "1", LOG_LEVEL: "error" });
let callers = 0;

/** Calls the API beside the browsers, each time from another network, so that limits do not get in the way. */
async function call(method: string, path: string, body?: object, token?: string) {
  const answer = await fetch(`${server.url}/api${path}`, {
    method,
    headers: {
      "content-type": "application/json",
      "x-forwarded-for": `10.1.${++callers % 250}.1`,
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  return answer.status === 204 ? undefined : answer.json().catch(() => undefined);
}

const signIn = async (): Promise<string> => (await call("POST", "/auth/login", { username: "admin", password: "secret-1" })).token;

const devices: [Device, Device] = [await createDevice("desk", server.port), await createDevice("phone", server.port)];
// Browsers in groups of their own would outlive a Ctrl-C.
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => void end().then(() => process.exit(1)));

async function end(): Promise<void> {
  for (const device of devices) await device.close();
  await server.stop();
}

try {
  const token = await signIn();
  const forms: World["forms"] = [];
  for (let index = 0; index < formsAtOnce; index++) {
    const isCourse = index % 2 === 0;
    const made = isCourse
      ? await call("POST", "/courses", courseInput({ summary: "As stored." }), token)
      : await call("POST", "/blogs", postInput({ content: "<p>As stored.</p>" }), token);
    const form: Form = { id: made.id, path: isCourse ? "courses" : "blogs", name: `${isCourse ? "course" : "post"}:${made.id}` };
    forms.push({ form, ledger: new Ledger("As stored."), text: "As stored.", page: undefined, openedAt: 0 });
  }
  const world: World = { server, call, signIn, token, devices, device: devices[0], forms, found: [] };
  const names = Object.keys(kinds).filter((name) => !only || name === only);
  for (let round = 0; world.found.length < runs; round++) await playRound(world, names[round % names.length] ?? "browser", round);
  tellFigures(world.found);
  if (world.found.some(({ ok }) => !ok)) process.exitCode = 1;
} finally {
  await end();
}
