import { setTimeout } from "node:timers/promises";
import { createDictionary, type Dictionary } from "./dictionary.ts";
import type { PageCache } from "./page-cache.ts";
import type { PageVersions } from "./version-poller.ts";

/** Any more are made when somebody asks for them. */
const mostPages = 200;
const lookEvery = 150;
const rest = 20;

type Needs = {
  pageCache: PageCache;
  versions: () => PageVersions;
  /** The pages worth making ahead, the most visited first; at most `most`. */
  addresses: (most: number) => Promise<string[]>;
  /** Makes and caches the page at an address, for no client. */
  make: (address: string) => Promise<unknown>;
  /** Called with the dictionary that pages are packed with from now on. */
  onDictionary: (dictionary: Dictionary) => Promise<void>;
  failed: (error: unknown) => void;
};

/**
 * Makes and packs pages ahead, one after the other with rests between, now and whenever what they are made from has changed: the first
 * visitor gets what the hundredth gets. The home page and the first page of an item become the dictionary for all pages.
 * `first` resolves when the first page is packed, or cannot be.
 */
export function preparePages({ pageCache, versions, addresses, make, onDictionary, failed }: Needs) {
  const stopping = new AbortController();
  const first = Promise.withResolvers<void>();
  let dictionary = "";

  /** A pause that keeps no process alive, and that `stop` ends. */
  const pause = (milliseconds: number) => setTimeout(milliseconds, undefined, { ref: false, signal: stopping.signal }).catch(() => {});

  async function prepare(wanted: PageVersions): Promise<void> {
    const all = await addresses(mostPages);
    const isOver = () => stopping.signal.aborted || versions() !== wanted;
    const ready = async (address: string) => {
      if (!pageCache.has(address)) await make(address);
      await pageCache.pack(address);
      first.resolve();
      await pause(rest);
    };
    const examples = [all[0], all.find((address) => address.lastIndexOf("/") > 0)].filter((address) => address !== undefined);
    for (const address of examples) await ready(address);
    const pages = examples.map((address) => pageCache.get(address)?.bodies.identity);
    if (pages.every((page) => page !== undefined)) {
      const made = createDictionary(pages);
      if (made.id !== dictionary) await onDictionary(made);
      dictionary = made.id;
    }
    for (const address of all) {
      if (isOver()) return;
      await ready(address);
    }
  }

  async function run(): Promise<void> {
    let done: PageVersions | undefined;
    while (!stopping.signal.aborted) {
      const now = versions();
      if (done) await pause(lookEvery);
      // While contents still change, the next look decides.
      if (stopping.signal.aborted || now === done || now !== versions()) continue;
      done = now;
      await prepare(now).catch(failed);
      first.resolve();
    }
  }

  const running = run();
  return {
    first: first.promise,
    stop() {
      stopping.abort();
      return running;
    },
  };
}
