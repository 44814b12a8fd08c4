export const classModes = { academy: "At the academy", online: "Online", both: "At the academy and online" } as const;
