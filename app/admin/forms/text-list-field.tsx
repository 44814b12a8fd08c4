import { type KeyboardEvent, type PointerEvent, type ReactNode, type RefObject, useId, useRef, useState } from "react";
import { AddButton, IconButton } from "../components/button.tsx";
import { capitalised } from "../components/capitalised.ts";
import { isComposing } from "../components/composing.ts";
import { type ControlProps, FieldError, Hint, inputLook } from "../components/field.tsx";
import { CloseIcon, GripIcon } from "../components/icons.tsx";
import { useRows } from "./use-rows.ts";

type TextListFieldProps = ControlProps<string[]> & {
  /** One entry, as in "Module". */
  entry: string;
  hint?: ReactNode;
};

/** A list of short texts that grows and shrinks; Enter adds the next, a grip moves one by dragging or with the arrow keys. */
export function TextListField({ label, entry, hint, value, onChange, error }: TextListFieldProps) {
  const id = useId();
  const { list, add, insert, remove } = useRows("input", value, onChange);
  const [moved, setMoved] = useState("");
  const one = entry.toLowerCase();

  function move(from: number, to: number): boolean {
    const text = value[from];
    if (text === undefined || to < 0 || to >= value.length || to === from) return false;
    onChange(value.toSpliced(from, 1).toSpliced(to, 0, text));
    setMoved(`${capitalised(one)} “${text}” is now number ${to + 1} of ${value.length}.`);
    return true;
  }

  const { dragged, gripProps } = useRowDrag(list, move);

  return (
    <fieldset className="space-y-2" aria-describedby={error ? `${id}-error` : hint ? `${id}-hint` : undefined}>
      <legend className="mb-1.5 font-semibold">{label}</legend>
      <Hint of={id}>{hint}</Hint>
      <ul ref={list} className="space-y-2">
        {value.map((text, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal texts may stand twice, and nothing but the text lives in a row.
          <li key={index} className={`flex gap-1 rounded-lg ${dragged === index ? "outline-2 outline-lagoon" : ""}`}>
            <IconButton
              icon={GripIcon}
              label={`Move ${one} ${index + 1}: drag it, or press the arrow keys`}
              disabled={value.length < 2}
              {...gripProps(index)}
              className="mt-0.5 -ml-1 w-8 cursor-grab touch-none"
            />
            <input
              type="text"
              autoComplete="off"
              enterKeyHint="next"
              aria-label={`${entry} ${index + 1}`}
              value={text}
              onChange={(event) => onChange(value.with(index, event.target.value))}
              onKeyDown={(event) => {
                if (event.key !== "Enter" || isComposing(event.nativeEvent)) return;
                event.preventDefault();
                insert(index + 1, "");
              }}
              className={inputLook}
            />
            <IconButton icon={CloseIcon} small label={`Remove ${one} ${index + 1}`} onClick={() => remove(index)} className="mt-0.5" />
          </li>
        ))}
      </ul>
      <p role="status" className="sr-only">
        {moved}
      </p>
      <AddButton ref={add} onClick={() => insert(value.length, "")}>
        Add {one}
      </AddButton>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </fieldset>
  );
}

const steps: Readonly<Record<string, 1 | -1>> = { ArrowUp: -1, ArrowDown: 1 };

/** Moves rows by a grip or the arrow keys; `move` answers false where one cannot go. Only texts move between the rows, so the pressed grip keeps the pointer. */
function useRowDrag(list: RefObject<HTMLElement | null>, move: (from: number, to: number) => boolean) {
  const [dragged, setDragged] = useState<number>();
  const at = useRef<number>(undefined);

  function placeUnder(y: number): number | undefined {
    const rows = [...(list.current?.children ?? [])];
    const place = rows.findIndex((row) => {
      const { top, bottom } = row.getBoundingClientRect();
      return y >= top && y <= bottom;
    });
    return place < 0 ? undefined : place;
  }

  function drag(event: PointerEvent) {
    const from = at.current;
    const to = placeUnder(event.clientY);
    if (from === undefined || to === undefined || !move(from, to)) return;
    at.current = to;
    setDragged(to);
  }

  function drop() {
    const row = list.current?.children[at.current ?? -1];
    at.current = undefined;
    row?.querySelector("button")?.focus();
    setDragged(undefined);
  }

  function press(event: KeyboardEvent, index: number) {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    if (!move(index, index + step)) return;
    const row = list.current?.children[index + step];
    requestAnimationFrame(() => row?.querySelector("button")?.focus());
  }

  return {
    dragged,
    gripProps: (index: number) => ({
      onKeyDown: (event: KeyboardEvent) => press(event, index),
      onPointerDown: (event: PointerEvent) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        at.current = index;
        setDragged(index);
      },
      onPointerMove: drag,
      onPointerUp: drop,
      onPointerCancel: drop,
      onLostPointerCapture: drop,
    }),
  };
}
