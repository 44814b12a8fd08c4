import { createServer, get } from "node:http";
import { expect, it, onTestFinished } from "vitest";
import { cachedResponse, sendCachedResponse } from "./cached-response.ts";

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
