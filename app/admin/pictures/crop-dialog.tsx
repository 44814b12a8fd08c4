import { useEffect, useState } from "react";
import { Button, PrimaryButton } from "../components/button.tsx";
import { Field } from "../components/field.tsx";
import { Modal } from "../components/modal.tsx";
import { Spinner } from "../components/waiting.tsx";
import type { PictureTarget } from "./check-picture.ts";
import { boxOf, type Crop, mostZoom, moved, wholeCrop } from "./crop.ts";
import { CropView } from "./crop-view.tsx";
import { drawJpeg, type MadePicture, type OpenPicture, openPicture } from "./draw-jpeg.ts";

type CropDialogProps = {
  pictureName: string;
  image: string;
  crop: Crop;
  target: PictureTarget;
  returnTo: string;
  onCropped: (made: MadePicture, crop: Crop) => void;
  onClose: () => void;
};

export function CropDialog({ pictureName, image, crop: before, target, returnTo, onCropped, onClose }: CropDialogProps) {
  const [picture, setPicture] = useState<OpenPicture>();
  const [crop, setCrop] = useState(before);
  const [working, setWorking] = useState(false);
  const [failed, setFailed] = useState("");

  useEffect(() => {
    let opened: OpenPicture | undefined;
    let ended = false;
    openPicture(image).then((found) => {
      opened = found;
      if (ended) found?.close();
      else if (found) setPicture(found);
      else setFailed("This picture cannot be opened just now. Close this, and try again in a moment.");
    });
    return () => {
      ended = true;
      opened?.close();
    };
  }, [image]);

  async function use() {
    if (!picture) return;
    setWorking(true);
    const made = await drawJpeg(picture, boxOf(crop, picture, target.ratio)).catch(() => undefined);
    setWorking(false);
    if (made) onCropped(made, crop);
    else setFailed("This browser cannot crop the picture. It stays as it is.");
  }

  return (
    <Modal
      title={`Crop ${pictureName}`}
      onClose={onClose}
      returnTo={returnTo}
      footer={
        <>
          <Button onClick={onClose}>{before === wholeCrop ? "Keep the whole picture" : "Keep it as it was"}</Button>
          <PrimaryButton onClick={use} disabled={!picture} busy={working && "Cropping..."}>
            Use this part
          </PrimaryButton>
        </>
      }
    >
      <p>
        Pages show it in the shape {target.name}. Drag it, or use the arrow keys, until what matters is inside; two fingers, or plus and
        minus, bring it nearer and farther.
      </p>
      <p role="alert" className="font-semibold text-brick empty:hidden">
        {failed}
      </p>
      {picture ? (
        <>
          <CropView
            picture={picture}
            crop={crop}
            ratio={target.ratio}
            onMove={(by) => setCrop((now) => moved(now, picture, target.ratio, by))}
          />
          <Sliders picture={picture} crop={crop} target={target} onChange={setCrop} />
        </>
      ) : failed ? null : (
        <p className="flex items-center gap-2">
          <Spinner /> Opening the picture...
        </p>
      )}
    </Modal>
  );
}

type SlidersProps = { picture: OpenPicture; crop: Crop; target: PictureTarget; onChange: (crop: Crop) => void };

/** The same three movements as fields. One that cannot move anything stays, disabled: the others would slide from under a finger. */
function Sliders({ picture, crop, target, onChange }: SlidersProps) {
  const box = boxOf(crop, picture, target.ratio);
  const [spareWidth, spareHeight] = [picture.width - box.width, picture.height - box.height];
  const percent = (part: number, whole: number) => (whole < 1 ? 50 : Math.round((part / whole) * 100));
  const middle = (share: number, spare: number, size: number, whole: number) => ((share / 100) * spare + size / 2) / whole;
  const wanted = Number.parseInt(target.size, 10);
  return (
    <div className="space-y-3">
      <Slider
        label="Left to right"
        disabled={spareWidth < 1}
        value={percent(box.left, spareWidth)}
        onChange={(share) => onChange({ ...crop, x: middle(share, spareWidth, box.width, picture.width) })}
      />
      <Slider
        label="Top to bottom"
        disabled={spareHeight < 1}
        value={percent(box.top, spareHeight)}
        onChange={(share) => onChange({ ...crop, y: middle(share, spareHeight, box.height, picture.height) })}
      />
      <Slider
        label="Nearer"
        value={percent(crop.zoom - 1, mostZoom - 1)}
        onChange={(share) => onChange(moved(crop, picture, target.ratio, { zoom: (1 + (share / 100) * (mostZoom - 1)) / crop.zoom }))}
      />
      <p className="min-h-10 text-sm text-quiet">
        This part has {Math.round(box.width)} x {Math.round(box.height)} pixels
        {box.width < wanted * 0.75 ? `, fewer than the ${target.size.replace("x", " x ").replace("px", "")} that look sharp.` : "."}
      </p>
    </div>
  );
}

type SliderProps = { label: string; disabled?: boolean; value: number; onChange: (share: number) => void };

function Slider({ label, disabled, value, onChange }: SliderProps) {
  return (
    <Field label={label}>
      {(ids) => (
        <input
          {...ids}
          type="range"
          disabled={disabled}
          min={0}
          max={100}
          value={value}
          aria-valuetext={`${value} percent`}
          onChange={({ target }) => onChange(target.valueAsNumber)}
          className="h-11 w-full accent-lagoon"
        />
      )}
    </Field>
  );
}
