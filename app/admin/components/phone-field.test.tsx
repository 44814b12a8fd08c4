import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { PhoneField } from "./phone-field.tsx";

it("a phone number that was saved too short is asked about as its form opens, beside the field's own hint", () => {
  const shown = (value: string) =>
    renderToString(<PhoneField label="Phone" hint="With WhatsApp, best." value={value} onChange={() => {}} />);
  expect(shown("077 123")).toMatch(/With WhatsApp, best\..*too short for Sri Lanka/);
  expect(shown("077 123 4567")).not.toContain("too short");
});
