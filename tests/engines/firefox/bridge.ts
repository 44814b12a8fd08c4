// Firefox for Playwright: Debian's Firefox, started as Playwright asks, and between the two this program (../firefox.sh), for what the two
// do not agree on yet: a command that this Firefox does not know, and texts that our pages' policy keeps from `eval`.
import { spawn } from "node:child_process";
import type { AddressInfo } from "node:net";
import { createInterface } from "node:readline";
import { WebSocket, WebSocketServer } from "ws";
import { withoutEval } from "../without-eval.ts";

const browser = spawn("firefox-esr", process.argv.slice(2), { stdio: ["ignore", "ignore", "pipe"] });
const end = () => {
  browser.kill("SIGKILL");
  process.exit(0);
};
for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const) process.on(signal, end);
browser.on("exit", end);

createInterface({ input: browser.stderr }).on("line", (line) => {
  const address = /WebDriver BiDi listening on (ws:\/\/.*)$/.exec(line)?.[1];
  if (address) serve(`${address}/session`);
});

function serve(address: string): void {
  const server = new WebSocketServer({ host: "127.0.0.1", port: 0 });
  server.on("listening", () =>
    process.stderr.write(`WebDriver BiDi listening on ws://127.0.0.1:${(server.address() as AddressInfo).port}\n`),
  );
  server.on("connection", (playwright) => {
    const firefox = new WebSocket(address, { perMessageDeflate: false });
    const connected = new Promise((resolve) => firefox.once("open", resolve));
    firefox.on("message", (text) => playwright.send(String(text)));
    firefox.on("close", () => playwright.close());
    playwright.on("close", () => firefox.close());
    playwright.on("message", async (text) => {
      await connected;
      const message = JSON.parse(String(text));
      if (message.method === "emulation.setMediaFeaturesOverride") {
        // What pages look like comes with Firefox's settings (playwright.config.ts); another look cannot be had.
        const known = message.params.features["prefers-color-scheme"] !== "dark";
        playwright.send(
          JSON.stringify(
            known
              ? { type: "success", id: message.id, result: {} }
              : { type: "error", id: message.id, error: "unknown command", message: "Firefox is dark from its start or not at all" },
          ),
        );
        return;
      }
      if (message.method === "browsingContext.print") inCentimetres(message.params);
      if (message.method === "script.callFunction") message.params.functionDeclaration = withoutEval(message.params);
      firefox.send(JSON.stringify(message));
    });
  });
}

/** Playwright hands on inches, and the protocol has centimetres: A4 was a sheet of 8 × 12 cm. */
function inCentimetres(sizes: Record<string, Record<string, number>>): void {
  for (const size of [sizes.page, sizes.margin]) for (const name in size) size[name] = (size[name] ?? 0) * 2.54;
}
