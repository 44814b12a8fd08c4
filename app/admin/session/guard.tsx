import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { sessionRecheck } from "#contract/limits.ts";
import { Waiting } from "../components/waiting.tsx";
import { loginAddress } from "./next-address.ts";
import { lastEnding, useHasToken } from "./session.ts";
import { verifySession } from "./verify-session.ts";

/** Shows its children to a person who is signed in; anyone else goes to the login page (specification, section 2). */
export function Guard({ children }: { children: ReactNode }) {
  const hasToken = useHasToken();
  const [verified, setVerified] = useState(false);
  const navigate = useNavigate();
  const location = useLocation();
  const client = useQueryClient();

  useEffect(() => {
    let gone = false;
    const verify = async () => {
      const valid = await verifySession();
      if (!gone && valid) setVerified(true);
    };
    verify();
    const timer = setInterval(verify, sessionRecheck);
    return () => {
      gone = true;
      clearInterval(timer);
    };
  }, []);

  const goToLogin = useEffectEvent(() => {
    // Enquiries are people's own affairs: nothing read stays behind for whoever comes next.
    client.clear();
    const how = lastEnding();
    const state = { sessionEnded: verified && how === "ended", restored: how === "restored" };
    navigate(how === "ended" ? loginAddress(location) : "/admin/login", { replace: true, state });
  });
  useEffect(() => {
    if (hasToken === false) goToLogin();
  }, [hasToken]);

  return verified && hasToken ? children : <Waiting page>Verifying authentication...</Waiting>;
}
