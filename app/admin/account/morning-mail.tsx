import { useQuery, useQueryClient } from "@tanstack/react-query";
import { toast } from "sonner";
import { morningMail } from "#contract/enquiries/morning-mail.ts";
import { Card } from "../components/card.tsx";
import { CheckField } from "../components/field.tsx";
import { Notice, TroubleNotice } from "../components/notice.tsx";
import { Loaded } from "../lists/loaded.tsx";
import { call, read } from "../session/api-call.ts";
import { useStep } from "../session/use-step.ts";

const at = "/desk/morning-mail";
const morningMailQuery = read(at, morningMail);

export function MorningMail() {
  const client = useQueryClient();
  const query = useQuery(morningMailQuery);
  const { busy, trouble, take } = useStep();

  const set = (on: boolean) =>
    take("This was not saved", async () => {
      const body = await call(at, { method: "PUT", body: { on }, answer: morningMail });
      client.setQueryData(morningMailQuery.queryKey, body);
      toast.success(on ? "You get a mail each morning" : "You get no mail in the morning");
    });

  return (
    <Card
      title="Mail in the morning"
      about="At 7 am, when there is something: next steps of the enquiries you look after that are due or overdue, and enquiries that are new since yesterday. It says first names and links, nothing else of the people."
    >
      <Loaded query={query} what="This setting">
        {({ email, on, mailIsOn }) => (
          <>
            <CheckField
              label="Send me a mail each morning"
              hint={email ? `To ${email}` : "Your account has no e-mail address that you confirmed: see above."}
              checked={on}
              disabled={busy !== undefined || (email === "" && !on)}
              onChange={(event) => set(event.target.checked)}
            />
            {on && !mailIsOn ? <Notice look="warning">No mail server is set up here, so no mail goes out.</Notice> : null}
          </>
        )}
      </Loaded>
      {trouble ? <TroubleNotice trouble={trouble} /> : null}
    </Card>
  );
}
