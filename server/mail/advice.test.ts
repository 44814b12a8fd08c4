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

it("a server that cannot be reached says whether its name, its port or the way there is wrong", () => {
  const unknown = "There is no mail server called mail.example.";
  expect([said({ code: "EDNS" }), said({ code: "ESOCKET", originalCode: "ENOTFOUND" }), said({ originalCode: "EAI_AGAIN" })]).toEqual([
    unknown,
    unknown,
    unknown,
  ]);
  expect(said({ code: "ESOCKET", originalCode: "ECONNREFUSED" })).toBe("Nothing answers at mail.example, port 587.");
  const late = "The server at mail.example, port 587 did not answer in time.";
  expect([said({ code: "ETIMEDOUT" }), said({ code: "ESOCKET", originalCode: "EHOSTUNREACH" })]).toEqual([late, late]);
  expect(said({ code: "ECONNECTION", message: "connect ENETUNREACH 192.0.2.1:587" })).toBe(late);
});

it("a server that says nothing waits for TLS from the start, unless it has it", () => {
  const silent = Object.assign(new Error("Greeting never received"), { code: "ETIMEDOUT" });
  expect(adviceFor(silent, server, addresses).advice).toContain("smtps://");
  expect(adviceFor(silent, { ...server, encryption: "tls" }, addresses).advice).toBe("Check the mail server's name and its port.");
});

it("a sign-in that is asked for or refused is told as such, whichever command it was", () => {
  for (const facts of [{ code: "ENOAUTH" }, { code: "EENVELOPE", responseCode: 530 }, { code: "EENVELOPE", responseCode: 535 }])
    expect(said(facts)).toContain("refused the sign-in");
  expect(said({ code: "ENOAUTH" })).toBe("The server refused the sign-in.");
});

it("a mail that is refused while it is read is told as the mail, not as its recipient", () => {
  expect(said({ code: "ESTREAM", command: "DATA", responseCode: 450 })).toContain("this mail at this moment");
  expect(said({ code: "ESTREAM", command: "DATA", responseCode: 550 })).toContain("refused the mail itself");
});

it("what is none of these is a connection that was broken off or not encrypted", () => {
  expect(said({ code: "ETLS" })).toBe("The connection to mail.example, port 587 could not be encrypted.");
  expect([said({ code: "ECONNECTION", responseCode: 421 }), adviceFor("gone", server, addresses).what]).toEqual(
    Array(2).fill("The connection to mail.example, port 587 was broken off."),
  );
});
