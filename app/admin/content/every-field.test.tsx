import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { ComponentType, ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { afterAll, afterEach, expect, it, vi } from "vitest";
import { contentKinds, type KindName, kindNames } from "#contract/content-kinds.ts";
import { publishingFieldList } from "#contract/fields/publishing.ts";

// A dialog stands in the body of a document, of which there is none where nothing is shown.
vi.mock("react-dom", async (original) => ({ ...(await original<object>()), createPortal: (children: ReactNode) => children }));
// The files of a worker share their modules: what another one loaded would draw into the body, and what is loaded here must not stay.
vi.resetModules();
afterAll(() => void vi.resetModules());
afterEach(() => void vi.unstubAllGlobals());

/** Each kind's screen has its name: courseQuestions is shown by course-questions-page.tsx. */
const screens = import.meta.glob<{ default: ComponentType }>("../*/*-page.tsx");
async function screenOf(kind: KindName) {
  const name = kind.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const load = Object.entries(screens).find(([path]) => path.endsWith(`/${name}-page.tsx`))?.[1];
  return (await load?.())?.default;
}

/** One choice sets course and exam, a room asks for its branch once there are any, and the ways to publish are tried in a browser. */
const setOtherwise = ["course_id", "exam_id", "branch", ...Object.keys(publishingFieldList)];

it.each(kindNames)("the form of %s has every field", async (kind) => {
  const Screen = await screenOf(kind);
  if (!Screen) throw new Error(`No page of app/admin/ is called as ${kind} are`);
  vi.stubGlobal("document", { body: undefined });
  vi.stubGlobal("location", { origin: "https://academy.example" });
  const form = renderToString(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={["/?form=new"]}>
        <Screen />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  const hasInput = (name: string) => form.includes(`name="${name}"`) || form.includes(`data-field="${name}"`);
  const names = Object.keys(contentKinds[kind].list).filter((name) => !setOtherwise.includes(name));
  expect(names.filter((name) => !hasInput(name))).toEqual([]);
});
