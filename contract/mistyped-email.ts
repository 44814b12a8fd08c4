const mistyped: Readonly<Record<string, readonly string[]>> = {
  gmail: ["gmial", "gmal", "gmai", "gmil", "gamil", "gmaill", "gnail", "ggmail"],
  yahoo: ["yaho", "yahooo", "yhaoo", "yhoo", "yaoo"],
  hotmail: ["hotmial", "hotmal", "hotmai", "homail", "hotmaill"],
  outlook: ["outlok", "outloook", "outlock", "outllok"],
};
const endings = ["con", "cm", "om", "comm", "cpm", "vom", "cim", "co"];

/** The address that was probably meant where a great mail provider's name is mistyped, as in "nadee@gmial.com"; undefined where it is not. */
export function meantEmail(email: string): string | undefined {
  const [, person, host = "", ending = ""] = /^(.+@)([^@.]+)\.([^@]+)$/.exec(email.trim().toLowerCase()) ?? [];
  const name = mistyped[host] ? host : Object.keys(mistyped).find((known) => mistyped[known]?.includes(host));
  const isMistyped = name !== undefined && (name !== host ? ending === "com" || endings.includes(ending) : endings.includes(ending));
  return person && isMistyped ? `${person}${name}.com` : undefined;
}
