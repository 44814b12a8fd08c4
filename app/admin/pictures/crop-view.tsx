import { type KeyboardEvent, type PointerEvent, useRef } from "react";
import { boxOf, type Crop, type moved } from "./crop.ts";
import type { OpenPicture } from "./draw-jpeg.ts";

type Step = Parameters<typeof moved>[3];
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

/** The chosen part as pages will show it; it follows the pointer and the keys. */
export function CropView({ picture, crop, ratio, onMove }: CropViewProps) {
  const from = useRef<{ x: number; y: number }>(undefined);
  const box = boxOf(crop, picture, ratio);

  function drag(event: PointerEvent<HTMLDivElement>) {
    if (!from.current) return;
    const { clientWidth, clientHeight } = event.currentTarget;
    // The picture goes with the pointer, so that the part which is shown goes the other way.
    onMove({ right: (from.current.x - event.clientX) / clientWidth, down: (from.current.y - event.clientY) / clientHeight });
    from.current = { x: event.clientX, y: event.clientY };
  }

  function drop() {
    from.current = undefined;
  }

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
        from.current = { x: event.clientX, y: event.clientY };
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
