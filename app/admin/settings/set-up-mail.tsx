import { LinkInNotice } from "../components/text-link.tsx";
import { useAllowed } from "../session/session.ts";

/** A link to the mail settings, for those who may change them. */
export function SetUpMail() {
  const allowed = useAllowed();
  return allowed("people") ? <LinkInNotice to="/admin/settings#mail">Set up mail</LinkInNotice> : null;
}
