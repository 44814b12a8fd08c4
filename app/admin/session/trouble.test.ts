import { toast } from "sonner";
import { afterEach, expect, it, vi } from "vitest";
import { Refused } from "./api-call.ts";
import { sayFailure } from "./trouble.ts";

afterEach(() => vi.restoreAllMocks());

it.each([
  ["a line that broke", new TypeError("Failed to fetch"), true],
  ["a server that is away", new Refused(503, ""), true],
  ["too many at once", new Refused(429, ""), true],
  ["what is refused for good", new Refused(400, "", { error: "", message: "This import cannot be undone any more." }), false],
])("after %s the step is offered again where that may help", (_, error, isOffered) => {
  const said = vi.spyOn(toast, "error").mockReturnValue(1);
  sayFailure(error, "It was not undone", { again: () => {} });
  const [, options] = said.mock.calls[0] ?? [];
  expect(options?.action !== undefined).toBe(isOffered);
});
