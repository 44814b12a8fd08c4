import { describe, expect, it } from "vitest";
import { addSecurityHeaders, pagePolicy } from "./security-headers.ts";

const directive = (policy: string, name: string) =>
  policy
    .split(";")
    .find((part) => part.startsWith(`${name} `))
    ?.slice(name.length + 1);

describe("headers of every answer", () => {
  it("forbid sniffing, framing, and everything an answer that is no page does not need", () => {
    const headers = new Headers();
    addSecurityHeaders(headers, "");
    expect(Object.fromEntries(headers)).toMatchObject({
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "cross-origin-opener-policy": "same-origin",
      "referrer-policy": "strict-origin-when-cross-origin",
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
    });
    expect(headers.get("permissions-policy")).toContain("camera=()");
  });

  it("ask browsers to stay with TLS for as long as is set, only where there is TLS", () => {
    const [plain, secure] = [new Headers(), new Headers()];
    addSecurityHeaders(plain, "");
    addSecurityHeaders(secure, "max-age=86400");
    expect([plain.get("strict-transport-security"), secure.get("strict-transport-security")]).toEqual([null, "max-age=86400"]);
  });

  it("keep a policy that the answer has already", () => {
    const headers = new Headers({ "content-security-policy": "default-src 'self'" });
    addSecurityHeaders(headers, "max-age=86400");
    expect(headers.get("content-security-policy")).toBe("default-src 'self'");
  });
});

describe("the policy of a page", () => {
  const page = ["sha256-abc="];

  it("lets run our own files, and in the back office our own inline scripts, by hash", () => {
    expect(directive(pagePolicy([], "altcha", "document"), "script-src")).toBe("'self'");
    expect(directive(pagePolicy(page, "altcha", "staff"), "script-src")).toBe("'self' 'sha256-abc='");
    for (const provider of ["altcha", "off", "recaptcha", "turnstile", "hcaptcha"]) {
      const policy = pagePolicy(page, provider, "contact form");
      expect(directive(policy, "script-src")).not.toMatch(/unsafe|\*(?!\.hcaptcha)|data:|http:/);
      for (const [name, value] of [
        ["default-src", "'self'"],
        ["object-src", "'none'"],
        ["base-uri", "'none'"],
        ["frame-ancestors", "'none'"],
        ["form-action", "'self'"],
      ] as const)
        expect(directive(policy, name)).toBe(value);
    }
  });

  it("names another host only for the bot check that was chosen, where its form is", () => {
    expect(pagePolicy(page, "altcha", "contact form")).not.toContain("https:");
    expect(pagePolicy(page, "turnstile", "document")).not.toContain("https:");
    expect(directive(pagePolicy(page, "turnstile", "contact form"), "frame-src")).toBe("https://challenges.cloudflare.com");
    expect(directive(pagePolicy(page, "turnstile", "document"), "frame-src")).toBe("'none'");
    expect(directive(pagePolicy(page, "turnstile", "staff"), "default-src")).toBe("'none'");
  });

  it("of the back office lets no string become HTML or code but by the policies it names", () => {
    for (const [provider, audience, names] of [
      ["off", "staff", "inert-document ProseMirrorClipboard preview-document"],
      ["turnstile", "staff", "inert-document ProseMirrorClipboard preview-document"],
      ["altcha", "staff", "inert-document ProseMirrorClipboard preview-document bot-check-worker svelte-trusted-html"],
      ["altcha", "sign-in", "inert-document ProseMirrorClipboard preview-document bot-check-worker svelte-trusted-html"],
    ] as const) {
      const policy = pagePolicy(page, provider, audience);
      expect(directive(policy, "require-trusted-types-for")).toBe("'script'");
      expect(directive(policy, "trusted-types")).toBe(names);
    }
  });

  it("lets a remote bot check into the sign-in page, and never among the staff", () => {
    for (const provider of ["recaptcha", "turnstile", "hcaptcha"]) {
      expect(directive(pagePolicy(page, provider, "sign-in"), "script-src")).toContain("https:");
      expect(pagePolicy(page, provider, "staff")).not.toContain("https:");
    }
  });
});
