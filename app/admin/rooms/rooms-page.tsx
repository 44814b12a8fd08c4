import { type Room, roomFieldList, roomKind } from "#contract/room.ts";
import { Badge } from "../components/badge.tsx";
import { contentCalls } from "../content/content-calls.ts";
import { ContentForm, useContentForm } from "../content/content-dialog.tsx";
import type { ContentDialogProps } from "../content/content-screen.tsx";
import { ContentInput, type InputProps } from "../content/field-input.tsx";
import { OrderedScreen } from "../content/ordered-screen.tsx";
import { useTheirs } from "../content/use-theirs.ts";

const calls = contentCalls(roomKind);
const Input = (props: InputProps<keyof typeof roomFieldList>) => <ContentInput list={roomFieldList} {...props} />;

export default function RoomsPage() {
  return <OrderedScreen calls={calls} Dialog={RoomDialog} rowOf={rowOf} />;
}

function rowOf({ name, note = "", active }: Room) {
  const badges = active ? <Badge look="lagoon">In use</Badge> : <Badge>Not in use</Badge>;
  return { title: name, line: "", text: note, image: "", badges };
}

function RoomDialog(props: ContentDialogProps<Room>) {
  const record = useContentForm({ ...props, calls, list: roomFieldList, findTheirs: useTheirs(calls) });
  return (
    <ContentForm calls={calls} record={record} onClose={props.onClose} onRestored={props.onRestored}>
      <Input name="name" hint="As visitors and students read it, for example: Room 2" />
      <Input name="note" rows={2} hint="Only staff see it, for example: 14 chairs, projector" />
      <Input name="active" hint="Rooms that are not in use are not offered for new classes." />
    </ContentForm>
  );
}
