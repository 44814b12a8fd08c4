import type { Writer } from "#database/transaction.ts";

/** Whether there is a table of this name: the command line also works on a database of an older version, and leaves its schema as it is. */
export async function hasTable(tx: Writer, table: string): Promise<boolean> {
  return (await tx.introspection.getTables()).some(({ name }) => name === table);
}
