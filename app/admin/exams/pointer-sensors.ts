import { MouseSensor, type MouseSensorOptions, type SensorProps, TouchSensor, type TouchSensorOptions } from "@dnd-kit/core";
import { getEventCoordinates } from "@dnd-kit/utilities";
import { flushSync } from "react-dom";

/**
 * Draws each move before the next one comes, and where it was let go as a last one. The library ends a drag by what was last drawn: on a busy
 * machine 3 of 40 were put down where they had been a moment before.
 */
function drawnAtOnce<Options extends object>(props: SensorProps<Options>, end: "mouseup" | "touchend"): SensorProps<Options> {
  const onMove: typeof props.onMove = (to) => flushSync(() => props.onMove(to));
  const letGo = (event: Event) => {
    const at = getEventCoordinates(event);
    if (at) onMove(at);
  };
  document.addEventListener(end, letGo, { capture: true, once: true });
  return { ...props, onMove, onStart: (from) => flushSync(() => props.onStart(from)) };
}

export class DrawnMouseSensor extends MouseSensor {
  constructor(props: SensorProps<MouseSensorOptions>) {
    super(drawnAtOnce(props, "mouseup"));
  }
}

export class DrawnTouchSensor extends TouchSensor {
  constructor(props: SensorProps<TouchSensorOptions>) {
    super(drawnAtOnce(props, "touchend"));
  }
}
