import { useQuery } from "@tanstack/react-query";
import { z } from "#contract/zod.ts";
import { buttonLook } from "../components/button.tsx";
import { Notice } from "../components/notice.tsx";
import { Waiting } from "../components/waiting.tsx";
import { ListTrouble } from "../lists/list-states.tsx";
import { call } from "../session/api-call.ts";
import { SettingsList, SettingsSection } from "./settings-section.tsx";

const answer = z.object({ provider: z.string(), siteKey: z.string() });

const providers: Record<string, string> = {
  altcha: "ALTCHA, on this server: no account, no third party",
  recaptcha: "Google reCAPTCHA",
  turnstile: "Cloudflare Turnstile",
  hcaptcha: "hCaptcha",
};

/** Which check keeps programs from sending forms; what is set stays in the environment, with its secret. */
export function BotCheck() {
  const { data, isPending, error, refetch } = useQuery({
    queryKey: ["bot-check-settings"],
    queryFn: async ({ signal }) => (await call("/bot-check", { answer, signal })).body,
  });
  return (
    <SettingsSection
      title="Bot check"
      about="It keeps programs from sending the contact form and from guessing passwords. Whoever runs the server sets it up there, in BOT_CHECK, BOT_CHECK_SITE_KEY and BOT_CHECK_SECRET, because its secret key must not stand in the database."
    >
      {isPending ? <Waiting>Loading the bot check...</Waiting> : null}
      {error && !data ? <ListTrouble what="The bot check" error={error} onRetry={() => refetch()} /> : null}
      {data?.provider === "off" ? <Notice look="warning">It is off: any program can send the forms.</Notice> : null}
      {data && data.provider !== "off" ? (
        <>
          <SettingsList
            rows={[
              ["Provider", providers[data.provider] ?? data.provider],
              ["Site key", data.siteKey || "None is needed"],
              ["Secret key", data.siteKey ? "Set; it is shown nowhere" : "None is needed"],
            ]}
          />
          <a href="/contact" target="_blank" rel="noreferrer" className={buttonLook()}>
            Try it on the contact form
          </a>
        </>
      ) : null}
    </SettingsSection>
  );
}
