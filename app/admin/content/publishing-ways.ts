import { type Publishing, publishingState } from "#contract/fields/publishing.ts";
import { dateText } from "#contract/site/date-text.ts";
import { capitalised } from "../components/capitalised.ts";
import { momentInText, todayHere } from "../components/moment.ts";
import type { SaveOutcome } from "../forms/use-record-form.ts";
import { publishing } from "../preview/paged-item.ts";

/** `published`: of a post, which also waits for its date. */
type Dated = Publishing & { date?: string | undefined; published?: boolean | undefined };

export function publishingOf(item: object): Dated {
  return publishing.parse(item);
}

/** What a save does: puts what was typed before visitors, keeps it as a draft, or beside what is published. The form stays open after the latter two. */
export type SaveWay = "publish" | "draft" | "keep";

type Ways = {
  item: object | undefined;
  hasChanges: boolean;
  way: { current: SaveWay };
  set: (fields: Partial<Publishing>) => void;
  /** What the form says of it now. */
  get: () => Dated;
  submit: () => Promise<SaveOutcome>;
  usual: string;
};

/** Whether visitors see it only later, once it is published as the form has it now. */
function waits({ date = "", ...typed }: Dated): boolean {
  const state = publishingState({ ...typed, status: "published" });
  return state === "scheduled" || (state === "published" && date > todayHere());
}

export function publishingWays({ item, hasChanges, way, set, get, submit, usual }: Ways) {
  const saveAs = async (status: Publishing["status"], unpublishAt: string | undefined, as: SaveWay) => {
    way.current = as;
    const { status: statusBefore, unpublish_at = "" } = get();
    set({ status, ...(unpublishAt !== undefined && { unpublish_at: unpublishAt }) });
    // A later save by another button must not do what this one was to do; a conflict goes on with it.
    if ((await submit()) === "refused") set({ status: statusBefore, unpublish_at });
  };
  const save = (status: Publishing["status"], unpublishAt?: string, as: SaveWay = "publish") => void saveAs(status, unpublishAt, as);
  const keep = () => {
    way.current = "keep";
    void submit();
  };
  const state = item && publishingState(publishingOf(item));
  const draft = { label: "Save draft", onPress: () => save("draft", undefined, "draft"), byKey: true, done: "Draft saved" };
  const copy = { ...draft, onPress: keep };
  const publish = () => save("published");
  const publishes = waits(get()) ? "Schedule" : "Publish";
  if (state === undefined) return { dialog: { alsoSaves: draft, onSubmit: publish } };
  if (state === "draft") return { dialog: { submit: publishes, alsoSaves: draft, onSubmit: publish } };
  if (state === "withdrawn") {
    const alsoSaves = {
      ...draft,
      label: "Save withdrawn",
      onPress: () => save("published", undefined, "draft"),
      done: "Saved, still withdrawn",
    };
    // It goes without the moment at which it was withdrawn.
    const words = waits({ ...get(), unpublish_at: "" }) ? "Schedule" : "Publish again";
    return { dialog: { submit: words, alsoSaves, onSubmit: () => save("published", "") } };
  }
  const hide =
    state === "scheduled"
      ? { label: "Back to draft", onPress: () => save("draft") }
      : { label: "Withdraw it now", onPress: () => save("published", new Date().toISOString()) };
  const comesNow = state === "scheduled" && publishingState({ ...get(), status: "published" }) === "published";
  const changes = hasChanges ? `${state === "scheduled" ? "Schedule" : "Publish"} changes` : usual;
  return { comesNow, dialog: { submit: comesNow ? publishes : changes, alsoSaves: copy, onSubmit: publish }, hide };
}

export function publishedSentence(one: string, item: object, created: boolean): string {
  const { publish_at = "", ...rest } = publishingOf(item);
  const itemName = capitalised(one);
  const state = publishingState({ publish_at, ...rest });
  if (state === "draft") return "Draft saved";
  if (state === "withdrawn") return `${itemName} withdrawn`;
  if (state === "scheduled") return `${itemName} scheduled: visitors see it from ${momentInText(publish_at)}`;
  if (rest.published === false) return `${itemName} scheduled: visitors see it from ${dateText(rest.date ?? "")}`;
  return `${itemName} ${created ? "created" : "updated"}`;
}
