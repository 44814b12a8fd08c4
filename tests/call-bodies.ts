import { isDeepStrictEqual } from "node:util";
import { contentKinds, contentPaths } from "#contract/content-kinds.ts";
import type { ContentKind } from "#contract/kinds/content-kind.ts";
import { firstOf, type SingleKind } from "#contract/kinds/single-kind.ts";
import { singleKinds } from "#contract/single-kinds.ts";
import { readConfig } from "#server/config.ts";
import { createAuthenticator } from "./authenticator.ts";
import { enquiryInput, kindTrials } from "./factories.ts";

const offer = { rp: { id: "test", name: "A" }, user: { id: "x", name: "a", displayName: "A" } };
let people = 0;
/** Nothing listens there. */
export const mailSetup = () => ({
  server: { host: "127.0.0.1", port: 9, encryption: "starttls", username: "" },
  from: "",
  to: ["office@academy.example"],
});

/** What a client may well send to each call that takes a body, by the call's path. */
export const callBodies: Record<string, () => Record<string, unknown>> = {
  ...Object.fromEntries(contentPaths.map((path) => [`/${path}`, kindTrials[path].input])),
  ...Object.fromEntries(contentPaths.map((path) => [`/${path}/:id/working-copy`, () => ({ ...kindTrials[path].input(), version: 1 })])),
  ...Object.fromEntries(
    Object.values(contentKinds).map(({ path, reorder }: ContentKind) => [
      `/${path}/${reorder?.path}`,
      () => ({ [reorder?.list ?? ""]: [{ id: 1, display_order: 1 }] }),
    ]),
  ),
  "/autosaves/:form": () => ({ client: "window-1", number: 1, open: true, draft: { values: { title: "A" } } }),
  "/classes/:id/day": () => ({ day: "2099-01-01", held: true }),
  "/classes/:id/told": () => ({ version: 1 }),
  "/contact": () => enquiryInput({ class_id: 1 }),
  "/visits": () => ({ path: "/search", from: "google.com", q: "german" }),
  "/auth/login": () => ({ username: "admin", password: "wrong-1", recaptchaToken: "x" }),
  "/auth/verify-master": () => ({ masterPassword: "wrong-1" }),
  "/auth/change-admin-password": () => ({ currentPassword: "wrong-1", newPassword: "wrong-2", masterPassword: "wrong-3" }),
  "/auth/login/code": () => ({ step: "x".repeat(43), code: "123456" }),
  "/auth/change-password": () => ({ currentPassword: "wrong-1", newPassword: "wrong-2" }),
  "/auth/second-step": () => ({ password: "wrong-1" }),
  "/auth/second-step/confirm": () => ({ code: "123456" }),
  "/auth/second-step/codes": () => ({ password: "wrong-1", code: "123456" }),
  "/auth/second-step/off": () => ({ password: "wrong-1", code: "123456" }),
  "/auth/login/passkey": () => createAuthenticator().sign({ challenge: "x", rpId: "test", timeout: 1, userVerification: "required" }),
  "/auth/passkeys/offer": () => ({ password: "wrong-1" }),
  "/auth/passkeys": () => ({ name: "Phone", credential: createAuthenticator().create({ ...offer, challenge: "x" }) }),
  "/auth/passkeys/:id/remove": () => ({ password: "wrong-1" }),
  "/auth/email": () => ({ email: "admin@academy.example" }),
  "/auth/changes/seen": () => ({ ids: [1] }),
  "/auth/proof": () => ({ password: "wrong-1", code: "123456" }),
  "/auth/proof/passkey": () => createAuthenticator().sign({ challenge: "x", rpId: "test", timeout: 1, userVerification: "required" }),
  "/auth/confirm-email": () => ({ token: "x".repeat(43) }),
  "/auth/read-link": () => ({ token: "x".repeat(43) }),
  "/auth/choose-password": () => ({ token: "x".repeat(43), newPassword: "wrong-1" }),
  "/auth/forgot-password": () => ({ username: "nobody", recaptchaToken: "x" }),
  "/restore": () => ({ name: "academy.backup", bytes: 1 }),
  "/people": () => ({ username: `p${++people}`, name: `Person ${people}`, email: "p@academy.example", role: "desk" }),
  "/people/:id": () => ({ name: "Admin", email: "admin@academy.example", role: "owner" }),
  "/people/second-step": () => ({ askedOf: "nobody" }),
  ...Object.fromEntries(singleKinds.map((kind) => [`/${kind.path}`, () => firstOf(kind)])),
  "/academy-facts": () => readConfig({}).facts,
  "/academy-facts/next": () => ({ ...readConfig({}).facts, from: "2099-01-01" }),
  "/words/notice": () => ({ text: "Closed", link: "/contact", link_name: "Ask", from: "2027-04-13", to: "2027-04-14", pages: ["/"] }),
  "/words/privacy": () => ({ effective: "2027", text: "<p>A</p>" }),
  "/words/terms": () => ({ effective: "2027", text: "<p>A</p>" }),
  "/look/marks": () => ({ mark: "" }),
  "/look": () => ({ brand: "#8b1a1a", accent: "#e9a12b", logo: "", logo_has_name: false, icon: "" }),
  "/site-options": () => ({ timeZone: "Asia/Colombo", enquiryKeepMonths: 24, auditKeepMonths: 36 }),
  "/api-tokens": () => ({ name: "Import", scopes: ["content"], readOnly: true, days: 30 }),
  "/webhooks": () => ({ address: "https://receiver.example/hook", events: ["post.published"], active: false }),
  "/recordings": () => ({ recording: `/media/${"0".repeat(32)}.mp3` }),
  "/pictures": () => ({ image: `/media/${"0".repeat(32)}.jpg` }),
  "/samples/testimonials": () => ({ ids: [999_999], active: false }),
  "/redirects": () => ({ from: "/old-page", to: "/about" }),
  "/first-hour": () => ({ putAway: true }),
  "/samples/remove": () => ({ count: 1 }),
  "/samples/restore": () => ({ id: "x".repeat(43) }),
  "/redirects/import/undo": () => ({ undo: "x".repeat(43) }),
  "/redirects/import": () => ({ csv: "/old,/about", do: "check" }),
  "/trash/:noun/:id/redirect": () => ({ to: "/about" }),
  "/previews/:noun": () => ({ id: 1, fields: { title: "A", slug: "a", modules: ["B"] } }),
  "/previews/:noun/share-picture": () => ({ id: 1, fields: { title: "A" } }),
  "/previews/:noun/:id/links": () => ({ hours: 24 }),
  "/mail": () => mailSetup(),
  "/mail/try": () => ({ to: "owner@academy.example", from: "", server: mailSetup().server }),
  "/mail/test": () => ({ to: "owner@academy.example" }),
  "/backups/:name/download": () => ({ masterPassword: "wrong-1" }),
  "/enquiries": () => ({ name: "Kumari", phone: "077 123 4567", channel: "phone", changes: [{ id: 1, status: "New", version: 1 }] }),
  "/enquiries/erase": () => ({ ids: [999_999] }),
  "/enquiries/:id/open": () => ({ client: "window-1", open: true }),
  "/enquiries/:id/events": () => ({ kind: "note", text: "Wants evenings" }),
  "/enquiries/:id/reply": () => ({ by: "whatsapp", subject: "", text: "Hello" }),
  "/desk/morning-mail": () => ({ on: true }),
  "/answer-templates": () => ({ templates: [{ name: "A", way: "mail", language: "en", subject: "B", text: "C" }] }),
  "/enquiries/:id": () => ({ status: "New", notes: "", version: 1 }),
};

/** The body of what there is one of, with something that is another than at first: a save of what is there already changes nothing. */
export function otherwise({ path, list }: Pick<SingleKind, "path" | "list">): object {
  const body = callBodies[`/${path}`]?.() ?? {};
  const found = Object.entries(body).find(([name, text]) => text && list[name]?.input.safeParse(`${text}!`).success);
  if (found) return { ...body, [found[0]]: `${found[1]}!` };
  if (isDeepStrictEqual(body, firstOf({ list })))
    throw new Error(`tests/call-bodies.ts must have a body for /${path} that says something else than at first.`);
  return body;
}
