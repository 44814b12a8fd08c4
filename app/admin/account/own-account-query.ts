import { ownAccount } from "#contract/accounts/own-account.ts";
import { read } from "../session/api-call.ts";

/** Milliseconds. */
const whileALinkWaits = 10_000;

const query = read("/auth/account", ownAccount);

/** Read again while a link waits: it may be opened on a phone. */
export const ownAccountQuery: typeof query = {
  ...query,
  refetchInterval: ({ state: { data } }) => (data?.waiting ? whileALinkWaits : false),
};
