import { useQuery } from "@tanstack/react-query";
import { botCheckSetup } from "#contract/operations/status.ts";
import { buttonLook } from "../components/button.tsx";
import { Card } from "../components/card.tsx";
import { Notice } from "../components/notice.tsx";
import { Loaded } from "../lists/list-states.tsx";
import { read } from "../session/api-call.ts";
import { SettingsList } from "./settings-list.tsx";

const providers: Record<string, string> = {
  altcha: "ALTCHA, on this server: no account, no third party",
  recaptcha: "Google reCAPTCHA",
  turnstile: "Cloudflare Turnstile",
  hcaptcha: "hCaptcha",
};

/** Shows which check keeps programs from sending forms. It is set in the environment, where its secret is. */
export function BotCheck() {
  const query = useQuery(read("/bot-check", botCheckSetup));
  return (
    <Card
      title="Bot check"
      about="It keeps programs from sending the contact form and from guessing passwords. Whoever runs the server sets it up there, in BOT_CHECK, BOT_CHECK_SITE_KEY and BOT_CHECK_SECRET, because its secret key must not stand in the database."
    >
      <Loaded query={query} what="The bot check" waiting="Loading the bot check...">
        {({ provider, siteKey }) =>
          provider === "off" ? (
            <Notice look="warning">It is off: any program can send the forms.</Notice>
          ) : (
            <>
              <SettingsList
                rows={[
                  ["Provider", providers[provider] ?? provider],
                  ["Site key", siteKey || "None is needed"],
                  ["Secret key", siteKey ? "Set; it is shown nowhere" : "None is needed"],
                ]}
              />
              <a href="/contact" target="_blank" rel="noreferrer" className={buttonLook()}>
                Try it on the contact form
              </a>
            </>
          )
        }
      </Loaded>
    </Card>
  );
}
