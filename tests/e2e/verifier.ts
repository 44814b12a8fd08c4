import { once } from "node:events";
import { createServer } from "node:http";

/** The address at which a provider of bot checks verifies tokens; this one finds every token right. */
export async function startVerifier(): Promise<{ url: string; close: () => void }> {
  const server = createServer((_request, response) => response.end('{"success":true}')).listen(0, "127.0.0.1");
  await once(server, "listening");
  const at = server.address();
  if (at === null || typeof at === "string") throw new Error("No port");
  return { url: `http://127.0.0.1:${at.port}/verify`, close: () => server.close() };
}
