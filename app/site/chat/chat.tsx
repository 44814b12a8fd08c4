import { buttonLook } from "#app/ui/button-link.tsx";
import { WholeWords } from "#app/ui/whole-words.tsx";
import { chatLink } from "#contract/site/contact-links.ts";
import type { SiteFacts } from "#contract/site-texts/text-shapes.ts";
import { textsAround } from "../texts.ts";
import { ChatButton } from "./chat-button.tsx";
import { pageMessage, preview, quickTopics } from "./chat-text.ts";
import { useChatPage } from "./use-chat-page.ts";

/** The chat button and its panel, which the browser itself opens and closes (popover, click outside, Escape), also without scripts. */
export function Chat({ facts }: { facts: SiteFacts }) {
  const texts = textsAround("chat", facts);
  const page = useChatPage(facts);
  const message = pageMessage(page, texts);
  const start = chatLink(facts.chatNumber, message);
  return (
    <aside aria-label="Chat">
      <ChatButton link={start} texts={texts} />
      <div id="chat" popover="auto" role="dialog" aria-labelledby="chat-title" className="chat-panel">
        <div className="night px-5 py-4">
          <h2 id="chat-title" className="text-xl">
            {texts.title}
          </h2>
          <p className="text-quiet">
            <WholeWords text={texts.answers} />
          </p>
        </div>
        <div className="px-5 py-5">
          <p className="font-semibold">{texts.topics_title}</p>
          <ul className="mt-2 flex flex-wrap gap-2">
            {quickTopics(page, texts).map((topic) => (
              <li key={topic.name}>
                <a
                  href={chatLink(facts.chatNumber, topic.message)}
                  target="_blank"
                  rel="noopener"
                  aria-description="opens in a new tab"
                  className="inline-flex min-h-10 items-center rounded-full border border-line px-4 hover:border-action hover:text-action"
                >
                  {topic.name}
                </a>
              </li>
            ))}
          </ul>
          <p className="mt-5 font-semibold">{texts.message_title}</p>
          <p data-preview className="mt-2 rounded-lg rounded-bl-none bg-lagoon-pale px-4 py-3 text-ink">
            {preview(message)}
          </p>
          <a
            href={start}
            target="_blank"
            rel="noopener"
            aria-description="opens in a new tab"
            className={`${buttonLook("primary")} mt-4 w-full`}
          >
            {texts.start}
          </a>
        </div>
      </div>
    </aside>
  );
}
