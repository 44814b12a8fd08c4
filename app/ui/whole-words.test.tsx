import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { WholeWords } from "./whole-words.tsx";

it("keeps an e-mail and a time on one line, and all other words as they are", () => {
  const shown = (text: string) => renderToStaticMarkup(<WholeWords text={text} />);
  expect(shown("We answer by e-mail.")).toBe('We answer by <span class="whitespace-nowrap">e-mail</span>.');
  expect(shown("E-mails, day and night")).toBe('<span class="whitespace-nowrap">E-mails</span>, day and night');
  expect(shown("Between 8.30 AM and 5 PM.")).toBe(
    'Between <span class="whitespace-nowrap">8.30 AM</span> and <span class="whitespace-nowrap">5 PM</span>.',
  );
  expect(shown("A Goethe-Zertifikat, e-mailed")).toBe("A Goethe-Zertifikat, e-mailed");
});
