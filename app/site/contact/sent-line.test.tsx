import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { SentLine } from "./sent-line.tsx";

it("says when the message went out and for which address, so that a wrong one is seen", () => {
  const shown = renderToStaticMarkup(<SentLine at="9.14 PM" email="kumari.slva@example.com" about={undefined} />).replace(/<[^>]+>/g, "");
  expect(shown).toBe("Sent at 9.14 PM: your message. Your e-mail address: kumari.slva@example.com. We answer by e-mail.");
});
