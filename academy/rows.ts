import type { DeleteResult, InsertResult, SelectQueryBuilder, UpdateResult } from "kysely";

/** How many rows a query finds. */
export async function countOf<Known, Table extends keyof Known>(rows: SelectQueryBuilder<Known, Table, object>): Promise<number> {
  const counted = rows.clearSelect().select((of) => of.fn.countAll<number>().as("count"));
  const { count } = await counted.$castTo<{ count: number }>().executeTakeFirstOrThrow();
  return Number(count);
}

type Query<Result> = { executeTakeFirst: () => Promise<Result> };

/** Each runs a query, and answers how many rows it deleted, updated, or inserted. */
export const deleted = async (query: Query<DeleteResult>): Promise<number> => Number((await query.executeTakeFirst()).numDeletedRows);
export const updated = async (query: Query<UpdateResult>): Promise<number> => Number((await query.executeTakeFirst()).numUpdatedRows);
export const inserted = async (query: Query<InsertResult>): Promise<number> =>
  Number((await query.executeTakeFirst()).numInsertedOrUpdatedRows ?? 0);
