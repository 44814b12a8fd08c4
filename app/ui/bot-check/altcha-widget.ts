import "altcha/external";
import "altcha/altcha.css";
import "./altcha-theme.css";
import worker from "altcha/workers/pbkdf2?raw";
import { trustedPolicy } from "#app/trusted-types.ts";

// Inline: a worker fetched from a file would come under the policy of files, whose sandbox takes its cryptography away.
const address = URL.createObjectURL(new Blob([worker], { type: "text/javascript" }));
const policy = trustedPolicy("bot-check-worker", {
  createScriptURL: (url) => {
    if (url !== address) throw new TypeError("Only the bot check's own worker may be started");
    return url;
  },
});
globalThis.$altcha.algorithms.set("PBKDF2/SHA-256", () => new Worker(policy.createScriptURL(address)));
// Before it reads its configuration it puts up a footer from a string, which Trusted Types refuse. It is hidden anyway.
globalThis.$altcha.i18n.set("en", { ...globalThis.$altcha.i18n.get("en"), footer: "" });
