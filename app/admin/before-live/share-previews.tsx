import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import type { PagedPath } from "#contract/content-kinds.ts";
import { mostSeoDescription, mostSeoTitle, seoFieldList } from "#contract/fields/seo.ts";
import { factsKind } from "#contract/kinds/academy-facts.ts";
import { headTitle } from "#contract/site/head-title.ts";
import { TextArea, TextField } from "../components/field.tsx";
import { Thumbnail } from "../components/thumbnail.tsx";
import { useSettled } from "../components/use-settled.ts";
import { inputsOf } from "../forms/fields-by-name.ts";
import { FormPart } from "../forms/form-parts.tsx";
import { singleCalls } from "../forms/single-calls.ts";
import { drawnPicture } from "../preview/preview-calls.ts";
import { fieldsOfPage, type PublicValues, publicPageOf } from "./public-page.ts";

type Shown = { kind: PagedPath; values: PublicValues };

/** A page as a result of a search and as a card in WhatsApp and Facebook, cut where they cut it; drawn while it is open only. */
export function SharePreviews(shown: Shown) {
  const [open, setOpen] = useState(false);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="min-h-11 content-center font-semibold text-lagoon">See how it will look</summary>
      {open ? <Previews {...shown} /> : null}
    </details>
  );
}

function Previews({ kind, values }: Shown) {
  const { path, title, description } = publicPageOf(kind, values);
  const drawn = useDrawnPicture(kind, values);
  const image = values.image || (drawn ?? "");
  const { data: facts } = useQuery(singleCalls(factsKind).query);
  const name = String(facts?.name ?? "");
  const place = decodeURI(path).split("/").filter(Boolean).join(" › ");
  const card = { title, description, image, host: location.hostname };
  return (
    <div className="space-y-4 pt-2">
      <Preview name="In a search">
        <div className="max-w-[38rem] font-sans" style={{ fontFamily: "Arial, sans-serif" }}>
          <p className="truncate text-sm">{name}</p>
          <p className="truncate text-xs text-quiet">
            {location.origin} › {place}
          </p>
          <p className="line-clamp-2 text-xl leading-snug text-lagoon sm:line-clamp-1 sm:break-all">{headTitle([title], name)}</p>
          <p className="line-clamp-2 text-sm leading-normal wrap-anywhere">{description}</p>
        </div>
      </Preview>
      <div className="grid gap-4 sm:grid-cols-2">
        <Preview name="In WhatsApp">
          <Card {...card} lines="line-clamp-2" last />
        </Preview>
        <Preview name="On Facebook">
          <Card {...card} lines="line-clamp-1" />
        </Preview>
      </div>
      {drawn === undefined ? null : (
        <p className="text-sm text-quiet">
          {drawn.startsWith("data:")
            ? "This picture is drawn from the fields above, because there is no picture of its own."
            : "There is no picture of its own, and the title has letters that cannot be drawn: the website’s own picture is shown."}
        </p>
      )}
    </div>
  );
}

function Preview({ name, children }: { name: string; children: ReactNode }) {
  return (
    <figure className="min-w-0 space-y-1">
      <figcaption className="text-sm text-quiet">{name}</figcaption>
      <div className="rounded-lg border border-line bg-paper p-3">{children}</div>
    </figure>
  );
}

type CardProps = { title: string; description: string; image: string; host: string; lines: string; last?: boolean };

/** `lines`: of the description; `last`: the host stands below the words. */
function Card({ title, description, image, host, lines, last = false }: CardProps) {
  const where = <p className={`truncate text-xs text-quiet ${last ? "" : "uppercase"}`}>{host}</p>;
  return (
    <div className="max-w-xs overflow-hidden rounded-lg bg-card" style={{ fontFamily: "Arial, sans-serif" }}>
      <Thumbnail image={image} className="aspect-[1200/630] w-full" />
      <div className="space-y-0.5 px-3 py-2">
        {last ? null : where}
        <p className="line-clamp-2 text-sm leading-snug font-semibold wrap-anywhere">{title}</p>
        <p className={`text-xs leading-normal text-quiet wrap-anywhere ${lines}`}>{description}</p>
        {last ? where : null}
      </div>
    </div>
  );
}

/** After the last key; milliseconds. */
const pause = 400;

/** The picture that is drawn where an item is shared without one of its own, made anew after somebody has typed; undefined for an item that has one. */
function useDrawnPicture(kind: PagedPath, values: PublicValues): string | undefined {
  const drawn = Object.entries(fieldsOfPage(kind)).filter(([, field]) => field.type === "text");
  const typed = JSON.stringify(Object.fromEntries(drawn.map(([name]) => [name, values[name]])));
  const isWanted = (values.image ?? "") === "";
  const { data } = useQuery({ ...drawnPicture(kind, useSettled(typed, pause)), enabled: isWanted });
  return isWanted ? data : undefined;
}

export function SeoInputs({ kind }: { kind: PagedPath }) {
  const form = useFormContext<PublicValues>();
  const field = inputsOf(form);
  const values = useWatch({ control: form.control });
  const page = publicPageOf(kind, { ...values, seo_title: "", seo_description: "" });
  const counted = (text: string | undefined, shown: number) => {
    const length = (text ?? "").trim().length;
    return length === 0 ? "When it is empty, one is made from the fields above." : `${length} characters; about ${shown} are shown.`;
  };
  return (
    <FormPart name="When it is found and shared">
      <TextField
        label={seoFieldList.seo_title.label}
        placeholder={page.title}
        maxLength={mostSeoTitle}
        hint={counted(values.seo_title, 60)}
        {...field("seo_title")}
      />
      <TextArea
        label={seoFieldList.seo_description.label}
        placeholder={page.description}
        maxLength={mostSeoDescription}
        rows={2}
        hint={counted(values.seo_description, 155)}
        {...field("seo_description")}
      />
      <SharePreviews kind={kind} values={values} />
    </FormPart>
  );
}
