import { useState } from "react";
import { Button } from "../components/button.tsx";
import { Card } from "../components/card.tsx";
import { LogoutIcon } from "../components/icons.tsx";
import { JumpList } from "../components/jump-list.tsx";
import { PageHead } from "../components/page-head.tsx";
import { useLogOut } from "../logout/use-log-out.tsx";
import { RestoreCard } from "../restore/restore-card.tsx";
import { storedToken } from "../session/session.ts";
import { ApiTokens } from "./api-tokens.tsx";
import { Backups } from "./backups.tsx";
import { BotCheck } from "./bot-check.tsx";
import { Mail } from "./mail.tsx";
import { MasterGate } from "./master-gate.tsx";
import { PasswordChangeForm } from "./password-change-form.tsx";
import { SiteOptions } from "./site-options.tsx";
import { noteUnlocked, wasUnlocked } from "./unlocked.ts";
import { Webhooks } from "./webhooks.tsx";

/** Developer settings: behind the master password for the life of the page (specification, sections 2 and 4). */
export default function SettingsPage() {
  const [unlocked, setUnlocked] = useState(() => wasUnlocked(storedToken()));
  const { busy, logOut, question } = useLogOut();

  return (
    <>
      <PageHead title="Developer Settings" />
      {unlocked ? (
        <JumpList className="max-w-xl space-y-8">
          <PasswordChangeForm />
          <Mail />
          <SiteOptions />
          <BotCheck />
          <ApiTokens />
          <Webhooks />
          <RestoreCard />
          <Backups />
          <Card title="Sign out" about="Ends your session on this computer.">
            <Button icon={LogoutIcon} busy={busy && "Please wait..."} onClick={logOut}>
              Sign Out
            </Button>
            {question}
          </Card>
        </JumpList>
      ) : (
        <MasterGate
          onUnlocked={() => {
            noteUnlocked(storedToken());
            setUnlocked(true);
          }}
        />
      )}
    </>
  );
}
