import { useRef, useState } from "react";
import { maxRecordingBytes, storedRecording } from "#contract/fields/recording.ts";
import { Button } from "../components/button.tsx";
import { type ControlProps, Field, fileLook } from "../components/field.tsx";
import { useTellReading } from "../forms/reading-context.ts";
import { api } from "../session/api-call.ts";
import { isSessionEnd, troubleOf } from "../session/trouble.ts";
import { readDataUrl } from "./draw-jpeg.ts";

const tooLarge = "A recording must be at most 300 KB: about half a minute as a telephone records it.";
const failed = { refused: "The recording was not taken", unreachable: "The recording was not taken" };

/** A short recording: stored as soon as it is chosen, so that it can be played here before the form is saved. */
export function RecordingField({ label, value, onChange, error }: ControlProps<string>) {
  const input = useRef<HTMLInputElement>(null);
  const setReading = useTellReading();
  const [refusal, setRefusal] = useState<string>();
  const [done, setDone] = useState("");

  async function choose(file: File | undefined) {
    if (!file) return;
    setDone("");
    setRefusal(file.size > maxRecordingBytes ? tooLarge : undefined);
    if (file.size > maxRecordingBytes) return clear();
    setReading(true);
    try {
      const body = { recording: await readDataUrl(file) };
      const stored = await api.post("/recordings", body, storedRecording);
      onChange(stored.recording);
      setDone(`Taken: ${stored.seconds} seconds.`);
    } catch (problem) {
      if (!isSessionEnd(problem)) setRefusal(troubleOf(problem, failed).detail || failed.refused);
    }
    clear();
    setReading(false);
  }

  function clear() {
    if (input.current) input.current.value = "";
  }

  return (
    <div className="space-y-1.5">
      <Field
        label={label}
        error={refusal ?? error}
        hint="MP3 or M4A, at most 300 KB. A button on the poster of its course plays it; nothing is loaded before."
      >
        {(ids) => (
          <input
            ref={input}
            {...ids}
            type="file"
            accept=".mp3,.m4a,audio/mpeg,audio/mp4"
            onChange={(event) => choose(event.target.files?.[0])}
            className={fileLook}
          />
        )}
      </Field>
      <p role="status" className="text-sm font-semibold empty:hidden">
        {done}
      </p>
      {value ? (
        <div className="flex flex-wrap items-center gap-3">
          {/* biome-ignore lint/a11y/useMediaCaption: its words are the next field. */}
          <audio controls preload="none" src={value} aria-label={label} className="max-w-full" />
          <Button
            onClick={() => {
              onChange("");
              setDone("");
              input.current?.focus();
            }}
          >
            Remove recording
          </Button>
        </div>
      ) : null}
    </div>
  );
}
