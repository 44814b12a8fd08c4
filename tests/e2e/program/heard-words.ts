const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'", "#39": "'", nbsp: " " };
const decoded = (text: string) => text.replace(/&(#?\w+);/g, (whole, name) => entities[name] ?? whole);

const readAloud =
  /\s(alt|title|aria-label|aria-roledescription|placeholder|data-title|data-stop|data-failed|content|href|value)="([^"]*)"/g;
/** Between these, one text ends and another begins. */
const block =
  /<\/?(?:p|li|ul|ol|dl|dd|dt|div|section|article|header|footer|nav|main|aside|h[1-6]|figure|figcaption|button|label|legend|option|summary|title|blockquote|form|fieldset|template|td|th|tr)\b[^>]*>/g;

/** What somebody reads or hears of an answer, in texts that are parted where another begins. */
export function heard(answer: string, type: string): string[][] {
  if (type.startsWith("text/html")) return [...ofTexts(answer), ...ofAttributes(answer)];
  if (type === "message/rfc822") return ofMail(answer);
  if (/calendar/.test(type)) return ofCalendar(answer);
  if (/json/.test(type)) return [[...answer.matchAll(/"(?:name|short_name|description)":"([^"]*)"/g)].map(([, text = ""]) => text)];
  return [...answer.matchAll(/<(title|summary|name)>([^<]*)</g)].map(([, , text = ""]) => [decoded(text)]);
}

function ofTexts(html: string): string[][] {
  const shown = html.replace(/<(script|style|svg)\b[\s\S]*?<\/\1>/g, "").replace(/<!--[\s\S]*?-->/g, "");
  return shown.split(block).map((text) => text.split(/<[^>]*>/).map(decoded));
}

function ofAttributes(html: string): string[][] {
  const tags = html.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, "").match(/<[a-z][^>]*>/g) ?? [];
  return tags.flatMap((tag) =>
    [...tag.matchAll(readAloud)].flatMap(([, name = "", value = ""]) => {
      const text = decoded(value);
      if (name === "content")
        return /(?:name|property)="(?:description|og:title|og:description|og:image:alt|og:site_name)"/.test(tag) ? [[text]] : [];
      if (name === "value") return /name="(?:details)"/.test(tag) ? [[text]] : [];
      if (name !== "href") return [[text]];
      // What a messenger or a mail begins with.
      const [, begun] = /[?&](?:text|subject)=([^&]*)/.exec(text) ?? [];
      return begun ? [[decodeURIComponent(begun.replaceAll("+", " "))]] : [];
    }),
  );
}

function ofCalendar(text: string): string[][] {
  const lines = text.replace(/\r\n /g, "").split("\r\n");
  return lines.flatMap((line) =>
    /^(SUMMARY|DESCRIPTION|LOCATION|X-WR-CALNAME)[:;]/.test(line)
      ? line
          .replace(/^[^:]*:/, "")
          .split("\\n")
          .map((one) => [one])
      : [],
  );
}

function ofMail(mail: string): string[][] {
  const [head = "", ...body] = mail.replace(/=\r\n/g, "").split("\r\n\r\n");
  const [, subject = ""] = /^Subject: ((?:.*)(?:\r\n\s.*)*)/m.exec(head) ?? [];
  const plain = subject
    .replace(/\?=\s+=\?UTF-8\?Q\?/gi, "")
    .replace(/=\?UTF-8\?Q\?(.*?)\?=/gi, (_, text) => quoted(text.replaceAll("_", " ")));
  return [plain, ...quoted(body.join("\n\n")).split("\n")].map((text) => [text]);
}

const quoted = (text: string) =>
  Buffer.from(
    text.replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))),
    "latin1",
  ).toString("utf8");
