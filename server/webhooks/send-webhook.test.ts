import type { RequestListener } from "node:http";
import { createServer as createTcpServer } from "node:net";
import { describe, expect, it, onTestFinished } from "vitest";
import { listening } from "#tests/listening.ts";
import { isPublic } from "../outgoing/public-address.ts";
import { createWebhookSender } from "./send-webhook.ts";

const receiver = async (answer: RequestListener) => `http://localhost:${await listening(answer)}/hook`;

describe("where webhooks may go", () => {
  const own = [
    ...[
      "127.0.0.1",
      "10.1.2.3",
      "172.16.0.1",
      "172.31.255.255",
      "192.168.1.1",
      "169.254.169.254",
      "100.64.0.1",
      "0.0.0.0",
      "255.255.255.255",
    ],
    ...["224.0.0.1", "198.18.0.1", "::1", "::", "fe80::1", "fc00::1", "fd12::1", "ff02::1", "::ffff:10.0.0.1", "::ffff:8.8.8.8"],
    ...["64:ff9b::a00:1", "2001:db8::1", "2002:a00:1::", "2001::1", "not an address"],
  ];
  it.each(own)("%s is not of the public internet", (address) => {
    expect(isPublic(address)).toBe(false);
  });
  it.each(["8.8.8.8", "172.32.0.1", "100.128.0.1", "2606:4700::1111", "2a00:1450::1"])("%s is", (address) => {
    expect(isPublic(address)).toBe(true);
  });

  const { refuse, send } = createWebhookSender({ toLocalhost: false, wait: 2000 });
  const refused = [
    ...[
      "http://receiver.example/",
      "ftp://receiver.example/",
      "https://user:word@receiver.example/",
      "https://localhost/",
      "https://localhost./",
    ],
    ...["https://printer/", "https://a.localhost/", "https://127.0.0.1/", "https://2130706433/", "https://0x7f.1/", "https://[::1]/"],
    ...["https://[::ffff:127.0.0.1]/", "https://169.254.169.254/latest/meta-data/", "http://localhost:3000/"],
  ];
  it.each(refused)("%s is refused, when it is saved and when it is called", async (address) => {
    expect(refuse(address)).toMatch(/\.$/);
    expect(await send(address, {}, "{}")).toEqual({ status: null, answer: refuse(address) });
  });

  it.each(["https://receiver.example/hook?key=1", "https://8.8.8.8/", "https://[2606:4700::1111]:8443/"])("%s may be tried", (address) => {
    expect(refuse(address)).toBeUndefined();
  });

  it("a name or a password in an address is shown to everybody who reads the list: neither may stand there", () => {
    for (const account of ["user:word", "user", ":word"])
      expect(refuse(`https://${account}@receiver.example/`)).toBe("Leave user and password out of the address.");
  });

  it("a test reaches this machine, and nothing else that others do not", () => {
    const { refuse } = createWebhookSender({ toLocalhost: true });
    expect(["http://localhost:3000/", "https://127.0.0.1/", "https://receiver.example/"].map(refuse)).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    for (const address of ["http://receiver.example/", "ftp://localhost/", "https://printer/", "https://10.0.0.1/"])
      expect(refuse(address), address).toBeDefined();
  });

  it("a name that leads into the own network is refused when it is called", async () => {
    let reached = 0;
    const server = createTcpServer((socket) => socket.destroy(new Error(`reached ${++reached}`)));
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    onTestFinished(() => void server.close());
    const at = server.address();
    const port = at !== null && typeof at === "object" ? at.port : 0;
    for (const address of ["127.0.0.1", "::ffff:127.0.0.1", "169.254.169.254", "10.0.0.1"]) {
      const family = address.includes(":") ? 6 : 4;
      const guarded = createWebhookSender({ toLocalhost: false, wait: 2000, resolve: (_, __, done) => done(null, [{ address, family }]) });
      const { status, answer } = await guarded.send(`https://receiver.example:${port}/`, {}, "{}");
      expect([address, status, answer]).toEqual([address, null, "This address leads into the server's own network, which is refused."]);
    }
    expect(reached).toBe(0);
  });
});

describe("a message", () => {
  const { send } = createWebhookSender({ toLocalhost: true, wait: 500 });

  it("carries its headers and body; of the answer the status and the first characters are kept", async () => {
    let got: unknown;
    const url = await receiver((request, response) => {
      let body = "";
      request.on("data", (part) => {
        body += part;
      });
      request.on("end", () => {
        got = { method: request.method, id: request.headers["webhook-id"], type: request.headers["content-type"], body };
        response.writeHead(202).end(`ok\u0000\n${"x".repeat(50_000)}`);
      });
    });
    const { status, answer } = await send(url, { "webhook-id": "msg_1" }, '{"a":"é"}');
    expect(got).toEqual({ method: "POST", id: "msg_1", type: "application/json", body: '{"a":"é"}' });
    expect([status, answer.length, answer.slice(0, 5)]).toEqual([202, 500, "ok xx"]);
  });

  it("is never sent on to where an answer points", async () => {
    let reached = false;
    const other = await receiver((_, response) => {
      reached = true;
      response.end();
    });
    const url = await receiver((_, response) => response.writeHead(307, { location: other }).end());
    expect(await send(url, {}, "{}")).toEqual({ status: 307, answer: "It points to another address, and that is not followed." });
    expect(reached).toBe(false);
  });

  it("that is not taken is answered in the receiver's words, on one line", async () => {
    const answering = async (status: number) =>
      send(await receiver((_, response) => response.writeHead(status).end("\nNo:\n\tbusy \n")), {}, "{}");
    expect((await answering(300)).answer).toBe("It points to another address, and that is not followed. No: busy");
    expect([await answering(400), await answering(503)]).toEqual([
      { status: 400, answer: "No: busy" },
      { status: 503, answer: "No: busy" },
    ]);
  });

  it("waits so long and no longer, also for one who talks without end", async () => {
    const silent = await receiver(() => {});
    const dripping = await receiver((_, response) => {
      response.writeHead(200);
      const drip = setInterval(() => response.write("."), 20);
      response.on("close", () => clearInterval(drip));
    });
    for (const url of [silent, dripping])
      expect(await send(url, {}, "{}")).toEqual({ status: null, answer: "There was no whole answer in time." });
    expect((await send("http://localhost:1/", {}, "{}")).answer).toBe("Nothing answers at this address.");
  });
});
