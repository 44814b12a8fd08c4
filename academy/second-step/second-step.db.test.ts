import { expect, it } from "vitest";
import { admin, joined, openTestAcademy } from "#tests/harness.ts";
import { withSecondStep } from "#tests/second-step.ts";

const login = { username: admin.username, password: admin.password };

it("a sign-in then takes the password and a code; no code works twice", async () => {
  const academy = await openTestAcademy();
  const { call, signIn, pass } = academy;
  const token = await signIn();
  expect((await call("POST", "/api/auth/second-step/confirm", { code: "000000" }, { token })).status).toBe(400);
  const wrong = await call("POST", "/api/auth/second-step", { password: "wrong-1" }, { token });
  expect([wrong.status, wrong.body.issues[0].path]).toEqual([400, "password"]);
  const { codeNow, used, address } = await withSecondStep(academy, token);
  expect(address).toMatch(/^otpauth:\/\/totp\/Serendib%20Language%20Academy:admin\?/);
  const first = await call("POST", "/api/auth/login", login);
  expect([first.status, first.body.token]).toEqual([401, undefined]);
  const { step } = first.body;
  // The step itself opens nothing.
  expect((await call("GET", "/api/auth/verify-token", undefined, { token: step })).status).toBe(401);
  // The code that turned it on is used up.
  expect((await call("POST", "/api/auth/login/code", { step, code: used })).status).toBe(401);
  pass(30_000);
  const code = codeNow();
  const second = await call("POST", "/api/auth/login/code", { step, code: ` ${code.slice(0, 3)} ${code.slice(3)}` });
  expect([second.status, second.body.username]).toEqual([200, "admin"]);
  expect((await call("GET", "/api/auth/verify-token", undefined, { token: second.body.token })).status).toBe(200);
  expect((await call("POST", "/api/auth/login/code", { step, code })).status).toBe(401);
  const again = await call("POST", "/api/auth/login", login);
  expect((await call("POST", "/api/auth/login/code", { step: again.body.step, code })).status).toBe(401);
});

it("a code is taken while its thirty seconds are just over, and not a minute later", async () => {
  const academy = await openTestAcademy();
  const { call, signIn, pass } = academy;
  const { codeNow } = await withSecondStep(academy, await signIn());
  const { step } = (await call("POST", "/api/auth/login", login)).body;
  const statusAfter = async (wait: number) => {
    pass(60_000);
    const code = codeNow();
    pass(wait);
    return (await call("POST", "/api/auth/login/code", { step, code })).status;
  };
  expect([await statusAfter(60_000), await statusAfter(15_000)]).toEqual([401, 200]);
});

it("a step is good for ten minutes, and tries at the code are held down", async () => {
  const academy = await openTestAcademy();
  const { call, signIn, pass } = academy;
  const { codeNow } = await withSecondStep(academy, await signIn());
  const { step } = (await call("POST", "/api/auth/login", login)).body;
  pass(10 * 60_000 + 1000);
  expect((await call("POST", "/api/auth/login/code", { step, code: codeNow() })).status).toBe(401);
  const { body } = await call("POST", "/api/auth/login", login);
  const statuses: number[] = [];
  for (let guess = 0; guess < 12; guess++) {
    const said = await call(
      "POST",
      "/api/auth/login/code",
      { step: body.step, code: String(100_000 + guess) },
      { address: "198.51.100.9" },
    );
    statuses.push(said.status);
  }
  expect(statuses.slice(0, 9).every((status) => status === 401)).toBe(true);
  expect(statuses.at(-1)).toBe(429);
});

it("recovery codes each work once, in any writing, and new ones end them", async () => {
  const academy = await openTestAcademy();
  const { call, signIn } = academy;
  const token = await signIn();
  const { codes } = await withSecondStep(academy, token);
  expect(new Set(codes).size).toBe(10);
  const enter = async (code = "") => {
    const { step } = (await call("POST", "/api/auth/login", login)).body;
    return (await call("POST", "/api/auth/login/code", { step, code })).status;
  };
  expect(await enter(codes[0]?.toUpperCase().replace("-", " "))).toBe(200);
  expect(await enter(codes[0])).toBe(401);
  expect((await call("GET", "/api/auth/second-step", undefined, { token })).body).toEqual({
    isOn: true,
    codesLeft: 9,
    isRequired: false,
    hasPasskey: false,
  });
  const renewed = await call("POST", "/api/auth/second-step/codes", { password: admin.password, code: codes[1] }, { token });
  expect(await enter(codes[2])).toBe(401);
  expect(await enter(renewed.body.codes[0])).toBe(200);
});

it("where the academy asks for it, nothing else can be done before it is on, and it stays on", async () => {
  const academy = await openTestAcademy();
  const { call, signIn } = academy;
  const owner = await signIn();
  const desk = await joined(call, owner, "desk", "desk");
  const require = () => call("PUT", "/api/people/second-step", { askedOf: "everybody" }, { token: owner });
  expect((await require()).status).toBe(400);
  await withSecondStep(academy, owner);
  expect((await require()).status).toBe(200);
  expect((await call("GET", "/api/enquiries", undefined, { token: desk })).status).toBe(403);
  const { body } = await call("GET", "/api/auth/verify-token", undefined, { token: desk });
  expect(body.user.lacksSecondStep).toBe(true);
  const { codes } = await withSecondStep(academy, desk, "secret of desk");
  expect((await call("GET", "/api/enquiries", undefined, { token: desk })).status).toBe(200);
  expect((await call("POST", "/api/auth/second-step/off", { password: "secret of desk", code: codes[0] }, { token: desk })).status).toBe(
    400,
  );
  // A new password by a link leads past no second step.
  const id = (await call("GET", "/api/people", undefined, { token: owner })).body[1].id;
  const { body: link } = await call("POST", `/api/people/${id}/link`, undefined, { token: owner });
  const newPassword = "words after the link";
  await call("POST", "/api/auth/choose-password", { token: link.token, newPassword });
  expect((await call("POST", "/api/auth/login", { username: "desk", password: newPassword })).status).toBe(401);
  // An owner helps somebody who lost the phone and the codes; then they set it up anew.
  expect((await call("DELETE", `/api/people/${id}/second-step`, undefined, { token: owner })).status).toBe(204);
  const back = await call("POST", "/api/auth/login", { username: "desk", password: newPassword });
  expect(back.status).toBe(200);
  expect((await call("GET", "/api/enquiries", undefined, { token: back.body.token })).status).toBe(403);
});

it("is turned off with the password and a code, never without", async () => {
  const academy = await openTestAcademy();
  const { call, signIn } = academy;
  const token = await signIn();
  const { codes } = await withSecondStep(academy, token);
  expect((await call("POST", "/api/auth/second-step/off", { password: admin.password, code: "123" }, { token })).status).toBe(400);
  for (const body of [{ code: codes[3] }, { password: "wrong-1", code: codes[3] }])
    for (const what of ["off", "codes"]) expect((await call("POST", `/api/auth/second-step/${what}`, body, { token })).status).toBe(400);
  expect((await call("POST", "/api/auth/second-step/off", { password: admin.password, code: codes[3] }, { token })).status).toBe(204);
  expect((await call("POST", "/api/auth/login", login)).status).toBe(200);
});
