import type { Writer } from "#database/transaction.ts";

/** Whether there is a table of this name: the command line helps in a database of an older version, too, whose schema stays as it is. */
export async function hasTable(tx: Writer, table: string): Promise<boolean> {
  return (await tx.introspection.getTables()).some(({ name }) => name === table);
}
