import { existsSync } from "node:fs";
import { join } from "node:path";
import { type Academy, createAcademy } from "#academy/academy.ts";
import type { Effect, ImportLine } from "#academy/imports/import-item.ts";
import { contentKinds } from "#contract/content-kinds.ts";
import { createAcademyNeeds } from "#server/academy-needs.ts";
import { createFetchPicture } from "#server/imports/fetch-picture.ts";
import { type ImportSource, siteSource } from "#server/imports/site-source.ts";
import { wordpressSource } from "#server/imports/wordpress-source.ts";
import { createFetchBounded } from "#server/outgoing/fetch-bounded.ts";
import { assertUpToDate } from "./assert-up-to-date.ts";
import { CannotDo, type Command, type Say, WrongUse } from "./command.ts";
import { withDatabase } from "./with-database.ts";

const effects: Readonly<Record<Effect, string>> = {
  new: "new",
  sample: "takes the place of a sample",
  same: "already here",
  known: "already here",
  differs: "another is here: left as it is",
  changed: "already here, and changed since: left as it is",
  "changed there": "already here, and changed there since: left as it is here",
  deleted: "imported before, and deleted here since: left out",
  out: "left out",
};

/** Imports what another site has; without --apply it only says, line by line, what it would do. */
export const importContent: Command = async ([from, ...more], { apply = false }, config, say) => {
  if (!from || more.length > 0)
    throw new WrongUse(
      "Say the address of the other site, such as: import https://old-academy.example, or a WordPress export: import export.xml",
    );
  const isSite = isWebAddress(from);
  if (!isSite && !existsSync(from)) throw new CannotDo(`There is no file ${from}. An address begins with https://.`);
  return withDatabase(config, {}, async (database) => {
    await assertUpToDate(database);
    const { needs, imageProcessor } = createAcademyNeeds(config, {
      ...{ database, clock: Date.now, root: join(import.meta.dirname, "..") },
      log: () => {},
    });
    const academy = createAcademy(needs);
    await academy.options.look();
    const source = isSite ? await siteSource(from, academy.today) : await wordpressSource(from);
    for (const line of source.said) say(line);
    const counts = await takeAll(
      academy,
      source,
      !apply,
      createFetchPicture(createFetchBounded({ trusted: source.hosts }), imageProcessor.drawJpeg),
      say,
    );
    say("");
    say([...counts].map(([effect, count]) => `${count} ${effect}`).join(", ") || "There is nothing to import.");
    const samples = (await academy.firstSamples.count()).all - (apply ? 0 : (counts.get(effects.sample) ?? 0));
    if (samples > 0 && counts.size > 0)
      say(
        `${samples} samples ${apply ? "are" : "would be"} beside it: "Remove the samples" on the dashboard takes them away in one press.`,
      );
    if (apply) say("Done: what is new above is here now.");
    else say(`Nothing was written. To do it: npm run academy -- import ${/\s/.test(from) ? `"${from}"` : from} --apply`);
    return 0;
  });
};

async function takeAll(
  academy: Academy,
  { items, base, linkTo }: ImportSource,
  isDry: boolean,
  fetchPicture: (address: string) => Promise<string>,
  say: Say,
): Promise<Map<string, number>> {
  const run = await academy.imports.begin({ isDry, base, linkTo, fetchPicture });
  const counts = new Map<string, number>();
  for await (const item of items) {
    const line = await run.take(item);
    for (const words of linesOf(line)) say(words);
    const effect = effects[line.effect];
    counts.set(effect, (counts.get(effect) ?? 0) + 1);
  }
  return counts;
}

function linesOf({ kind, title, effect, isDraft, notes }: ImportLine): string[] {
  const what = contentKinds[kind].one.replace(/^an? /, "");
  return [
    `${what} “${shown(title) || "without a title"}”: ${effects[effect]}${isDraft ? ", as a draft" : ""}`,
    ...notes.map((note) => `    ${shown(note)}`),
  ];
}

const longest = 300;

/** Words of another site on one line of a terminal, without what would steer it. */
function shown(text: string): string {
  const line = text.replace(/[\p{Cc}\p{Cf}\s]+/gu, " ").trim();
  return line.length > longest ? `${line.slice(0, longest)}…` : line;
}

function isWebAddress(text: string): boolean {
  return /^https?:\/\//i.test(text) && URL.canParse(text);
}
