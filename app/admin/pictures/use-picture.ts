import { useLayoutEffect, useRef, useState } from "react";
import { storedPicture } from "#contract/picture-upload.ts";
import { sizeOf } from "../components/file-size.ts";
import { useTellReading } from "../forms/reading-context.ts";
import { api } from "../session/api-call.ts";
import { type CheckedPicture, checkPicture, type PictureTarget, shapeWarning } from "./check-picture.ts";
import { type Crop, wholeCrop } from "./crop.ts";
import { jpegOf, type MadePicture } from "./draw-jpeg.ts";

const cannot =
  "This browser cannot do it. Open the picture in a picture program, save it as a JPEG at most 2400 pixels wide, and choose that.";

/**
 * Checks a chosen file. It is refused, with a way out, or shown and stored at once, for previews and other devices; where that fails it is
 * sent with the form.
 */
export function usePicture(target: PictureTarget, value: string, onChange: (image: string) => void) {
  const latest = useRef({ value, onChange });
  const setReading = useTellReading();
  /** The number of the choice that counts: reading a large picture may end after a later one was chosen, or all removed. */
  const choice = useRef(0);
  const [refusal, setRefusal] = useState<Extract<CheckedPicture, { refused: string }> & { file?: File }>();
  const [warning, setWarning] = useState<string>();
  const [done, setDone] = useState("");
  const [mending, setMending] = useState(false);
  /** The last crop: the whole picture, its part, and the values that the part has had in the form: a data URL, then an address. */
  const uncropped = useRef<{ image: string; crop: Crop; made: Set<string> }>(undefined);

  useLayoutEffect(() => {
    latest.current = { value, onChange };
    return () => {
      latest.current.value = "";
    };
  }, [value, onChange]);

  function put(image: string): void {
    // At once: a small picture's address may come before the form is drawn with the picture.
    latest.current.value = image;
    onChange(image);
    void addressOf(image).then((address) => {
      if (address && uncropped.current?.made.has(image)) uncropped.current.made.add(address);
      // Another was chosen meanwhile, or the form is closed.
      if (address && latest.current.value === image) latest.current.onChange(address);
    });
  }

  function begin(): () => boolean {
    choice.current += 1;
    const mine = choice.current;
    setRefusal(undefined);
    setDone("");
    setMending(false);
    setReading(false);
    return () => mine === choice.current;
  }

  async function choose(file: File): Promise<boolean> {
    const counts = begin();
    setReading(true);
    const checked = await checkPicture(file, target);
    if (!counts()) return true;
    setReading(false);
    if ("refused" in checked) {
      setRefusal({ ...checked, file });
      return false;
    }
    setWarning(checked.warning);
    put(checked.dataUrl);
    return true;
  }

  function take(made: MadePicture, words: string) {
    setWarning(shapeWarning(made, target));
    setDone(words);
    put(made.dataUrl);
  }

  async function mend() {
    const { file, mend } = refusal ?? {};
    if (!file || !mend) return;
    const counts = () => mine === choice.current;
    const mine = choice.current;
    setMending(true);
    setReading(true);
    const made = await jpegOf(file);
    if (!counts()) return;
    setReading(false);
    setMending(false);
    if (!made) return setRefusal((before) => before && { refused: before.refused, advice: cannot });
    setRefusal(undefined);
    const how = mend === "smaller" ? "Made smaller" : "Turned into a JPEG";
    take(made, `${how}: ${sizeOf(file.size)} before, ${sizeOf(made.bytes)} now, ${made.width} x ${made.height} pixels.`);
  }

  return {
    refusal,
    warning,
    done,
    mending,
    choose,
    mend,
    toCrop(): { image: string; crop: Crop } {
      const { image, crop, made } = uncropped.current ?? {};
      return image && crop && made?.has(value) ? { image, crop } : { image: value, crop: wholeCrop };
    },
    /** `made` is a part of `image`. */
    cropped(made: MadePicture, image: string, crop: Crop) {
      begin();
      uncropped.current = { image, crop, made: new Set([made.dataUrl]) };
      take(made, `Cropped to ${made.width} x ${made.height} pixels, ${sizeOf(made.bytes)}.`);
    },
    remove() {
      begin();
      setWarning(undefined);
      latest.current.value = "";
      onChange("");
    },
  };
}

/** Where the server stored a picture; undefined when it did not. */
async function addressOf(image: string): Promise<string | undefined> {
  try {
    return (await api.post("/pictures", { image }, storedPicture)).image;
  } catch {
    return undefined;
  }
}
