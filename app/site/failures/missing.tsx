import { use } from "react";
import { SaidContext, type What } from "../texts.ts";
import { NotFoundMessage } from "./not-found-message.tsx";

/** In place of something that there is not (specification, sections 2 and 8). */
export function Missing({ what, to, back }: { what: What; to: string; back: string }) {
  const { failures } = use(SaidContext);
  return (
    <NotFoundMessage title={failures[`${what}_title`]} to={to} back={back}>
      {failures[what]}
    </NotFoundMessage>
  );
}
