import { ForeignWords } from "./foreign-words.tsx";

type SpokenProps = {
  recording: string;
  /** What it says, in the language of `tag`. */
  words: string;
  tag: string;
  says: { play: string; stop: string; failed: string };
};

/** A recording that loads nothing before it is asked for: the browser's own controls, and where scripts run one button (speak-script.ts). */
export function Spoken({ recording, words, tag, says: { play, stop, failed } }: SpokenProps) {
  return (
    <figure className="spoken">
      <button type="button" hidden data-stop={stop} data-failed={failed} aria-describedby="spoken-words" className="button button-primary">
        <svg viewBox="0 0 20 20" width="1.25rem" fill="none" stroke="currentColor" strokeWidth="1.75" aria-hidden="true">
          <path d="M2.5 7.5v5h3l4.5 4v-13l-4.5 4zM13 7a4.5 4.5 0 0 1 0 6m2.5-8.5a8 8 0 0 1 0 11" />
        </svg>
        <span>{play}</span>
      </button>
      {/* biome-ignore lint/a11y/useMediaCaption: its words stand beside it. */}
      <audio controls preload="none" src={recording} aria-label={play} />
      <figcaption>
        <span id="spoken-words" lang={tag}>
          <ForeignWords text={words} />
        </span>
        <span role="status" className="block empty:hidden" />
      </figcaption>
    </figure>
  );
}
