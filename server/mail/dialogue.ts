import type { DialogueLine } from "#contract/operations/mail.ts";

const mostLines = 150;
const longestLine = 500;
const hidden = "(not shown)";

/** Keeps what two mail servers say to each other, up to `mostLines`, without passwords. `secrets`: texts that are hidden wherever they occur. */
export function createDialogue(secrets: readonly string[]) {
  const lines: DialogueLine[] = [];
  let signingIn = false;

  const cleaned = (text: string) => secrets.reduce((clean, secret) => clean.replaceAll(secret, hidden), text).slice(0, longestLine);

  function add(by: DialogueLine["by"], text: string): void {
    for (const line of text.split(/\r?\n/)) {
      if (lines.length === mostLines) lines.push({ by: "program", text: "What was said after this is left out." });
      if (lines.length > mostLines) return;
      lines.push({ by, text: cleaned(line) });
    }
  }

  return {
    lines: lines as readonly DialogueLine[],
    note: (text: string) => add("program", text),
    said: (text: string) => {
      // 334 asks for the next part of a sign-in; every other answer ends it.
      if (signingIn && !/^334\b/.test(text)) signingIn = false;
      add("server", signingIn ? `334 ${hidden}` : text);
    },
    sent(text: string): void {
      const method = /^AUTH \S+/i.exec(text)?.[0];
      if (method) signingIn = true;
      add("us", method ? `${method} ${hidden}` : signingIn ? hidden : text);
    },
  };
}
