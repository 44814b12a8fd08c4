import type { Listed, ListQuery, NewOrder } from "#contract/list.ts";
import type { WorkingCopy } from "#contract/working-copy.ts";
import type { PageWriter } from "#database/transaction.ts";
import type { Actor } from "../actor.ts";
import type { IdempotencyKey } from "../idempotency-key.ts";
import type { Address } from "./addresses.ts";

/** What every kind of content can do, whatever its fields. The routes of the API read what they pass with the kind's own schemas. */
export interface AnyRepository {
  list(query: object, staff: boolean): Promise<Listed<object>>;
  find(key: string | number, staff: boolean): Promise<object | undefined>;
  create(fields: object, actor: Actor, idempotencyKey?: IdempotencyKey): Promise<{ id: number }>;
  update(id: number, fields: object, actor: Actor): Promise<object>;
  remove(id: number, actor: Actor, lead?: (tx: PageWriter) => Promise<void>): Promise<void>;
  reorder(order: NewOrder, actor: Actor): Promise<void>;
  restore(id: number, actor: Actor): Promise<object>;
  addresses(most: number): Promise<Address[]>;
  samples(pictureAt: (name: string) => string): Promise<object[]>;
  versions(id: number, query: ListQuery): Promise<Listed<object>>;
  workingCopies?: {
    find(id: number): Promise<WorkingCopy | undefined>;
    save(id: number, sent: object, actor: Actor): Promise<WorkingCopy>;
    discard(id: number, seen: number | undefined, actor: Actor): Promise<void>;
  };
  restoreVersion(id: number, version: number, actor: Actor): Promise<object>;
}
