import { Fragment, useMemo } from "react";
import { reachedByKeys } from "../components/reached-by-keys.ts";
import { Thumbnail } from "../components/thumbnail.tsx";
import { type Compared, partsOf, readsTheSame, shortText } from "./compared-parts.ts";
import { sameValue, textOfValue } from "./values.ts";
import type { Part } from "./word-difference.ts";
import type { Token } from "./word-tokens.ts";

type DifferencesProps = { compared: readonly Compared[]; one: object; other: object; titles: readonly [string, string] };

/** Two states of a record, field by field, texts word by word; what is the same is left out. */
export function Differences({ compared, one, other, titles }: DifferencesProps) {
  const left: Record<string, unknown> = { ...one };
  const right: Record<string, unknown> = { ...other };
  const different = compared.filter(({ name }) => !sameValue(left[name], right[name]));
  if (different.length === 0) return <p>Both say the same.</p>;
  return (
    <dl className="space-y-3">
      {different.map((field) => (
        <div key={field.name}>
          <dt className="font-semibold">{field.label}</dt>
          <dd>
            <Difference field={field} one={left[field.name]} other={right[field.name]} titles={titles} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Texts word by word; what is no text, or has too little in common, side by side. */
function Difference({ field, one, other, titles }: { field: Compared; one: unknown; other: unknown; titles: readonly [string, string] }) {
  const parts = useMemo(() => partsOf(field, one, other), [field, one, other]);
  if (readsTheSame(field, one, other))
    return <p className="text-quiet">It reads the same: a picture, or what nobody reads, is different.</p>;
  if (parts) return <ComparedWords parts={parts} titles={titles} />;
  return (
    <div className="grid gap-2 sm:grid-cols-2">
      <Side title={titles[0]} value={one} field={field} />
      <Side title={titles[1]} value={other} field={field} />
    </div>
  );
}

type ChangedValueProps = { field: Compared; before: unknown; value: unknown; titles: readonly [string, string] };

/** What somebody made of a text, marked in it; a short one as it is. */
export function ChangedValue({ field, before, value, titles }: ChangedValueProps) {
  const parts = useMemo(
    () => (field.words || String(before ?? "").length > shortText ? partsOf(field, before, value) : undefined),
    [field, before, value],
  );
  return parts ? <ComparedWords parts={parts} titles={titles} /> : <FieldValue field={field} value={value} />;
}

type ValueProps = { field: Compared; value: unknown };

function Side({ title, ...shown }: ValueProps & { title: string }) {
  return (
    <div className="min-w-0 rounded-lg border border-line bg-card px-3 py-2">
      <p className="text-sm text-quiet">{title}</p>
      <FieldValue {...shown} />
    </div>
  );
}

export function FieldValue({ field: { type, choices, words }, value }: ValueProps) {
  if (type === "picture" && typeof value === "string") return <Thumbnail image={value} className="aspect-[auto_3/2] w-32 rounded" />;
  const said = words?.(value) ?? choices?.[String(value)] ?? value;
  return <p className="max-h-48 overflow-y-auto whitespace-pre-wrap wrap-anywhere">{textOfValue(said, type === "html") || "(empty)"}</p>;
}

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
function ComparedWords({ parts, titles: [then, now] }: { parts: readonly Part[]; titles: readonly [string, string] }) {
  return (
    <div className="space-y-2 rounded-lg border border-line bg-card px-3 py-2">
      <p className="text-sm text-quiet" aria-hidden="true">
        <del className="rounded bg-brick-pale px-1 text-brick">{then}</del>{" "}
        <ins className="rounded bg-success-pale px-1 text-success no-underline">{now}</ins>
      </p>
      <p {...reachedByKeys} className="max-h-72 overflow-y-auto whitespace-pre-wrap wrap-anywhere">
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
