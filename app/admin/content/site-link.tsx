import { buttonLook } from "../components/button.tsx";
import { OutsideIcon } from "../components/icons.tsx";

/** The way to the public page of what is called `name`, in another tab. */
export function SiteLink({ name, address }: { name: string; address: string }) {
  return (
    <a href={address} target="_blank" rel="noopener" aria-label={`View on site: ${name}`} className={`${buttonLook("quiet")} !px-3`}>
      <OutsideIcon />
      View on site
    </a>
  );
}
