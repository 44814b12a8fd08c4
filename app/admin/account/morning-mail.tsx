import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { toast } from "sonner";
import { morningMail } from "#contract/enquiries/morning-mail.ts";
import { CheckField } from "../components/field.tsx";
import { Notice, type Trouble, TroubleNotice } from "../components/notice.tsx";
import { Waiting } from "../components/waiting.tsx";
import { ListTrouble } from "../lists/list-states.tsx";
import { call } from "../session/api-call.ts";
import { failureOf, isSessionEnd } from "../session/trouble.ts";

const at = "/desk/morning-mail";
const morningMailQuery = queryOptions({
  queryKey: ["morning-mail"],
  queryFn: async ({ signal }) => (await call(at, { answer: morningMail, signal })).body,
});

export function MorningMail() {
  const client = useQueryClient();
  const { data, isPending, error, refetch } = useQuery(morningMailQuery);
  const [saving, setSaving] = useState(false);
  const [trouble, setTrouble] = useState<Trouble>();

  async function set(on: boolean) {
    setSaving(true);
    setTrouble(undefined);
    try {
      const { body } = await call(at, { method: "PUT", body: { on }, answer: morningMail });
      client.setQueryData(morningMailQuery.queryKey, body);
      toast.success(on ? "You get a mail each morning" : "You get no mail in the morning");
    } catch (failed) {
      if (!isSessionEnd(failed)) setTrouble(failureOf(failed, "This was not saved"));
    }
    setSaving(false);
  }

  return (
    <section className="rounded-xl border border-line bg-card p-6">
      <h2 className="mb-1 font-display text-xl font-semibold">Mail in the morning</h2>
      <p className="mb-3 text-quiet">
        At 7 am, when there is something: next steps of the enquiries you look after that are due or overdue, and enquiries that are new
        since yesterday. It says first names and links, nothing else of the people.
      </p>
      {isPending ? <Waiting>Loading...</Waiting> : null}
      {error && !data ? <ListTrouble what="This setting" error={error} onRetry={() => refetch()} /> : null}
      {data ? (
        <CheckField
          label="Send me a mail each morning"
          hint={data.email ? `To ${data.email}` : "Your account has no e-mail address that you confirmed: see above."}
          checked={data.on}
          disabled={saving || (data.email === "" && !data.on)}
          onChange={(event) => set(event.target.checked)}
        />
      ) : null}
      {data?.on && !data.mailIsOn ? <Notice look="warning">No mail server is set up here, so no mail goes out.</Notice> : null}
      {trouble ? <TroubleNotice trouble={trouble} /> : null}
    </section>
  );
}
