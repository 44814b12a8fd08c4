import type { RefObject } from "react";
import { Notice } from "../../components/notice.tsx";
import { LinkInText, TextButton } from "../../components/text-link.tsx";
import { useAllowed } from "../../session/session.ts";

/** Where what stands in place of a placeholder comes from. */
const ofClass = ["course", "class", "start", "times", "fee"];
const ofAcademy = ["academy", "phone", "hours", "paying", "bring"];

type UnfilledProps = {
  /** The placeholders that nothing is known for, without their braces. */
  left: readonly string[];
  /** What to do for those that a class says. */
  classAdvice: string;
  /** The fields that they stand in. */
  fields: readonly RefObject<HTMLInputElement | HTMLTextAreaElement | null>[];
};

/** Why an answer cannot be sent yet, with a way to each placeholder that is left, and where what belongs there comes from. */
export function Unfilled({ left, classAdvice, fields }: UnfilledProps) {
  const isAllowed = useAllowed();
  const some = (names: readonly string[]) => left.filter((name) => names.includes(name));
  const [fromClass, fromAcademy] = [some(ofClass), some(ofAcademy)];
  if (left.length === 0) return null;
  return (
    <Notice look="warning" role="status">
      <p>
        It cannot be sent yet. Nothing is known for {inBraces(left)}. Write it yourself, or take it out:{" "}
        {left.map((name) => (
          <TextButton key={name} className="mr-3" onClick={() => select(fields, name)}>
            Go to {`{${name}}`}
          </TextButton>
        ))}
      </p>
      {fromClass.length > 0 ? (
        <p>
          {inBraces(fromClass)}: {classAdvice}
        </p>
      ) : null}
      {fromAcademy.length > 0 ? (
        <p>
          {inBraces(fromAcademy)}:{" "}
          {isAllowed("content") ? (
            <LinkInText to="/admin/academy" target="_blank">
              write it under Academy
            </LinkInText>
          ) : (
            "an owner or editor writes it under Academy"
          )}
          , and choose the template again.
        </p>
      ) : null}
    </Notice>
  );
}

const inBraces = (names: readonly string[]) => names.map((name) => `{${name}}`).join(", ");

/** Selects the placeholder where it stands first, so that typing takes its place. */
function select(fields: UnfilledProps["fields"], name: string): void {
  for (const { current: field } of fields) {
    const found = field?.value.match(/\{[^{}]*\}/g)?.find((one) => one.slice(1, -1).trim() === name);
    if (!field || found === undefined) continue;
    const at = field.value.indexOf(found);
    field.focus();
    field.setSelectionRange(at, at + found.length);
    return;
  }
}
