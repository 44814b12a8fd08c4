import { memo } from "react";
import type { Question } from "#contract/question.ts";
import { Badge } from "../components/badge.tsx";
import { Button } from "../components/button.tsx";
import { DeleteIcon, EditIcon } from "../components/icons.tsx";
import { SampleBadge } from "../samples/sample-badge.tsx";

type ItemProps = { item: Question; note?: string; onEdit: (id: number) => void; onDelete: (item: Question) => void };

type QuestionListProps = Omit<ItemProps, "item" | "note"> & {
  items: readonly Question[];
  noteOf?: (item: Question) => string;
};

export function QuestionList({ items, noteOf, ...actions }: QuestionListProps) {
  return (
    <ul className="space-y-3">
      {items.map((item) => (
        <QuestionItem key={item.id} item={item} {...(noteOf && { note: noteOf(item) })} {...actions} />
      ))}
    </ul>
  );
}

const QuestionItem = memo(function QuestionItem({ item, note, onEdit, onDelete }: ItemProps) {
  return (
    <li className="rounded-xl border border-line bg-card p-4">
      <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-72 space-y-1.5">
          <p className="flex flex-wrap items-center gap-2 text-sm text-quiet">
            {note ? <Badge look="warning">{note}</Badge> : null}
            <SampleBadge id={item.id} />
            Order: {item.display_order}
            <Badge look={item.active ? "success" : "plain"}>{item.active ? "Active" : "Inactive"}</Badge>
          </p>
          <h2 className="text-lg leading-snug font-semibold wrap-anywhere">{item.question}</h2>
          <p className="max-w-prose whitespace-pre-line text-quiet wrap-anywhere">{item.answer}</p>
        </div>
        <div className="flex gap-1">
          <Button
            icon={EditIcon}
            id={`edit-${item.id}`}
            look="quiet"
            className="!px-3"
            aria-label={`Edit: ${item.question}`}
            onClick={() => onEdit(item.id)}
          >
            Edit
          </Button>
          <Button icon={DeleteIcon} look="remove" className="!px-3" aria-label={`Delete: ${item.question}`} onClick={() => onDelete(item)}>
            Delete
          </Button>
        </div>
      </div>
    </li>
  );
});
