import type { ChatTexts } from "#contract/site-texts/chat-texts.ts";

/** The round button with its tooltip, which Escape closes (chat-script.ts); without popovers a link. */
export function ChatButton({ link, texts }: { link: string; texts: ChatTexts }) {
  return (
    <div className="chat-button print-hidden">
      <a href={link} target="_blank" rel="noopener" aria-label={`${texts.button} (opens in a new tab)`} className="chat-round chat-plain">
        <Bubble />
      </a>
      <button type="button" popoverTarget="chat" aria-label={texts.button} aria-describedby="chat-tip" className="chat-round chat-toggle">
        <Bubble />
      </button>
      <span id="chat-tip" role="tooltip" className="chat-tip">
        {texts.tip}
      </span>
    </div>
  );
}

function Bubble() {
  return (
    <svg viewBox="0 0 28 28" aria-hidden="true" width="28" fill="none" stroke="currentColor" strokeWidth="2" strokeLinejoin="round">
      <path d="M14 4C8 4 3.5 8.2 3.5 13.4c0 2.9 1.4 5.4 3.6 7.1L6 25l5-2.3c1 .2 2 .3 3 .3 6 0 10.5-4.2 10.5-9.5S20 4 14 4Z" />
      <path d="M9 13.5h.01M14 13.5h.01M19 13.5h.01" strokeWidth="3" strokeLinecap="round" />
    </svg>
  );
}
