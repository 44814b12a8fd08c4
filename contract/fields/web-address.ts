import { openTextField } from "./field.ts";
import { optionalText } from "./text.ts";

/** An address elsewhere, of http or https, or "". */
export function webAddressField(label: string, max: number) {
  const wrong = "This must be an address that starts with http:// or https://";
  return {
    ...openTextField(label, max),
    input: optionalText(max)
      .transform((url) => wholeWebAddress(url, max))
      .refine((url) => url === "" || isWebAddress(url), wrong),
    inputType: "url",
    placeholder: "https://",
  } as const;
}

/** "facebook.com/school", as people write it, leads by https. */
function wholeWebAddress(url: string, max: number): string {
  const whole = `https://${url}`;
  return /^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+([/?#:]|$)/u.test(url) && whole.length <= max ? whole : url;
}

function isWebAddress(url: string): boolean {
  return /^https?:\/\/[^\s/]+/.test(url) && URL.canParse(url);
}
