import { createServer, get, type IncomingMessage, type ServerResponse } from "node:http";
import { zstdDecompressSync } from "node:zlib";
import { expect, it, onTestFinished } from "vitest";
import { bytesFor, cachedResponse, compressThoroughly, sendCachedResponse } from "./cached-response.ts";
import { createDictionary } from "./dictionary.ts";

it("sends the encoding that the client takes, and never one that it refuses", async () => {
  const answer = await cachedResponse(new Response("word ".repeat(500), { headers: { "content-type": "text/plain" } }));
  const server = createServer((request, response) => sendCachedResponse(request, response, answer)).listen(0);
  onTestFinished(() => void server.close());
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  const encodingFor = (accepted: string) =>
    new Promise((resolve) =>
      get({ port, headers: { "accept-encoding": accepted }, agent: false }, (said) => {
        said.resume();
        resolve(said.headers["content-encoding"]);
      }),
    );
  for (const [accepted, encoding] of [
    ["gzip, deflate, br, zstd", "br"],
    ["br;q=1.0, gzip;q=0.5", "br"],
    ["gzip;q=0.8", "gzip"],
    ["br;q=0, gzip", "gzip"],
    ["br; q=0.000 ,gzip;q=0", undefined],
    ["br;q=0.001", "br"],
    ["x-br, brotli, xgzip", undefined],
    ["*", undefined],
    ["", undefined],
  ] as const)
    expect([accepted, await encodingFor(accepted)]).toEqual([accepted, encoding]);
});

it("packs a page with the dictionary that the client has, and with no other", async () => {
  const words = Array.from({ length: 400 }, (_, n) => `<li>Course ${n * 7919}</li>`).join("");
  const dictionary = createDictionary([Buffer.from(words)]);
  const answer = await cachedResponse(new Response(`<p>Today</p>${words}`, { headers: { "content-type": "text/html" } }));
  await compressThoroughly(answer, [dictionary]);
  const server = createServer((request, response) => sendCachedResponse(request, response, answer)).listen(0);
  onTestFinished(() => void server.close());
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  const ask = (headers: Record<string, string>) =>
    new Promise<{ encoding: string | undefined; vary: string | undefined; body: Buffer }>((resolve) =>
      get({ port, headers, agent: false }, async (said) => {
        const parts: Buffer[] = [];
        for await (const part of said) parts.push(part);
        resolve({ encoding: said.headers["content-encoding"], vary: said.headers.vary, body: Buffer.concat(parts) });
      }),
    );
  const accepted = "gzip, br, dcb, dcz";
  const packed = await ask({ "accept-encoding": accepted, "available-dictionary": dictionary.id });
  expect([packed.encoding, packed.vary]).toEqual(["dcz", "accept-encoding, available-dictionary"]);
  expect(packed.body.subarray(8, 40)).toEqual(dictionary.hash);
  expect(packed.body.byteLength).toBeLessThan(100);
  expect(zstdDecompressSync(packed.body.subarray(40), { dictionary: dictionary.bytes }).toString()).toBe(`<p>Today</p>${words}`);
  for (const headers of [
    { "accept-encoding": accepted },
    { "accept-encoding": accepted, "available-dictionary": ":AAAA:" },
    { "accept-encoding": "br", "available-dictionary": dictionary.id },
    { "accept-encoding": "br, dcz;q=0", "available-dictionary": dictionary.id },
  ])
    expect((await ask(headers)).encoding).toBe("br");
});

it("says that a client has an answer already only of one that succeeded and is still the same", async () => {
  const asked = async (status: number, ifNoneMatch: (etag: string) => string) => {
    const answer = await cachedResponse(new Response("Nothing is here", { status, headers: { "content-type": "text/plain" } }));
    const server = createServer((request, response) => sendCachedResponse(request, response, answer)).listen(0);
    onTestFinished(() => void server.close());
    const address = server.address();
    const port = typeof address === "object" ? address?.port : undefined;
    return new Promise((resolve) =>
      get({ port, headers: { "if-none-match": ifNoneMatch(answer.etag) }, agent: false }, (said) => {
        said.resume();
        resolve(said.statusCode);
      }),
    );
  };
  expect(await asked(200, (etag) => etag)).toBe(304);
  expect(await asked(200, (etag) => `"older", W/${etag}`)).toBe(304);
  expect(await asked(200, () => '"older"')).toBe(200);
  expect(await asked(404, (etag) => etag)).toBe(404);
});

it("says the length of the very body that it sends, also while a page is packed smaller", async () => {
  const words = Array.from({ length: 20_000 }, (_, n) => `${(n * n * 7919) % 1009} ${n % 13}`).join(" ");
  const dictionary = createDictionary([Buffer.from("another page")]);
  const answer = await cachedResponse(new Response(words, { headers: { "content-type": "text/html" } }), "br", [dictionary]);
  const headers = { "accept-encoding": "br, dcz", "available-dictionary": dictionary.id };
  const sent: { said: number; bytes: number }[] = [];
  const send = () => {
    const one = { said: 0, bytes: 0 };
    const response = {
      writeHead: (_: number, flat: string[]) => {
        one.said = Number(flat[flat.indexOf("content-length") + 1]);
      },
      end: (body: Uint8Array) => {
        one.bytes = body.byteLength;
      },
    };
    sendCachedResponse({ method: "GET", headers } as unknown as IncomingMessage, response as unknown as ServerResponse, answer);
    sent.push(one);
  };
  let isPacked = false;
  const packing = compressThoroughly(answer, [dictionary]).finally(() => {
    isPacked = true;
  });
  while (!isPacked) {
    send();
    await new Promise(setImmediate);
  }
  await packing;
  send();
  expect(sent.at(-1)?.bytes).toBeLessThan(sent[0]?.bytes ?? 0);
  expect(sent.filter(({ said, bytes }) => said !== bytes)).toEqual([]);
});

it("packs texts, feeds, data and drawings of some length, and leaves pictures and what is short as it is", async () => {
  const encodingsOf = async (type: string, length = 512) => {
    const { bodies } = await cachedResponse(new Response("w".repeat(length), { headers: { "content-type": type } }));
    return Object.keys(bodies);
  };
  for (const type of [
    "text/css",
    "text/html; charset=utf-8",
    "application/json",
    "application/manifest+json",
    "application/atom+xml",
    "image/svg+xml",
  ])
    expect([type, await encodingsOf(type)]).toEqual([type, ["identity", "br", "gzip"]]);
  for (const type of ["image/jpeg", "image/png", "font/woff2", "application/zip"])
    expect([type, await encodingsOf(type)]).toEqual([type, ["identity"]]);
  expect(await encodingsOf("text/css", 511)).toEqual(["identity"]);
});

it("keeps what the answer itself says of its name and of what it depends on", async () => {
  const headers = { "content-type": "text/plain", etag: '"own"', vary: "accept" };
  const answer = await cachedResponse(new Response("word ".repeat(500), { headers }));
  expect([answer.etag, answer.headers.vary]).toEqual(['"own"', "accept, accept-encoding"]);
});

it("counts what goes out: nothing where only the head is asked for, or the client has it", async () => {
  const answer = await cachedResponse(new Response("word ".repeat(500), { headers: { "content-type": "text/plain" } }));
  const bytes = (method: string, headers: Record<string, string> = {}) =>
    bytesFor({ method, headers } as unknown as IncomingMessage, answer);
  expect([bytes("GET"), bytes("HEAD"), bytes("GET", { "if-none-match": answer.etag })]).toEqual([2500, 0, 0]);
  expect(bytes("GET", { "accept-encoding": "br" })).toBe(answer.bodies.br?.byteLength);
});
