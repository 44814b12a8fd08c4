import type { SystemStatus } from "#contract/operations/status.ts";
import { Badge } from "../components/badge.tsx";
import { Button } from "../components/button.tsx";
import { CheckIcon, WarningIcon } from "../components/icons.tsx";
import { momentInText } from "../components/moment.ts";
import { SetUpMail } from "../settings/set-up-mail.tsx";

/** Connected, Active and Online, from a real check; when the check itself fails it says so. */
export function StatusPanel({ status, failed, checkAgain }: { status: SystemStatus | undefined; failed: boolean; checkAgain: () => void }) {
  return (
    <section className="rounded-xl border border-line bg-card p-5">
      <h2 className="mb-3 font-display text-xl font-semibold">System status</h2>
      {failed ? (
        <div role="status" className="mb-3 space-y-2">
          <p className="flex gap-2 font-semibold text-brick">
            <WarningIcon />
            The system could not be checked.
          </p>
          <Button onClick={checkAgain}>Check again</Button>
        </div>
      ) : null}
      <dl className="space-y-2">
        <Row name="Database" good="Connected" bad="Not connected" is={status?.database} failed={failed} />
        <Row name="API" good="Active" bad="Not active" is={status?.api} failed={failed} />
        <Row name="Website" good="Online" bad="Offline" is={status?.site} failed={failed} />
      </dl>
      {status && status.mail.failed + status.mail.waiting > 0 ? (
        <p className="mt-3 text-sm text-quiet">
          {mailSentence(status.mail)} Every enquiry is kept here in any case. {status.mail.off ? <SetUpMail /> : null}
        </p>
      ) : null}
      {status ? <p className="mt-3 text-sm text-quiet">{backupSentence(status.backup)}</p> : null}
    </section>
  );
}

function mailSentence({ waiting, failed, off }: SystemStatus["mail"]): string {
  return off ? `Mail: ${waiting + failed} not sent: no mail server is set.` : `Mail: ${waiting} waiting, ${failed} not sent.`;
}

function backupSentence({ made_at, keep }: SystemStatus["backup"]): string {
  const last = made_at === null ? "No backup was made yet." : `Last backup: ${momentInText(made_at)}.`;
  return keep === 0 ? `${last} Nightly backups are switched off.` : last;
}

function Row({ name, good, bad, is, failed }: { name: string; good: string; bad: string; is: boolean | undefined; failed: boolean }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3">
      <dt>{name}</dt>
      <dd>
        {is === undefined ? (
          <Badge>{failed ? "Unknown" : "Checking..."}</Badge>
        ) : (
          <Badge look={is ? "success" : "error"}>
            {is ? <CheckIcon className="size-4" /> : <WarningIcon className="size-4" />}
            {is ? good : bad}
          </Badge>
        )}
      </dd>
    </div>
  );
}
