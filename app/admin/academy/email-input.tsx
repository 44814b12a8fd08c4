import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { factsKind } from "#contract/academy-facts.ts";
import { mailState } from "#contract/operations/mail.ts";
import { ContentInput } from "../content/field-input.tsx";
import { read } from "../session/api-call.ts";
import { useAllowed } from "../session/session.ts";

/** The academy's e-mail, and whether enquiries go there. */
export function EmailInput() {
  return (
    <div>
      <ContentInput list={factsKind.list} name="email" />
      <WhereEnquiriesGo />
    </div>
  );
}

/** Owners read how mail is sent. */
function WhereEnquiriesGo() {
  const isAllowed = useAllowed();
  const { data: mail } = useQuery({ ...read("/mail", mailState), enabled: isAllowed("people") });
  if (!mail) return null;
  const where = mail.own.to.length === 0 ? `the e-mail here (${mail.to})` : mail.own.to.join(" and ");
  return (
    <p className="mt-1 text-sm text-quiet">
      {mail.server ? `Enquiries are mailed to ${where}. ` : "Enquiries are mailed to nobody, because no mail server is set up. "}
      <Link to="/admin/settings#mail" className="underline underline-offset-4">
        Settings, Mail
      </Link>
    </p>
  );
}
