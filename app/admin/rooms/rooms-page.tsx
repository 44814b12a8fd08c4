import { useMemo } from "react";
import { useFormContext } from "react-hook-form";
import type { Branch } from "#contract/kinds/branch.ts";
import { type Room, roomFieldList, roomKind } from "#contract/kinds/room.ts";
import { useBranches } from "../classes/use-rooms.ts";
import { Badge } from "../components/badge.tsx";
import { option, SelectField } from "../components/field.tsx";
import { contentCalls } from "../content/content-calls.ts";
import { type ContentDialogProps, ItemDialog } from "../content/content-dialog.tsx";
import { ContentInput, type InputProps } from "../content/field-input.tsx";
import { OrderedScreen } from "../content/ordered-screen.tsx";
import { inputsOf } from "../forms/fields-by-name.ts";

const roomCalls = contentCalls(roomKind);
const Input = (props: InputProps<keyof typeof roomFieldList>) => <ContentInput list={roomFieldList} {...props} />;
const ownAddress = "The academy's own address";

export default function RoomsPage() {
  const branches = useBranches();
  const rowOf = ({ note = "", active, branch }: Room) => {
    const badges = active ? <Badge look="success">In use</Badge> : <Badge>Not in use</Badge>;
    return { line: branches.find(({ id }) => id === branch)?.name ?? "", text: note, badges };
  };
  return <OrderedScreen calls={roomCalls} Dialog={RoomDialog} rowOf={rowOf} />;
}

function RoomDialog(props: ContentDialogProps<Room>) {
  const branches = useBranches();
  const calls = useMemo(() => {
    const choices = { "": ownAddress, 0: ownAddress, ...Object.fromEntries(branches.map(({ id, name }) => [id, name])) };
    return { ...roomCalls, kind: { ...roomCalls.kind, list: { ...roomFieldList, branch: { ...roomFieldList.branch, choices } } } };
  }, [branches]);
  return (
    <ItemDialog {...props} calls={calls} list={roomFieldList}>
      <Input name="name" hint="As visitors and students read it, for example: Room 2" />
      {branches.length > 0 && <BranchInput branches={branches} />}
      <Input name="note" rows={2} hint="Only staff see it, for example: 14 chairs, projector" />
      <Input name="active" hint="Rooms that are not in use are not offered for new classes." />
    </ItemDialog>
  );
}

function BranchInput({ branches }: { branches: readonly Branch[] }) {
  const field = inputsOf(useFormContext<{ branch: string }>());
  return (
    <SelectField label={roomFieldList.branch.label} hint="Classes in this room say its name and its address." {...field("branch")}>
      <option value="">{ownAddress}</option>
      {branches.map(({ id, name }) => option(id, name))}
    </SelectField>
  );
}
