import type { PagedKind } from "#contract/content-kinds.ts";
import type { Language } from "#contract/kinds/language.ts";
import type { ListQuery } from "#contract/list.ts";
import { sameInAnyCase, titleFromAddress } from "../text/title-from-address.ts";

export type PageItem = { id: number; slug: string; title: string; image?: string };
type Named = Pick<PageItem, "id" | "slug" | "title">;

/** An item that is shown, whatever it is to visitors. */
export type ShownItem = { kind: PagedKind; item: PageItem };

/**
 * What is drawn round the title where an item without a picture is shared; `ground`: the drawing under it all, if not the language's; `below`:
 * what matters most, in large letters.
 */
export type ShareDrawing = {
  ground: "courses" | "exams" | "posts";
  language?: DrawnLanguage | undefined;
  above: string;
  below?: readonly string[];
};
export type DrawnLanguage = Pick<Language, "name" | "native_name" | "greeting" | "colours" | "image">;
export function drawnLanguage({ name, native_name, greeting, colours, image }: Language): DrawnLanguage {
  return { name, native_name, greeting, colours, image };
}

/** What the academy says of the pages of a kind; its repository brings it (withPage), and academy/public reads it. */
export interface ItemPage<I, Name extends string = keyof I & string> {
  /** The fields that a card shows. */
  readonly card: readonly Name[];
  /** The kind's own rule for the item that an address means; without it, the one with this slug in upper or lower case. */
  find?<N extends Named>(items: readonly N[], address: string): N | undefined;
  share(item: I, languages: readonly Language[]): ShareDrawing;
  /** The item as its page shows it. */
  shown?(item: I): I;
}

export interface PublishedItems<I> {
  findPublished(column: string, value: string | number): Promise<I | undefined>;
  findPublishedByAnySlug(slug: string): Promise<{ item?: I }>;
  pickPublished<Name extends keyof I & string>(names: readonly Name[], query?: ListQuery): Promise<Pick<I, Name>[]>;
}

/** The repository of a kind whose items have a page each, which visitors find at `findByAddress`. */
export interface PagedRepository<I extends PageItem = PageItem, Name extends string = string> {
  readonly page: ItemPage<I, Name>;
  findByAddress(address: string): Promise<I | undefined>;
  findPublished(column: string, value: string | number): Promise<I | undefined>;
  findByAnySlug(slug: string): Promise<{ gone: boolean }>;
  latest(id: number): Promise<I | undefined>;
}

/**
 * Finds items by address: by slug, else by the kind's own rule among the first 1000, else by a slug that an item had before, or one that its
 * title made. What a rule only guesses (an exam by its first word) comes after what is remembered.
 */
export function withPage<I extends PageItem, Name extends string>(repository: PublishedItems<I>, page: ItemPage<I, Name>) {
  return {
    page,

    /** The item that visitors see at an address. */
    async findByAddress(address: string): Promise<I | undefined> {
      const bySlug = await repository.findPublished("slug", address);
      if (bySlug) return bySlug;
      const named = page.find?.(await repository.pickPublished(["id", "slug", "title"], { limit: 1000 }), address);
      if (named && isCalled(named, address)) return repository.findPublished("id", named.id);
      const { item } = await repository.findPublishedByAnySlug(address);
      return item ?? (named && repository.findPublished("id", named.id));
    },
  };
}

function isCalled({ slug, title }: Named, address: string): boolean {
  return sameInAnyCase(slug, address) || sameInAnyCase(title, titleFromAddress(address));
}

/** As findByAddress, among items that were read before. */
export function itemAt<I extends PageItem>({ find }: Pick<ItemPage<I>, "find">, items: readonly I[], address: string): I | undefined {
  return find ? find(items, address) : items.find(({ slug }) => sameInAnyCase(slug, address));
}

/** Some fields of an item; what it has not is left out. */
export function partOf<I extends object, Name extends keyof I & string>(item: I, names: readonly Name[]): Pick<I, Name> {
  // Each name is there, of its own type, unless it may be missing.
  return Object.fromEntries(names.filter((name) => item[name] !== undefined).map((name) => [name, item[name]])) as Pick<I, Name>;
}
