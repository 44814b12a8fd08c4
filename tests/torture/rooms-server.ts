import { createServer } from "node:http";
import { join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { readConfig } from "#server/config.ts";
import { createLog } from "#server/log.ts";
import { clientPatience, guardConnections } from "#server/patience.ts";
import { openRooms } from "#server/rooms.ts";

/** Serves everything but the pages, as a process that a test may kill; it needs no build. Says its port on stdout. */
const config = readConfig(process.env);
const rooms = openRooms(config, createLog(config.logLevel), join(import.meta.dirname, "../.."));
await rooms.arrive();

async function answer(request: Request, address: string): Promise<Response> {
  rooms.noteAddress(request, address);
  const path = new URL(request.url).pathname;
  if (path === "/visit") return visit();
  return (await rooms.answer(request, path)) ?? new Response("A page", { status: 404 });
}

/** What a public page would be made from at this moment. */
async function visit(): Promise<Response> {
  const seen = rooms.publicAcademy.visit();
  const courses = await seen.courses();
  return Response.json({ courses: courses.map((course) => course.title), fallback: seen.usedFallback() });
}

const listener = getRequestListener((request, { incoming }) => answer(request, incoming.socket.remoteAddress ?? ""), {
  overrideGlobalObjects: false,
});
const server = createServer(clientPatience, listener);
guardConnections(server, config.trustProxy);
server.listen(0, "127.0.0.1", () => {
  const at = server.address();
  process.stdout.write(`listening ${at !== null && typeof at === "object" ? at.port : 0}\n`);
  rooms.start();
});
process.on("SIGTERM", () => {
  server.close(() => void rooms.close().then(() => process.exit(0)));
  server.closeIdleConnections();
});
