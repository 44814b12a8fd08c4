import { queryOptions } from "@tanstack/react-query";
import type { ContentPath } from "#contract/content-kinds.ts";
import type { ContentKind } from "#contract/kinds/content-kind.ts";
import { type WorkingCopy, workingCopy, workingCopyNote } from "#contract/working-copy.ts";
import { z } from "#contract/zod.ts";
import { type PageQuery, pageQuery, wholeList } from "../lists/page-of.ts";
import { api, call, callOrNull, read } from "../session/api-call.ts";

export type StoredItem = { id: number; version: number };
type Declaration<Item, Fields> = Omit<ContentKind, "answer" | "input"> & {
  path: ContentPath;
  answer: z.ZodType<Item>;
  input: z.ZodType<Fields>;
};

export type ContentCalls<Item extends StoredItem = StoredItem, Fields extends object = object> = ReturnType<
  typeof contentCalls<Item, Fields>
>;

/** What an item is called, as its kind says. */
export const titleIn = ({ titled }: Pick<ContentKind, "titled">, item: object) => String(Reflect.get(item, titled));

export const workingCopyNotes = read("/working-copies", z.array(workingCopyNote));

/** The calls of a kind of content as its screen and its form need them: what is read, as queries, and what changes something. */
export function contentCalls<Item extends StoredItem, Fields extends object>(kind: Declaration<Item, Fields>) {
  const { path, answer, reorder, shownWhen } = kind;
  const whole = shownWhen ? `/${path}?admin=true` : `/${path}`;

  /** One item by its id, or null when there is none. */
  async function find(id: number, signal?: AbortSignal): Promise<Item | null> {
    const found = await callOrNull(`/${path}/${id}`, { answer, signal });
    // An item whose slug is this number comes first at this address.
    return found?.id === id ? found : null;
  }
  const workingCopyAt = (id: number) => [`/${path}/${id}/working-copy`, workingCopy.nullable()] as const;

  return {
    kind,
    all: queryOptions({ queryKey: [path], queryFn: ({ signal }) => wholeList(whole, answer, signal) }),

    page: <Card>(card: z.ZodType<Card>, query: PageQuery) => pageQuery(`/${path}`, card, [path, "page"])(query),

    one: (id: number) => queryOptions({ queryKey: [path, "one", id], queryFn: ({ signal }) => find(id, signal), staleTime: 0, gcTime: 0 }),

    find,

    async save(fields: Fields, id: number | undefined, version: number | undefined): Promise<Item> {
      const body = { ...fields, version };
      if (id === undefined) return api.post(`/${path}`, body, answer);
      return api.put(`/${path}/${id}`, body, answer);
    },

    /** The unpublished changes of an item, null when there are none; of a kind that can be a draft. */
    workingCopy: (id: number) => ({ ...read(...workingCopyAt(id), [path, "working copy", id]), staleTime: 0, gcTime: 0 }),
    findWorkingCopy(id: number): Promise<WorkingCopy | null> {
      const [at, answer] = workingCopyAt(id);
      return call(at, { answer });
    },
    /** Keeps changes of an item without publishing them. `seen`: the version of the working copy that they replace. */
    async keepChanges(id: number, fields: object, version: number, seen: number | undefined): Promise<WorkingCopy> {
      const body = { ...fields, version, working_copy: seen };
      return api.put(`/${path}/${id}/working-copy`, body, workingCopy);
    },
    discardChanges: (id: number, seen: number) => api.delete(`/${path}/${id}/working-copy?working_copy=${seen}`),

    /** `leadsTo`: where its address leads from now on. */
    async remove(id: number, leadsTo?: string): Promise<void> {
      await api.delete(`/${path}/${id}${leadsTo === undefined ? "" : `?${new URLSearchParams({ leads_to: leadsTo })}`}`);
    },

    async sendOrder(places: readonly { id: number; display_order: number }[]): Promise<void> {
      if (!reorder) throw new Error(`${path} has no order of its own`);
      const body = { [reorder.list]: places };
      await api.put(`/${path}/${reorder.path}`, body);
    },
  };
}
