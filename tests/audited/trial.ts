import { enquiryInput, kindTrials } from "../factories.ts";
import type { TestAcademy } from "../harness.ts";

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
