import type { RequestListener } from "node:http";
import { expect, it } from "vitest";
import { listening } from "#tests/listening.ts";
import { createFetchBounded } from "./fetch-bounded.ts";

const site = async (answer: RequestListener) => `http://127.0.0.1:${await listening(answer)}`;

const fetchBounded = createFetchBounded({ trusted: ["127.0.0.1"], wait: 500 });
const limits = { accept: "application/json", mostBytes: 1000 };
const why = (address: string) =>
  fetchBounded(address, limits).then(
    () => "read",
    (error: Error) => error.message,
  );

it("reads an answer over redirects, and says where it was", async () => {
  const address = await site((request, response) => {
    if (request.url === "/old") response.writeHead(301, { location: "/new" }).end();
    else response.writeHead(200, { "content-type": "text/plain", link: '</2>; rel="next"' }).end(`${request.headers.accept}`);
  });
  const read = await fetchBounded(`${address}/old`, limits);
  expect({ ...read, bytes: read.bytes.toString() }).toEqual({
    status: 200,
    type: "text/plain",
    link: '</2>; rel="next"',
    bytes: "application/json",
    address: `${address}/new`,
  });
});

it("goes on for so many steps, bytes and so long, and no further", async () => {
  const round = await site((_, response) => response.writeHead(302, { location: "/" }).end());
  expect(await why(round)).toBe("It leads from one address to the next without end.");
  const large = await site((_, response) => response.writeHead(200, { "content-length": 5000 }).end("x".repeat(5000)));
  expect(await why(large)).toMatch(/^It is too large/);
  const endless = await site((_, response) => {
    const more = () => response.write("x".repeat(600), () => setImmediate(more));
    more();
  });
  expect(await why(endless)).toMatch(/^It is too large/);
  const silent = await site(() => {});
  expect(await why(silent)).toBe("There was no whole answer in time.");
});

it("is led nowhere but to the web, and into this computer's network only where its own site is", async () => {
  const elsewhere = await site((request, response) => response.writeHead(302, { location: `${request.url}`.slice(1) }).end());
  expect(await why(`${elsewhere}/file:///etc/passwd`)).toBe("It is no address that starts with http:// or https://.");
  expect(await why(`${elsewhere}/http://192.168.1.1/`)).toMatch(/own network/);
  expect(await why("http://[::1]:1/")).toMatch(/own network/);
  const named = createFetchBounded({ trusted: [], resolve: (_, __, done) => done(null, [{ address: "10.0.0.1", family: 4 }]) });
  await expect(named("http://pictures.example/a.jpg", limits)).rejects.toThrow(/own network/);
  expect(await why("http://127.0.0.1:1/")).toBe("Nothing answers at this address.");
});
