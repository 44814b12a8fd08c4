import { describe, expect, it } from "vitest";
import { contactMessage } from "#contract/enquiries/enquiry.ts";
import { emptyMessage, longest, type Message } from "./message.ts";
import { fieldErrorsFrom, wrongFields, wrongInOrder } from "./message-check.ts";

const good: Message = { ...emptyMessage, name: "Nimali", email: "nimali@example.com" };

function serverSays(message: Message) {
  const checked = contactMessage.safeParse(message);
  return fieldErrorsFrom((checked.error?.issues ?? []).map((issue) => ({ path: issue.path.join("."), message: issue.message })));
}

describe("wrongFields", () => {
  it.each([
    ["nothing", emptyMessage],
    ["spaces only", { ...good, name: "   ", email: " \t" }],
    ["a good message", good],
    ["spaces around an address", { ...good, email: " nimali@example.com " }],
    ["no domain", { ...good, email: "nimali@example" }],
    ["no at", { ...good, email: "nimali.example.com" }],
    ["two dots", { ...good, email: "nimali@example..com" }],
    ["a name in brackets", { ...good, email: "Nimali <nimali@example.com>" }],
    ["an address that is too long", { ...good, email: `${"n".repeat(longest.email)}@example.com` }],
    ["words that are too long for an address", { ...good, email: "nimali ".repeat(40) }],
    ["a Tamil domain", { ...good, email: "நிமலி@உதாரணம்.இலங்கை" }],
  ])("says of %s what the server says", (_what, message) => {
    expect(wrongFields(message)).toEqual(serverSays(message));
  });

  it("asks once whether a short phone number is right, and takes it then", () => {
    const short = { ...good, phone: "12345" };
    expect(wrongFields(short)).toHaveProperty("phone");
    expect(wrongFields(short, { phone: "1234", email: "" })).toHaveProperty("phone");
    expect(wrongFields(short, { phone: "12345", email: "" })).toEqual({});
    expect(wrongFields({ ...good, phone: "call me" }).phone).toMatch(/^There is no number in this/);
    expect(wrongFields({ ...good, phone: "call me" }, { phone: "call me", email: "" })).toEqual({});
    expect(wrongFields({ ...good, phone: " " })).toEqual({});
    expect(serverSays(short)).toEqual({});
  });

  it("asks once whether a mistyped provider is meant", () => {
    const mistyped = { ...good, email: "nadee@gmial.com" };
    expect(wrongFields(mistyped).email).toBe("Do you mean nadee@gmail.com? If yours is right, press Send Message again.");
    expect(wrongFields(mistyped, { phone: "", email: "nadee@gmial.com" })).toEqual({});
  });

  it.each(["name", "phone", "details"] as const)("lets no more into %s than the server takes", (field) => {
    expect(serverSays({ ...good, [field]: "a".repeat(longest[field]) })).toEqual({});
    const tooLong = { ...good, [field]: "a".repeat(longest[field] + 1) };
    expect(serverSays(tooLong)).toHaveProperty(field);
    expect(wrongFields(tooLong)).toEqual(serverSays(tooLong));
  });
});

describe("wrongInOrder", () => {
  it("follows the form, whatever came first", () => {
    expect(wrongInOrder({ details: "Too long", email: "Wrong", name: "Missing" })).toEqual(["name", "email", "details"]);
  });
});
