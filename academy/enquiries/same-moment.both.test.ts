import { expect, it } from "vitest";
import { enquiryInput } from "#tests/factories.ts";
import { openTestAcademy } from "#tests/harness.ts";

async function openEnquiries(count: number) {
  const academy = await openTestAcademy();
  const token = await academy.signIn();
  const ids: number[] = [];
  for (let index = 0; index < count; index++) {
    const input = enquiryInput({ email: "zandusini@example.com", name: `Zandusini ${index}` });
    ids.push((await academy.call("POST", "/api/contact", input, { address: `10.0.${index}.1` })).body.id);
  }
  const change = (id: number, body: object) => academy.call("PATCH", `/api/enquiries/${id}`, body, { token });
  const read = async (id: number) => (await academy.call("GET", `/api/enquiries/${id}`, undefined, { token })).body;
  return { ...academy, ids, change, read };
}

it("what two people change of one enquiry at the same moment is all kept", async () => {
  const { ids, change, read } = await openEnquiries(6);
  const changes = [{ status: "Contacted" }, { next_step: "Call about Saturday" }, { name: "Zandusini Perera" }];
  for (const id of ids) {
    const answers = await Promise.all(changes.map((one) => change(id, one)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await read(id)).toMatchObject(Object.assign({}, ...changes));
  }
});

it("of two who saw the same version the second hears that somebody else saved", async () => {
  const { ids, change, read } = await openEnquiries(6);
  for (const id of ids) {
    const { version } = await read(id);
    const answers = await Promise.all([change(id, { status: "Contacted", version }), change(id, { name: "Nimal", version })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  }
});

it("of two that are merged into each other at the same moment one stays", async () => {
  const { ids, change, read } = await openEnquiries(8);
  for (let at = 0; at < ids.length; at += 2) {
    const [one = 0, other = 0] = ids.slice(at, at + 2);
    const answers = await Promise.all([change(one, { merged_into: other }), change(other, { merged_into: one })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect([(await read(one)).merged_into, (await read(other)).merged_into].filter((into) => into !== null)).toHaveLength(1);
  }
});
