import { Outlet } from "react-router";
import { factsContext } from "../../context.ts";
import type { Route } from "./+types/site-layout";
import "../site.css";

export function loader({ context }: Route.LoaderArgs) {
  return { facts: context.get(factsContext) };
}

export default function SiteLayout({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <header>
        <a href="/">{loaderData.facts.name}</a>
      </header>
      <main>
        <Outlet />
      </main>
    </>
  );
}
