import {
  KeyboardSensor,
  MouseSensor,
  type MouseSensorOptions,
  type SensorInstance,
  type SensorProps,
  TouchSensor,
  type TouchSensorOptions,
} from "@dnd-kit/core";
import { getEventCoordinates } from "@dnd-kit/utilities";
import { flushSync } from "react-dom";
import { dragKeyboardPixels } from "#contract/limits.ts";
import { middleOf, nextPlace, type Point } from "./next-place.ts";

const directions: Record<string, Point> = {
  ArrowRight: { x: 1, y: 0 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowDown: { x: 0, y: 1 },
  ArrowUp: { x: 0, y: -1 },
};

/** Keyboard drags, 25 px a key (specification, section 9), with Shift to the next place. The library's sensor counts from what was last drawn: if busy it loses keys. */
export class StepSensor implements SensorInstance {
  static activators = KeyboardSensor.activators;
  autoScrollEnabled = false;
  private readonly props: SensorProps<object>;
  private readonly listening = new AbortController();
  private moved: Point = { x: 0, y: 0 };
  private readonly scrolled = window.scrollY;

  constructor(props: SensorProps<object>) {
    this.props = props;
    const { signal } = this.listening;
    const cancel = () => this.cancel();
    props.activeNode.node.current?.scrollIntoView({ block: "nearest", behavior: "instant" });
    props.onStart(this.moved);
    document.addEventListener("keydown", (event) => this.press(event), { signal });
    window.addEventListener("resize", cancel, { signal });
    document.addEventListener("visibilitychange", cancel, { signal });
  }

  private press(event: KeyboardEvent): void {
    const direction = directions[event.code];
    const ends = ["Space", "Enter", "Tab"].includes(event.code);
    if (!direction && !ends && event.code !== "Escape") return;
    event.preventDefault();
    // The key that picked it up goes on to here, and is repeated for as long as it is held.
    if (event === this.props.event || (ends && event.repeat)) return;
    if (direction && event.shiftKey) this.step(this.toPlace(direction));
    else if (direction) this.step({ x: direction.x * dragKeyboardPixels, y: direction.y * dragKeyboardPixels });
    else if (ends) this.end();
    else this.cancel();
  }

  /** What would leave the middle of the screen stays there, and the page moves under it. */
  private step({ x, y }: Point): void {
    const top = this.props.activeNode.node.current?.getBoundingClientRect().top ?? 0;
    const middle = window.innerHeight / 2;
    const before = window.scrollY;
    if ((y > 0 && top + y > middle) || (y < 0 && top + y < 0)) window.scrollBy({ top: y, behavior: "instant" });
    this.moved = { x: this.moved.x + x, y: this.moved.y + y - (window.scrollY - before) };
    // Drawn before the next key: the last one may be the one that puts it down.
    flushSync(() => this.props.onMove(this.moved));
  }

  /** To the middle of the place before or after, or of the one above or below; nowhere from the last. */
  private toPlace(direction: Point): Point {
    const { droppableRects } = this.props.context.current;
    const own = droppableRects.get(this.props.active);
    if (!own) return { x: 0, y: 0 };
    const start = middleOf(own);
    const now = { x: start.x + this.moved.x, y: start.y + this.moved.y + window.scrollY - this.scrolled };
    const next = nextPlace([...droppableRects.values()].map(middleOf), now, direction);
    return { x: next.x - now.x, y: next.y - now.y };
  }

  private end(): void {
    this.listening.abort();
    this.props.onEnd();
  }

  private cancel(): void {
    this.listening.abort();
    this.props.onCancel();
  }
}

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
