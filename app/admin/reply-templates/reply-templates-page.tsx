import { replyPlaceholders, templatesKind } from "#contract/reply-template.ts";
import { PageHead } from "../components/page-head.tsx";
import { SingleScreen } from "../content/single-screen.tsx";
import { TemplateInputs } from "./template-inputs.tsx";

const placeholders = Object.entries(replyPlaceholders);
const inputs = { templates: TemplateInputs };

export default function ReplyTemplatesPage() {
  return (
    <>
      <PageHead title="Answer templates" />
      <div className="mb-5 max-w-4xl space-y-3">
        <p>What you can answer an enquiry with, by mail or on WhatsApp. You read and change each answer before it goes.</p>
        <p>
          In a subject or a text you can write{" "}
          {placeholders.map(([name, means], index) => (
            <span key={name}>
              {index === 0 ? "" : index === placeholders.length - 1 ? " and " : ", "}
              <span className="font-semibold">{`{${name}}`}</span> for {means}
            </span>
          ))}
          . A paragraph with nothing but {"{paying}"} or {"{bring}"} to fill in is left out while nothing about it stands under Academy.
        </p>
      </div>
      <SingleScreen kind={templatesKind} what="The templates" inputs={inputs} saved={() => "Templates saved"} />
    </>
  );
}
