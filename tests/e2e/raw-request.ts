import { connect } from "node:net";

export type RawAnswer = { status: number; text: string; sent: number };

type RawRequest = {
  method: string;
  path: string;
  headers?: Record<string, string>;
  body?: Iterable<Buffer | string>;
  /** "length" declares what the pieces add up to, "chunks" that there is a body, "none" nothing; a number is declared whatever is sent. */
  framing?: "length" | "chunks" | "none" | number;
};

/** Sends what no well-behaved client sends; answers when the server has ended the connection or said a whole answer. */
export function sendRaw(port: number, request: RawRequest): Promise<RawAnswer> {
  const pieces = [...(request.body ?? [])].map((piece) => Buffer.from(piece));
  const framing = request.framing ?? "length";
  const length = framing === "length" ? pieces.reduce((sum, piece) => sum + piece.length, 0) : framing;
  const declared: Record<string, string> = {};
  if (length === "chunks") declared["transfer-encoding"] = "chunked";
  else if (length !== "none") declared["content-length"] = String(length);
  const headers = { host: "localhost", connection: "close", ...declared, ...request.headers };
  const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    let text = "";
    const done = () => {
      socket.destroy();
      resolve({
        status: Number(/^HTTP\/1\.1 (\d{3})/.exec(text.replace(/^HTTP\/1\.1 100[^\r]*\r\n\r\n/, ""))?.[1] ?? 0),
        text,
        sent: socket.bytesWritten,
      });
    };
    socket.on("data", (part) => {
      text += part.toString("latin1");
      if (isWhole(text, request.method)) done();
    });
    socket.on("error", done).on("close", done);
    socket.setTimeout(30_000, done);
    socket.write(`${request.method} ${request.path} HTTP/1.1\r\n${head.join("")}\r\n`);
    const send = () => {
      for (let piece = pieces.shift(); piece; piece = pieces.shift()) {
        const framed =
          length === "chunks" ? Buffer.concat([Buffer.from(`${piece.length.toString(16)}\r\n`), piece, Buffer.from("\r\n")]) : piece;
        if (!socket.write(framed)) return void socket.once("drain", send);
      }
      if (length === "chunks") socket.write("0\r\n\r\n");
    };
    send();
  });
}

function isWhole(text: string, method: string): boolean {
  const answer = text.replace(/^HTTP\/1\.1 100[^\r]*\r\n\r\n/, "");
  const end = answer.indexOf("\r\n\r\n");
  const length = /\r\ncontent-length: (\d+)/i.exec(answer.slice(0, end))?.[1];
  if (end < 0) return false;
  return method === "HEAD" || (length !== undefined && answer.length >= end + 4 + Number(length));
}

export function* repeated(text: string, bytes: number): Generator<Buffer> {
  const piece = Buffer.from(text.repeat(Math.ceil(1_000_000 / text.length)));
  for (let left = bytes; left > 0; left -= piece.length) yield piece.subarray(0, Math.min(left, piece.length));
}
