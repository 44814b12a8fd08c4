import { Fragment } from "react";
import type { Enquiry } from "#contract/enquiries/enquiry.ts";
import { buttonLook } from "../../components/button.tsx";
import { ChatIcon, MailIcon, PhoneIcon } from "../../components/icons.tsx";
import { mailLink, phoneLinks } from "./reply-links.ts";

export function ReplyButtons({ enquiry }: { enquiry: Enquiry }) {
  const { name } = enquiry;
  const phones = phoneLinks(enquiry);
  const look = `${buttonLook("plain")} !px-3`;
  return (
    <div className="flex flex-wrap gap-2">
      <a href={mailLink(enquiry)} aria-label={`Mail ${name}`} className={look}>
        <MailIcon />
        Mail
      </a>
      {phones.map(({ number, call, chat }) => {
        const which = phones.length > 1 ? ` …${number.slice(-4)}` : "";
        const spoken = phones.length > 1 ? ` on ${number}` : "";
        return (
          <Fragment key={number}>
            <a href={call} title={number} aria-label={`Call ${name}${spoken}`} className={look}>
              <PhoneIcon />
              Call{which}
            </a>
            {chat ? (
              <a
                href={chat}
                title={number}
                target="_blank"
                rel="noopener noreferrer"
                aria-label={`Chat with ${name}${spoken}`}
                className={look}
              >
                <ChatIcon />
                Chat{which}
              </a>
            ) : null}
          </Fragment>
        );
      })}
    </div>
  );
}
