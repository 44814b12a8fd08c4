import { lookKind } from "#contract/look/look.ts";
import { PageHead } from "../components/page-head.tsx";
import { LinkInText } from "../components/text-link.tsx";
import { SingleScreen } from "../content/single-screen.tsx";
import { AccentInput, BrandInput } from "./colour-inputs.tsx";
import { IconInput, LogoInput } from "./mark-inputs.tsx";

const inputs = { brand: BrandInput, accent: AccentInput, logo: LogoInput, icon: IconInput };

export default function LookPage() {
  return (
    <>
      <PageHead title="Look" />
      <p className="mb-5 max-w-prose">
        How the academy looks. What you save here is on every page and in the back office at once. The large pictures of Home, and which
        sections Home and About have in which order, are said with their <LinkInText to="/admin/words?part=home">texts</LinkInText>.
      </p>
      <SingleScreen kind={lookKind} what="The look" inputs={inputs} saved={() => "Saved. Every page wears it now."} onStored={wearLook} />
    </>
  );
}

/** Shows the saved look on the open page: takes its style sheet from a page that the server makes anew. */
async function wearLook(): Promise<void> {
  const answer = await fetch(window.location.pathname, { headers: { accept: "text/html" } }).catch(() => undefined);
  if (!answer?.ok) return;
  const [, css = ""] = /<style id="look">(.*?)<\/style>/s.exec(await answer.text()) ?? [];
  const style =
    document.querySelector("#look") ?? document.head.appendChild(Object.assign(document.createElement("style"), { id: "look" }));
  style.textContent = css;
}
