import { Fragment } from "react";
import type { Part } from "./word-difference.ts";
import type { Token } from "./word-tokens.ts";

const looks: Readonly<Record<string, string>> = {
  bold: "font-bold",
  italic: "italic",
  underline: "underline",
  struck: "opacity-70",
  code: "font-mono",
  block: "text-quiet",
  link: "underline decoration-dotted underline-offset-4",
  picture: "text-quiet",
};

/** A text with what was taken out of it and what came into it, marked for the eye and, in words, for a screen reader. */
export function ComparedWords({ parts, titles: [then, now] }: { parts: readonly Part[]; titles: readonly [string, string] }) {
  return (
    <div className="space-y-2 rounded-lg border border-line bg-card px-3 py-2">
      <p className="text-sm text-quiet" aria-hidden="true">
        <del className="rounded bg-brick-pale px-1 text-brick">{then}</del>{" "}
        <ins className="rounded bg-success-pale px-1 text-success no-underline">{now}</ins>
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long text is scrolled by keyboard, too */}
      <p tabIndex={0} className="max-h-72 overflow-y-auto whitespace-pre-wrap wrap-anywhere">
        {parts.map((part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one comparison never move
          <ComparedPart key={index} part={part} />
        ))}
      </p>
    </div>
  );
}

function ComparedPart({ part: { type, tokens } }: { part: Part }) {
  if (type === "gap") return <span className="text-quiet">{" … "}</span>;
  const words = runsOf(type === "same" ? tokens : tokensToMark(tokens)).map(({ text, look }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the words of one comparison never move
    <Run key={index} text={text} look={look} />
  ));
  if (type === "same") return <Fragment>{words}</Fragment>;
  const isGone = type === "removed";
  const Mark = isGone ? "del" : "ins";
  return (
    <Mark className={isGone ? "rounded bg-brick-pale text-brick" : "rounded bg-success-pale text-success no-underline"}>
      <span className="sr-only">{isGone ? " (taken out: " : " (added: "}</span>
      {words}
      <span className="sr-only">) </span>
    </Mark>
  );
}

function tokensToMark(tokens: readonly Token[]): readonly Token[] {
  if (tokens.some(({ text }) => text.trim() !== "")) return tokens;
  return [{ text: tokens.some(({ text }) => text.includes("\n")) ? "new line" : "space", look: "block" }, ...tokens];
}

function Run({ text, look }: Token) {
  if (look === "") return text;
  const names = look.split(" ");
  const address = names.find((name) => /^(link|picture):/.test(name))?.replace(/^\w+:/, "");
  return (
    <span className={names.map((name) => looks[name.replace(/:.*$/, "")] ?? "").join(" ")} title={address}>
      {text}
    </span>
  );
}

function runsOf(tokens: readonly Token[]): Token[] {
  const runs: Token[] = [];
  for (const { text, look } of tokens) {
    const last = runs.at(-1);
    if (last?.look === look) last.text += text;
    else runs.push({ text, look });
  }
  return runs;
}
