import { Link } from "react-router";
import { useAllowed } from "../session/session.ts";

/** The way to the settings of mail, for those who may change them. */
export function SetUpMail() {
  const allowed = useAllowed();
  return allowed("people") ? (
    <Link to="/admin/settings#mail" className="font-semibold underline underline-offset-4">
      Set up mail
    </Link>
  ) : null;
}
