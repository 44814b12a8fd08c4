import { mkdirSync } from "node:fs";
import { mailSetup } from "../call-bodies.ts";
import { enquiryInput, kindTrials } from "../factories.ts";
import { openTestAcademy, type TestAcademy } from "../harness.ts";

export type World = TestAcademy & { token: string; last: (path: string) => Promise<number> };
export type Trial = {
  /** In place of the parameters, in their order. */
  at?: (world: World) => Promise<readonly (string | number)[]> | readonly (string | number)[];
  query?: string;
  body?: (world: World) => object | Promise<object>;
  /** The line it leaves. */
  line: string;
  anyone?: true;
};

/** An academy in which every trial has what it needs. */
export async function openWorld(): Promise<World> {
  const academy = await openTestAcademy({ WEBHOOKS_TO_LOCALHOST: "on", ENQUIRIES_PER_HOUR: "100000", SECRET_KEY: "a key for this test" });
  mkdirSync(`${academy.env.DATA_DIR}/backups`, { recursive: true });
  const world: World = {
    ...academy,
    token: await academy.signIn(),
    last: async (path) => (await academy.call("GET", `/api/${path}`, undefined, { token: world.token })).body[0].id,
  };
  await world.call("PUT", "/api/mail", mailSetup(), { token: world.token });
  return world;
}

let made = 0;
/** Another one each time. */
export const another = (): number => ++made;

export const fresh = (path: keyof typeof kindTrials) => async (world: World) =>
  (await world.call("POST", `/api/${path}`, kindTrials[path].input(), { token: world.token })).body;

export const enquiry = async (world: World, more: object = {}) =>
  (
    await world.call("POST", "/api/contact", enquiryInput({ email: `v${Math.random()}@example.com`, ...more }), {
      address: `10.2.${another()}.1`,
    })
  ).body.id;
