import type { PublicBranch } from "#academy/public/public-academy.ts";
import { branchId } from "#contract/site/page-address.ts";
import { unbroken } from "#contract/site/unbroken.ts";
import type { TextsOf } from "#contract/site-texts/texts-kinds.ts";
import { ForeignWords } from "../components/foreign-words.tsx";
import { WayThere } from "../trust/way-there.tsx";
import { PhoneLink } from "./phone-link.tsx";

type BranchesProps = { branches: readonly PublicBranch[]; texts: TextsOf<"contact">; trust: TextsOf<"trust"> };

/** Where the academy is besides its main address, and how each house is reached. */
export function Branches({ branches, texts, trust }: BranchesProps) {
  return (
    <ul className={`grid gap-x-16 gap-y-10 ${lists[branches.length] ?? "sm:grid-cols-2 lg:grid-cols-3"}`}>
      {branches.map((branch) => (
        <li key={branch.id} id={branchId(branch)} className="scroll-mt-28">
          <h3 className="text-subheading">
            <ForeignWords text={branch.name} />
          </h3>
          <address className="mt-1 not-italic">
            <ForeignWords text={branch.address} />
          </address>
          <WayThere facts={branch} texts={trust} />
          {branch.map && (
            <p>
              <a href={branch.map} className={link}>
                {texts.map}
                <span className="sr-only">{`: ${branch.name}`}</span>
              </a>
            </p>
          )}
          {branch.phone && (
            <p>
              <PhoneLink phone={branch.phone} className={link} />
            </p>
          )}
          {branch.hours && <p className="whitespace-pre-line">{unbroken(branch.hours)}</p>}
        </li>
      ))}
    </ul>
  );
}

/** By how many they are; three in a row otherwise. */
const lists: Record<number, string> = { 1: "", 2: "sm:grid-cols-2" };

const link = "inline-block py-1.5 font-semibold text-action underline decoration-1 underline-offset-4 hover:decoration-2";
