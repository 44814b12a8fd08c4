import { expect, it } from "vitest";
import { adviceFor } from "./advice.ts";

const server = { host: "mail.example", port: 587, encryption: "starttls", username: "" } as const;
const addresses = { from: "web@academy.example", to: "nimal@example.com" };
const said = (facts: object) => adviceFor(Object.assign(new Error("No"), facts), server, addresses).what;

it("what a server answers with 4xx is told as so for now, and with 5xx as so for good", () => {
  expect(said({ code: "EAUTH", responseCode: 421 })).toBe("The server lets nobody sign in right now (it answered 421).");
  expect(said({ code: "EAUTH", responseCode: 499 })).toContain("right now");
  expect(said({ code: "EAUTH", responseCode: 535 })).toBe("The server refused the sign-in (it answered 535).");
  expect(said({ code: "EAUTH", responseCode: 500 })).toContain("refused");
  expect(said({ code: "EENVELOPE", command: "RCPT TO", responseCode: 450 })).toContain(
    "does not take mail for nimal@example.com at this moment",
  );
  expect(said({ code: "EENVELOPE", command: "RCPT TO", responseCode: 550 })).toBe(
    "The server does not take mail for nimal@example.com (it answered 550).",
  );
  expect(said({ code: "EMESSAGE", responseCode: 451 })).toContain("at this moment");
  expect(said({ code: "EMESSAGE", responseCode: 554 })).toContain("refused the mail itself");
});

it("it is the sender's address or the recipient's, by the command that was refused", () => {
  expect(said({ code: "EENVELOPE", command: "MAIL FROM", responseCode: 550 })).toContain("mail from web@academy.example");
  expect(said({ code: "EENVELOPE", command: "MAIL FROM", responseCode: 450 })).toContain("mail from web@academy.example at this moment");
});

it("a certificate that is not trusted says why", () => {
  expect(said({ code: "ESOCKET", originalCode: "CERT_HAS_EXPIRED" })).toContain("it has run out");
  expect(said({ code: "ESOCKET", originalCode: "ERR_TLS_CERT_ALTNAME_INVALID" })).toContain("it is for another name");
  expect(said({ code: "ESOCKET", originalCode: "DEPTH_ZERO_SELF_SIGNED_CERT" })).toContain("nobody known has signed it");
});
