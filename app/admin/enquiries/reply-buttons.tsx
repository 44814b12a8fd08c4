import type { Enquiry } from "#contract/enquiry.ts";
import { buttonLook } from "../furniture/button.tsx";
import { ChatIcon, MailIcon, PhoneIcon } from "../furniture/icons.tsx";
import { callLink, chatLink, mailLink } from "./reply-links.ts";

/** One tap to answer: by mail, by phone or by chat. */
export function ReplyButtons({ enquiry }: { enquiry: Enquiry }) {
  const { name, phone } = enquiry;
  const call = callLink(phone);
  const chat = chatLink(phone);
  const look = `${buttonLook("plain")} !px-3`;
  return (
    <div className="flex flex-wrap gap-2">
      <a href={mailLink(enquiry)} aria-label={`Mail ${name}`} className={look}>
        <MailIcon />
        Mail
      </a>
      {call ? (
        <a href={call} aria-label={`Call ${name}`} className={look}>
          <PhoneIcon />
          Call
        </a>
      ) : null}
      {chat ? (
        <a href={chat} target="_blank" rel="noopener noreferrer" aria-label={`Chat with ${name}`} className={look}>
          <ChatIcon />
          Chat
        </a>
      ) : null}
    </div>
  );
}
