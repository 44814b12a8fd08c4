import { type Language, type LanguageFields, languageKind } from "#contract/kinds/language.ts";
import type { Reader } from "#database/transaction.ts";
import type { Actor } from "../actor.ts";
import { itemOfRow } from "../content/content-item.ts";
import type { ContentNeeds } from "../content/content-needs.ts";
import { createRepositoryWithFlags } from "../content/repository-with-flags.ts";
import { liveRows, storedKind } from "../content/stored-kind.ts";
import { languageSamples } from "./language-samples.ts";

// The posters of the samples are those of the first courses.
const languages = storedKind(languageKind, { samples: languageSamples, pictures: "courses", seededAs: "languages" });

/** The languages that are taught, in their order. */
export async function taughtLanguages(db: Reader): Promise<Language[]> {
  const rows = await liveRows(db, languages).selectAll().where("active", "=", 1).orderBy("display_order").orderBy("id").execute();
  return rows.map((row) => itemOfRow<Language>(languages, row));
}

/** All languages, taught or not. */
export async function everyLanguage(db: Reader): Promise<Language[]> {
  return (await liveRows(db, languages).selectAll().orderBy("id").execute()).map((row) => itemOfRow<Language>(languages, row));
}

export function createLanguages(needs: ContentNeeds) {
  const repository = createRepositoryWithFlags<LanguageFields, Language>(needs, languages);
  return {
    ...repository,

    taught: () => needs.database.read(taughtLanguages),

    /** The short name stays, whatever is sent, because addresses and questions refer to it. Throws NotFound, SavedBySomeoneElse, Invalid (picture). */
    async update(id: number, fields: LanguageFields, actor: Actor): Promise<Language> {
      const before = await repository.find(id);
      return repository.update(id, before ? { ...fields, slug: before.slug } : fields, actor);
    },
  };
}
