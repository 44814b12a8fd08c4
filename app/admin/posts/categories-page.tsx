import { type Category, categoryFieldList, categoryKind } from "#contract/kinds/category.ts";
import { Badge } from "../components/badge.tsx";
import { contentCalls } from "../content/content-calls.ts";
import { type ContentDialogProps, ItemDialog } from "../content/content-dialog.tsx";
import { ContentInput, type InputProps } from "../content/field-input.tsx";
import { OrderedScreen } from "../content/ordered-screen.tsx";

const calls = contentCalls(categoryKind);
const Input = (props: InputProps<keyof typeof categoryFieldList>) => <ContentInput list={categoryFieldList} {...props} />;

export default function CategoriesPage() {
  return (
    <OrderedScreen
      calls={calls}
      Dialog={CategoryDialog}
      rowOf={({ filter }) => ({ line: "", text: "", badges: filter ? <Badge look="brand">Filter of the blog</Badge> : null })}
    />
  );
}

function CategoryDialog(props: ContentDialogProps<Category>) {
  return (
    <ItemDialog {...props} calls={calls} list={categoryFieldList}>
      <Input name="name" hint="As readers see it on an article. Articles in it get a new name with it." />
      <Input name="filter" hint="Readers can narrow the blog to it." />
    </ItemDialog>
  );
}
