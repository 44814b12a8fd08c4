import type { Page, Route } from "@playwright/test";
import type { TestServer } from "./server.ts";
import { expect } from "./test.ts";

/** What the browser writes to the console when a test lets a call fail on purpose. */
export const failedCall = /Failed to load resource/;

export async function openSignedIn(page: Page, token: string, path: string): Promise<void> {
  await page.addInitScript((given) => {
    // Once a tab: a session that ends must stay ended. Answers that are no pages have no storage.
    if (location.pathname.startsWith("/admin") && sessionStorage.getItem("signed-in") === null) {
      sessionStorage.setItem("signed-in", "yes");
      localStorage.setItem("adminToken", given);
      localStorage.setItem("adminUsername", "admin");
    }
  }, token);
  await page.goto(path);
  await expect(page.getByText("Verifying authentication...")).toHaveCount(0);
}

/** Goes on to another screen by its link in the menu, even where that is closed: to load the page anew costs a browser three times as much. */
export async function goToScreen(page: Page, path: string): Promise<void> {
  // A part of a screen is led to from there.
  const link = page.locator(`a[href="${path}"]`).first();
  await link.dispatchEvent("click");
  await expect(page).toHaveURL(({ pathname }) => pathname === path);
  // The address is the new one while the screen before, and the form that is open on it, are still shown on a busy machine.
  await expect(page.locator("dialog[open]")).toHaveCount(0);
}

export async function callApi(server: TestServer, token: string, method: string, path: string, body?: unknown) {
  const answer = await fetch(`${server.url}/api${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body !== undefined && { "content-type": "application/json" }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
  return text === "" ? undefined : JSON.parse(text);
}

/** An editor's account; answers their token. */
export async function joinedAs(server: TestServer, token: string, name: string): Promise<string> {
  const username = name.toLowerCase().replace(/ /g, "-");
  const person = { username, name, email: `${username}@academy.example`, role: "editor" };
  const link = await callApi(server, token, "POST", "/people", person);
  await callApi(server, token, "POST", "/auth/choose-password", { token: link.token, newPassword: "secret of hers" });
  return (await callApi(server, token, "POST", "/auth/login", { username: person.username, password: "secret of hers" })).token;
}

/** Waits until what was typed is on the server: an autosave under way would meet the end of the session before a button does. */
export async function autosaved(page: Page): Promise<void> {
  await expect(page.getByText("Unsaved changes, kept for you")).toBeVisible();
}

/** Ends the session on the server, as twelve hours would. */
export async function endSession(server: TestServer, token: string): Promise<void> {
  await callApi(server, token, "POST", "/auth/logout", {});
}

/**
 * Ends the session when the page makes this call, and not before: a list that is read again, or an autosave, would meet the
 * end first and take the page to the login.
 */
export async function endSessionAt(page: Page, server: TestServer, token: string, method: string, address: string): Promise<void> {
  let ended = false;
  await page.route(address, async (route: Route) => {
    if (ended || route.request().method() !== method) return route.fallback();
    ended = true;
    await endSession(server, token);
    return route.fallback();
  });
}

export async function signInAgain(page: Page, server: TestServer): Promise<void> {
  await expect(page.getByText("Your session has ended.")).toBeVisible();
  await expect(page.getByLabel("Username")).toHaveValue(server.admin.username);
  await page.getByLabel("Password", { exact: true }).fill(server.admin.password);
  await page.getByRole("button", { name: "Sign In" }).click();
}

/** Answers calls of one method as a server in trouble would; GETs pass. */
export async function failCalls(
  page: Page,
  address: string,
  method: string,
  status = 500,
  message = "The disk is on fire.",
): Promise<void> {
  await page.route(address, (route: Route) =>
    route.request().method() === method ? route.fulfill({ status, json: { error: message, message } }) : route.fallback(),
  );
}

export async function cutCalls(page: Page, address: string, method: string): Promise<void> {
  await page.route(address, (route: Route) => (route.request().method() === method ? route.abort() : route.fallback()));
}

export const toast = (page: Page, text: string | RegExp) => page.locator("[data-sonner-toast]").filter({ hasText: text });

/** Opens the settings, which are behind the master password. */
export async function unlock(page: Page, master: string): Promise<void> {
  await page.getByLabel("Master password", { exact: true }).fill(master);
  await page.getByRole("button", { name: "Access Settings" }).click();
  await expect(page.getByRole("heading", { name: "Admin Password Change" })).toBeVisible();
}
