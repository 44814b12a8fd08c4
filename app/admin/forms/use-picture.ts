import { useContext, useRef, useState } from "react";
import { type CheckedPicture, checkPicture, type PictureTarget, shapeWarning } from "./check-picture.ts";
import { drawJpeg, type MadePicture, openPicture, sizeInWords } from "./draw-jpeg.ts";
import { ReadingContext } from "./reading.ts";

type Refusal = Extract<CheckedPicture, { refused: string }>;

const cannot =
  "This browser cannot do it. Open the picture in a picture program, save it as a JPEG at most 2400 pixels wide, and choose that.";

/** What becomes of a chosen file: checked, refused with a way out, or taken with a warning. */
export function usePicture(target: PictureTarget, onChange: (image: string) => void) {
  const setReading = useContext(ReadingContext);
  /** Which choice counts: a large picture may be read after a later one, or after it was removed. */
  const choice = useRef(0);
  const [refusal, setRefusal] = useState<Refusal & { file?: File }>();
  const [warning, setWarning] = useState<string>();
  /** What the browser did to the picture that was chosen. */
  const [done, setDone] = useState("");
  const [mending, setMending] = useState(false);

  function begin(): () => boolean {
    choice.current += 1;
    const mine = choice.current;
    setRefusal(undefined);
    setDone("");
    setMending(false);
    return () => mine === choice.current;
  }

  /** Answers whether the file was taken. */
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
    onChange(checked.dataUrl);
    return true;
  }

  function take(made: MadePicture, words: string) {
    setWarning(shapeWarning(made, target));
    setDone(words);
    onChange(made.dataUrl);
  }

  /** Makes of the refused file what can be taken. */
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
    take(made, `${how}: ${sizeInWords(file.size)} before, ${sizeInWords(made.bytes)} now, ${made.width} x ${made.height} pixels.`);
  }

  return {
    refusal,
    warning,
    done,
    mending,
    choose,
    mend,
    cropped(made: MadePicture) {
      begin();
      take(made, `Cropped to ${made.width} x ${made.height} pixels, ${sizeInWords(made.bytes)}.`);
    },
    remove() {
      begin();
      setReading(false);
      setWarning(undefined);
      onChange("");
    },
  };
}

async function jpegOf(file: File): Promise<MadePicture | undefined> {
  const opened = await openPicture(file);
  const made = opened && (await drawJpeg(opened).catch(() => undefined));
  opened?.close();
  return made;
}
