import { useState } from "react";
import { Refused } from "./api-call.ts";
import { NoPasskey } from "./passkeys.ts";

const network = "Network error. Please try again.";

/** Sends what proves who a person is. Stays busy unless it fails; `error` is then the server's own sentence, or `refused`, or `unreachable`. */
export function useSending({ refused = network, unreachable = network } = {}) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState("");

  /** Answers whether it worked. */
  async function send(work: () => Promise<unknown>): Promise<boolean> {
    setError("");
    setBusy(true);
    try {
      await work();
      return true;
    } catch (failed) {
      setBusy(false);
      setError(failed instanceof Refused || failed instanceof NoPasskey ? failed.message || refused : unreachable);
      return false;
    }
  }

  return { busy, error, setError, send };
}
