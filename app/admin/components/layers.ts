import { useEffect, useEffectEvent } from "react";
import { isComposing } from "./composing.ts";

type Layer = { onEscape: (() => void) | undefined; onSave: (() => void) | undefined };

const layers: Layer[] = [];

/** Puts a layer on top of the page: Escape closes the top one only, Ctrl-S or Cmd-S saves the top one. */
export function useLayer(open: boolean, onEscape: (() => void) | undefined, onSave?: () => void): void {
  const leave = useEffectEvent(() => onEscape?.());
  const canLeave = onEscape !== undefined;
  const save = useEffectEvent(() => onSave?.());
  const canSave = onSave !== undefined;
  useEffect(() => {
    if (!open) return;
    const layer: Layer = { onEscape: canLeave ? () => leave() : undefined, onSave: canSave ? () => save() : undefined };
    layers.push(layer);
    if (layers.length === 1) window.addEventListener("keydown", onKey);
    return () => {
      layers.splice(layers.indexOf(layer), 1);
      if (layers.length === 0) window.removeEventListener("keydown", onKey);
    };
  }, [open, canLeave, canSave]);
}

function onKey(event: KeyboardEvent): void {
  const top = layers.at(-1);
  if (!top || event.defaultPrevented || isComposing(event)) return;
  if (event.key === "Escape" && top.onEscape) {
    event.preventDefault();
    top.onEscape();
  } else if (event.key.toLowerCase() === "s" && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey) {
    event.preventDefault();
    top.onSave?.();
  }
}
