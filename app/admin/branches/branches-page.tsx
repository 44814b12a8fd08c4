import { useQuery } from "@tanstack/react-query";
import { type Branch, branchFieldList, branchKind } from "#contract/kinds/branch.ts";
import { roomKind } from "#contract/kinds/room.ts";
import { branchAddress } from "#contract/site/page-address.ts";
import { wholeAddress } from "#contract/site/whole-address.ts";
import { currentClassesQuery } from "../classes/class-calls.ts";
import { Notice } from "../components/notice.tsx";
import { LinkInNotice } from "../components/text-link.tsx";
import { contentCalls } from "../content/content-calls.ts";
import { type ContentDialogProps, ItemDialog } from "../content/content-dialog.tsx";
import { ContentInput, type InputProps } from "../content/field-input.tsx";
import { OrderedScreen } from "../content/ordered-screen.tsx";
import { roomsInTheWay } from "./rooms-in-the-way.ts";

const calls = contentCalls(branchKind);
const Input = (props: InputProps<keyof typeof branchFieldList>) => <ContentInput list={branchFieldList} {...props} />;

export default function BranchesPage() {
  return <OrderedScreen calls={calls} Dialog={BranchDialog} rowOf={rowOf} whenEmpty={whenEmpty} keptBy={(one) => <Rooms of={one.id} />} />;
}

/** The rooms that keep a branch from going, and the way to them. */
function Rooms({ of }: { of: number }) {
  const { data: rooms = [] } = useQuery(contentCalls(roomKind).all);
  const { data: classes = [] } = useQuery(currentClassesQuery);
  const sentence = roomsInTheWay(of, rooms, classes);
  if (sentence === undefined) return null;
  return (
    <Notice look="warning">
      {sentence} <LinkInNotice to={`/admin/${roomKind.path}`}>Go to the rooms</LinkInNotice>
    </Notice>
  );
}

const whenEmpty =
  "The academy has one address, that of its facts. Where it has a second house, add that as a branch and choose it in the form of each room there: classes in these rooms then say its address, and Contact lists it.";

function rowOf(branch: Branch) {
  const { address, city, phone, hours = "" } = branch;
  const line = [wholeAddress(address, city), phone].filter(Boolean).join(" · ");
  return { line, text: hours, badges: null, seenAt: branchAddress(branch) };
}

function BranchDialog(props: ContentDialogProps<Branch>) {
  return (
    <ItemDialog {...props} calls={calls} list={branchFieldList}>
      <Input name="name" hint="As it stands behind the room, for example: Kandy branch" />
      <div className="grid gap-5 sm:grid-cols-2">
        <Input name="address" hint="For example: 12 Temple Road" />
        <Input name="city" hint="It follows the address, where that does not name it." />
      </div>
      <Input name="phone" />
      <Input name="hours" rows={2} hint="For example: Tuesday to Saturday, 9 AM to 6 PM" />
      <div className="grid gap-5 sm:grid-cols-2">
        <Input name="landmark" hint="For example: the blue door behind the clock tower" />
        <Input name="buses" hint="For example: 100 and 155, get off at the bridge" />
      </div>
      <Input name="map" hint="Open the place in a map, choose Share, and paste the link." />
    </ItemDialog>
  );
}
