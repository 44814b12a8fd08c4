import type { ComponentType, ReactNode } from "react";
import { Badge } from "../components/badge.tsx";
import { Thumbnail } from "../components/thumbnail.tsx";
import { SampleBadge } from "../samples/sample-badge.tsx";
import { type StoredItem, titleIn } from "./content-calls.ts";
import { ContentScreen, type ContentScreenProps } from "./content-screen.tsx";
import { EditAndDelete, MoveButtons } from "./item-buttons.tsx";
import { SiteLink } from "./site-link.tsx";
import { useWholeList } from "./use-content-list.ts";
import { useContentOrder } from "./use-content-order.ts";

type Placed = StoredItem & { display_order: number };
/** `image`: of a kind whose items have one. */
type Row = { line: string; text: string; image?: string; badges: ReactNode; place?: string; seenAt?: string | undefined };

type OrderedScreenProps<Item extends Placed, Fields extends object> = Pick<
  ContentScreenProps<Item, Fields, Item>,
  "calls" | "Dialog" | "hiddenBecause" | "whenEmpty" | "keptBy"
> & {
  rowOf: (item: Item) => Row;
  /** Above the list. */
  Notice?: ComponentType<{ all: readonly Item[] }>;
};

/** The screen of a kind whose items staff put in order, one in each row. */
export function OrderedScreen<Item extends Placed, Fields extends object>(props: OrderedScreenProps<Item, Fields>) {
  const { rowOf, Notice, ...screen } = props;
  const { calls } = screen;
  const { items, list } = useWholeList(calls);
  const order = useContentOrder(calls, "The new order was not saved", items);
  const { wanted } = list.search;
  const { many } = calls.kind.screen;
  const isFace = calls.kind.list.image?.shape === "square";

  return (
    <ContentScreen
      {...screen}
      list={list}
      order={order}
      tools={
        <>
          {Notice && items ? <Notice all={items} /> : null}
          {wanted ? <p className="basis-full text-sm text-quiet">Clear the search to move {many} up and down.</p> : null}
        </>
      }
    >
      {(shown, { onEdit, onDelete }) => (
        <ol className="space-y-3">
          {shown.map((item) => {
            const { id } = item;
            const title = titleIn(calls.kind, item);
            const { line, text, image, badges, place, seenAt } = rowOf(item);
            const canMove = { canMoveUp: wanted === "" && id !== items?.[0]?.id, canMoveDown: wanted === "" && id !== items?.at(-1)?.id };
            return (
              <li key={id} className="flex flex-wrap gap-x-4 gap-y-2 rounded-xl border border-line bg-card p-4">
                {image === undefined ? null : (
                  <Thumbnail image={image} className={`shrink-0 ${isFace ? "size-16 rounded-full" : "h-16 w-24 rounded-lg"}`} />
                )}
                <div className="min-w-0 flex-1 basis-40 space-y-1">
                  <p className="flex flex-wrap gap-2">
                    {place ? <Badge>{place}</Badge> : null}
                    <SampleBadge id={id} />
                    {badges}
                  </p>
                  <h2 className="text-lg leading-snug font-semibold wrap-anywhere">{title}</h2>
                  <p className="text-sm text-quiet wrap-anywhere empty:hidden">{line}</p>
                  <p className="line-clamp-3 max-w-prose text-quiet wrap-anywhere empty:hidden">{text}</p>
                </div>
                <div className="flex flex-wrap items-start gap-1 max-sm:basis-full">
                  {seenAt ? <SiteLink name={title} address={seenAt} /> : null}
                  <MoveButtons id={id} title={title} {...canMove} onMove={order.move} />
                  <EditAndDelete id={id} title={title} onEdit={() => onEdit(id)} onDelete={() => onDelete(item)} />
                </div>
              </li>
            );
          })}
        </ol>
      )}
    </ContentScreen>
  );
}
