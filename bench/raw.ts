import { get } from "node:http";

/** Fetches without unpacking, so that the bytes on the wire can be counted and copied. */
export function rawResponse(url: string, headers: Record<string, string> = {}): Promise<Response> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { "accept-encoding": "br", accept: "text/html", ...headers } }, (answer) => {
      const parts: Buffer[] = [];
      answer.on("data", (part: Buffer) => parts.push(part));
      answer.on("error", reject);
      answer.on("end", () => {
        const kept = Object.entries(answer.headers).flatMap(
          ([name, value]): Array<[string, string]> => (typeof value === "string" ? [[name, value]] : []),
        );
        resolve(new Response(new Uint8Array(Buffer.concat(parts)), { status: answer.statusCode ?? 0, headers: kept }));
      });
    }).on("error", reject);
  });
}
