import { createServer, type RequestListener } from "node:http";
import { onTestFinished } from "vitest";

/** The port of this machine at which `answer` answers, until the test is over. */
export async function listening(answer: RequestListener): Promise<number> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const at = server.address();
  return at !== null && typeof at === "object" ? at.port : 0;
}
