import type { Question } from "#contract/kinds/question.ts";
import { Badge } from "../components/badge.tsx";
import { EditAndDelete } from "../content/item-buttons.tsx";
import { SampleBadge } from "../samples/sample-badge.tsx";

type QuestionListProps<Item> = {
  items: readonly Item[];
  noteOf?: (item: Item) => string;
  onEdit: (id: number) => void;
  onDelete: (item: Item) => void;
};

export function QuestionList<Item extends Question>({ items, noteOf, onEdit, onDelete }: QuestionListProps<Item>) {
  return (
    <ul className="space-y-3">
      {items.map((item) => (
        <li key={item.id} className="flex flex-wrap items-start gap-x-4 gap-y-2 rounded-xl border border-line bg-card p-4">
          <div className="min-w-0 flex-1 basis-72 space-y-1.5">
            <p className="flex flex-wrap items-center gap-2 text-sm text-quiet">
              {noteOf ? <Badge look="warning">{noteOf(item)}</Badge> : null}
              <SampleBadge id={item.id} />
              Order: {item.display_order}
              <Badge look={item.active ? "success" : "plain"}>{item.active ? "Active" : "Inactive"}</Badge>
            </p>
            <h2 className="text-lg leading-snug font-semibold wrap-anywhere">{item.question}</h2>
            <p className="max-w-prose whitespace-pre-line text-quiet wrap-anywhere">{item.answer}</p>
          </div>
          <div className="flex flex-wrap gap-1">
            <EditAndDelete id={item.id} title={item.question} onEdit={() => onEdit(item.id)} onDelete={() => onDelete(item)} />
          </div>
        </li>
      ))}
    </ul>
  );
}
