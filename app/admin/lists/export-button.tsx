import type { ReactNode } from "react";
import { toast } from "sonner";
import { Button } from "../components/button.tsx";
import { DownloadIcon } from "../components/icons.tsx";
import { todayHere } from "../components/moment.ts";
import { TroubleLine } from "../components/notice.tsx";
import { useStep } from "../session/trouble.ts";
import { download } from "./csv.ts";

type ExportButtonProps<Item> = {
  read: () => Promise<Item[]>;
  csvOf: (items: Item[]) => string;
  /** Of the file, without its date. */
  name: string;
  one: string;
  many: string;
  children: ReactNode;
};

/** Saves a list as a file for Excel. */
export function ExportButton<Item>({ read, csvOf, name, one, many, children }: ExportButtonProps<Item>) {
  const { busy, trouble, take } = useStep();
  const save = () =>
    take(`The ${many} could not be exported.`, async () => {
      const items = await read();
      download(csvOf(items), `${name}-${todayHere()}.csv`);
      toast.success(`${items.length} ${items.length === 1 ? one : many} exported`);
    });

  // Said here and not in a toast: a dialog may lie over those.
  return (
    <div className="space-y-1.5">
      <Button icon={DownloadIcon} onClick={save} busy={busy && "Exporting..."}>
        {children}
      </Button>
      <TroubleLine trouble={trouble} />
    </div>
  );
}
