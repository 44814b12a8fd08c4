// The yardstick: node:http that writes bytes it was given, and does nothing else.
import { createServer } from "node:http";

const body = Buffer.from(process.env.BODY ?? "", "base64");
const headers = { ...JSON.parse(process.env.HEADERS ?? "{}"), "content-length": String(body.length) };
for (const name of ["date", "connection", "keep-alive", "transfer-encoding"]) delete headers[name];
const flat = Object.entries(headers).flat();

createServer((_request, response) => {
  response.writeHead(200, flat);
  response.end(body);
}).listen(Number(process.argv[2]), "127.0.0.1");
