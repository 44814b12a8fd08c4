import { Controller, useFormContext, useWatch } from "react-hook-form";
import { isSeen, type PublishingState, publishingFieldList, publishingState } from "#contract/fields/publishing.ts";
import { dateText } from "#contract/site/date-text.ts";
import { Button } from "../components/button.tsx";
import { DayInput } from "../components/day-input.tsx";
import { Field, inputLook, messageOf } from "../components/field.tsx";
import { localMoment, momentInText, todayHere, utcMoment, zoneInWords } from "../components/moment.ts";
import { Notice } from "../components/notice.tsx";
import { FormPart } from "../forms/form-parts.tsx";
import type { publishingOf } from "./publishing-ways.ts";

type Stored = ReturnType<typeof publishingOf>;

const hints = {
  publish_at: "Leave it empty to publish at once.",
  unpublish_at: "Leave it empty to keep it on the website.",
};

type PublishingInputsProps = {
  stored: Stored | undefined;
  publish: string;
  /** It is scheduled, and what is typed now puts it on the website at once. */
  comesNow: boolean | undefined;
  /** Takes it back from visitors, or from the day when they would see it. */
  hide: { label: string; onPress: () => void } | undefined;
};

export function PublishingInputs({ stored, publish, comesNow, hide }: PublishingInputsProps) {
  const { control, formState } = useFormContext<Record<string, unknown>>();
  const from = String(useWatch({ control, name: "publish_at" }) ?? "");
  // Only posts have one; they wait for it.
  const date = String(useWatch({ control, name: "date" }) ?? "");
  const waits = date > todayHere() && (Number.isNaN(Date.parse(from)) || localMoment(from) < date);
  const until = String(useWatch({ control, name: "unpublish_at" }) ?? "");
  const isAhead = from !== (stored?.publish_at ?? "") && Date.parse(from) > Date.now();
  const goesOut = stored && publishingState(stored) === "scheduled" ? stored.publish_at : undefined;
  const takenOff = stored && offTheSite(stored, { publish_at: from, unpublish_at: until, date });
  return (
    <FormPart name="When visitors see it">
      <p className="text-quiet">
        {stored
          ? stateInWords(stored)
          : `“${publish}” puts it on the website${isAhead ? ` ${momentInText(from)}` : waits ? ` on ${dateText(date)}` : ""}. “Save draft” keeps it where only staff see it.`}
      </p>
      {takenOff ? (
        <Notice look="warning" role="status">
          Visitors see it now. “{publish}” takes it off the website {takenOff}.
          {isAhead ? " “Save draft” keeps it there as it is, and the changes take its place at that moment." : ""}
          {!isAhead && until === (stored.unpublish_at ?? "")
            ? " To keep it there until then, press “Save draft”, and publish the changes on that day."
            : ""}
        </Notice>
      ) : null}
      {comesNow && !waits ? (
        <Notice look="warning" role="status">
          It is scheduled. “{publish}” puts it on the website at once now. To keep it hidden, say when visitors see it.
        </Notice>
      ) : null}
      {waits && !takenOff ? <p role="status">With the date {dateText(date)}, visitors see it from that day on, not before.</p> : null}
      {isAhead && goesOut ? (
        <Notice look="warning" role="status">
          It is scheduled, and goes out {momentInText(goesOut)} unless you press “{publish}”: that moves it to {momentInText(from)}. “Save
          draft” does not move it.
        </Notice>
      ) : null}
      {stored && isAhead && !takenOff && !goesOut ? (
        <p role="status">If you publish it now, visitors see it from {momentInText(from)}. As a draft it stays hidden.</p>
      ) : null}
      <div className="grid gap-5 sm:grid-cols-2">
        {(["publish_at", "unpublish_at"] as const).map((name) => (
          <Controller
            key={name}
            control={control}
            name={name}
            render={({ field: { value, onChange, ref } }) => (
              <Field
                label={publishingFieldList[name].label}
                error={messageOf(formState.errors[name])}
                hint={`${hints[name]} ${zoneInWords()}`}
              >
                {(ids) => (
                  <DayInput
                    type="datetime-local"
                    ref={ref}
                    value={localMoment(String(value ?? ""))}
                    onChange={(local) => onChange(utcMoment(local))}
                    {...ids}
                    className={inputLook}
                  />
                )}
              </Field>
            )}
          />
        ))}
      </div>
      {hide ? <Button onClick={hide.onPress}>{hide.label}</Button> : null}
    </FormPart>
  );
}

/** When what visitors see now would be gone by a save: "until 3 May 2027, 9 AM", "at once"; undefined where it stays. */
function offTheSite(stored: Stored, typed: { publish_at: string; unpublish_at: string; date: string }): string | undefined {
  if (!isSeen(stored)) return undefined;
  const state = publishingState({ status: "published", ...typed });
  if (state === "withdrawn") return "at once";
  if (typed.date > todayHere() && (state !== "scheduled" || localMoment(typed.publish_at) < typed.date))
    return `until ${dateText(typed.date)}`;
  return state === "scheduled" ? `until ${momentInText(typed.publish_at)}` : undefined;
}

function stateInWords(item: Stored): string {
  const words: Record<PublishingState, string> = {
    draft: "It is a draft: nobody but staff sees it.",
    scheduled: item.publish_at ? `It is scheduled: visitors see it from ${momentInText(item.publish_at)}.` : "",
    published:
      item.published === false
        ? "It waits for its date."
        : item.unpublish_at
          ? `Visitors see it until ${momentInText(item.unpublish_at)}.`
          : "Visitors see it.",
    withdrawn: item.unpublish_at ? `It is withdrawn: visitors do not see it since ${momentInText(item.unpublish_at)}.` : "",
  };
  return words[publishingState(item)];
}
