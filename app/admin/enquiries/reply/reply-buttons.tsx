import { Fragment } from "react";
import type { Enquiry } from "#contract/enquiries/enquiry.ts";
import { Button, buttonLook } from "../../components/button.tsx";
import { ChatIcon, MailIcon, PhoneIcon } from "../../components/icons.tsx";
import { mailLink, phoneLinks } from "./reply-links.ts";

type ReplyButtonsProps = {
  enquiry: Enquiry;
  /** Icons only, where many stand below each other. */
  compact?: boolean;
  /** Where a mail is written here, and the timeline says so; else a person's own mail program opens. */
  onMail?: () => void;
};

export function ReplyButtons({ enquiry, compact = false, onMail }: ReplyButtonsProps) {
  const { name } = enquiry;
  const phones = phoneLinks(enquiry);
  const look = compact ? `${buttonLook("quiet")} !px-0 w-10 text-quiet` : `${buttonLook("plain")} !px-3`;
  const word = (text: string) => (compact ? "" : text);
  return (
    <div className={compact ? "flex @2xl:min-w-30" : "flex flex-wrap gap-2"}>
      {enquiry.email && onMail ? (
        <Button icon={MailIcon} className="!px-3" aria-label={`Mail ${name}`} onClick={onMail}>
          Mail
        </Button>
      ) : null}
      {enquiry.email && !onMail ? (
        <a href={mailLink(enquiry)} title={compact ? enquiry.email : undefined} aria-label={`Mail ${name}`} className={look}>
          <MailIcon />
          {word("Mail")}
        </a>
      ) : null}
      {phones.map(({ number, call, chat }) => {
        const which = phones.length > 1 ? ` …${number.slice(-4)}` : "";
        const spoken = phones.length > 1 ? ` on ${number}` : "";
        return (
          <Fragment key={number}>
            <a href={call} title={number} aria-label={`Call ${name}${spoken}`} className={look}>
              <PhoneIcon />
              {word(`Call${which}`)}
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
                {word(`Chat${which}`)}
              </a>
            ) : null}
          </Fragment>
        );
      })}
    </div>
  );
}
