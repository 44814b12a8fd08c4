import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { RecordNotices } from "./record-notices.tsx";
import { nothingTold } from "./unsaved-text.ts";
import type { RecordForm } from "./use-record-form.ts";

const said = (record: object, goOnIn?: () => Promise<void>) =>
  renderToStaticMarkup(
    <RecordNotices itemName="blog" compared={[]} goOnIn={goOnIn} record={{ told: nothingTold, ...record } as unknown as RecordForm} />,
  );
const goOn = async () => {};

it("who else has the form open is named, one or several", () => {
  const others = (...names: string[]) => said({ told: { ...nothingTold, others: names } });
  expect(others()).not.toContain("editing this now");
  expect(others("Ishara")).toContain("Ishara is editing this now, too.");
  expect(others("Ishara", "Kumari")).toContain("Ishara and Kumari are editing this now, too.");
});

it("what was saved elsewhere is led to; where it was not, what is typed here stays here", () => {
  const elsewhere = { told: { ...nothingTold, elsewhere: true } };
  expect(said({ ...elsewhere, savedAs: 7 }, goOn)).toMatch(/You saved this in another window.*Go on in the saved blog/);
  expect(said(elsewhere, goOn)).toContain("What you type here stays in this browser");
});

it("an address that is taken leads to who has it, and what was deleted can be saved as a new one", () => {
  const trouble = { title: "It was not saved" };
  expect(said({ trouble, holder: { id: 7, title: "Vesak" } }, goOn)).toMatch(/“Vesak” has this address.*Go on in the saved blog/);
  expect(said({ trouble, gone: true })).toContain("You can save what you typed as a new blog.");
});
