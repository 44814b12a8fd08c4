import { type KeyboardEvent, type PointerEvent, useRef } from "react";
import { boxOf, type Crop, type Point, type Step, stepOf } from "./crop.ts";
import type { OpenPicture } from "./draw-jpeg.ts";

type CropViewProps = { picture: OpenPicture; crop: Crop; ratio: number; onMove: (by: Step) => void };

const stride = 0.05;
const keys: Record<string, Step> = {
  ArrowLeft: { right: -stride },
  ArrowRight: { right: stride },
  ArrowUp: { down: -stride },
  ArrowDown: { down: stride },
  "+": { zoom: 1.1 },
  "=": { zoom: 1.1 },
  "-": { zoom: 1 / 1.1 },
};

/** The chosen part as pages will show it; it follows the pointer, two fingers and the keys. */
export function CropView({ picture, crop, ratio, onMove }: CropViewProps) {
  const pressed = useRef(new Map<number, Point>()).current;
  const box = boxOf(crop, picture, ratio);

  function pointOf({ clientX, clientY, currentTarget }: PointerEvent): Point {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    return { x: (clientX - left) / width, y: (clientY - top) / height };
  }

  function drag(event: PointerEvent) {
    if (!pressed.has(event.pointerId)) return;
    const before = [...pressed.values()];
    pressed.set(event.pointerId, pointOf(event));
    onMove(stepOf(before, [...pressed.values()]));
  }

  const drop = ({ pointerId }: PointerEvent) => pressed.delete(pointerId);

  function press(event: KeyboardEvent) {
    const step = keys[event.key];
    if (!step || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    onMove(step);
  }

  return (
    <div
      role="application"
      aria-label="The part that is shown; arrow keys move it, plus and minus bring it nearer and farther"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it takes keys
      tabIndex={0}
      onKeyDown={press}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        pressed.set(event.pointerId, pointOf(event));
      }}
      onPointerMove={drag}
      onPointerUp={drop}
      onPointerCancel={drop}
      className="relative mx-auto max-h-[50dvh] max-w-full cursor-grab touch-none overflow-hidden rounded-lg bg-sand select-none active:cursor-grabbing"
      style={{ aspectRatio: ratio, width: `min(100%, calc(50dvh * ${ratio}))` }}
    >
      <img
        src={picture.address}
        alt=""
        draggable={false}
        className="pointer-events-none absolute max-w-none"
        style={{
          width: `${(picture.width / box.width) * 100}%`,
          height: `${(picture.height / box.height) * 100}%`,
          left: `${(-box.left / box.width) * 100}%`,
          top: `${(-box.top / box.height) * 100}%`,
        }}
      />
    </div>
  );
}
