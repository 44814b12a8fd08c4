import { useRef } from "react";

/** Puts rows into a list in a form and takes them out; then what is of `type` in the row has the focus, and in an empty list the button that adds one. */
export function useRows<Row>(type: "input" | "select", value: readonly Row[], onChange: (value: Row[]) => void) {
  const list = useRef<HTMLUListElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  const focus = (index: number) => requestAnimationFrame(() => (list.current?.querySelectorAll(type)[index] ?? add.current)?.focus());
  return {
    list,
    add,
    insert(index: number, row: Row): void {
      onChange(value.toSpliced(index, 0, row));
      focus(index);
    },
    remove(index: number): void {
      onChange(value.toSpliced(index, 1));
      focus(Math.min(index, value.length - 2));
    },
  };
}
