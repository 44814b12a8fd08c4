import type { RouterContextProvider } from "react-router";
import { requestDataContext } from "#app/context.ts";
import type { QuestionScope } from "#contract/kinds/page-question.ts";
import { subjectAddress } from "#contract/site/page-address.ts";
import { searchTextsOf } from "#contract/site/search-texts.ts";
import type { ShareImage, SiteFacts } from "#contract/site-texts/text-shapes.ts";
import { notFoundMeta, pageMeta } from "../seo/page-meta.ts";
import { readTexts } from "../texts.ts";
import type { SubjectKind } from "./subject-picture.tsx";

/** What the page of a course or an exam shows besides the item. `scopes`: whose questions it shows if it has none of its own, the nearest first. */
export async function readSubject(
  context: Readonly<RouterContextProvider>,
  kind: SubjectKind,
  item: { id: number; title: string; slug: string; targetScore?: string | undefined; summary: string },
  scopes: readonly QuestionScope[],
) {
  const data = context.get(requestDataContext);
  const [questions, next, texts] = await Promise.all([
    data.questions(`${kind}:${item.id}`, ...scopes),
    data.classesOf({ kind, id: item.id }),
    readTexts(context, "subjects", "trust", "classes"),
  ]);
  return { questions, next, texts, besides: await data.besides(`${kind}s`, item, next.classes) };
}

type Subject = Parameters<typeof searchTextsOf.course>[0] & { image: string };
type Loaded = { facts: SiteFacts; share?: ShareImage; shown: ({ item: Subject } & Awaited<ReturnType<typeof readSubject>>) | undefined };

/** What search engines are told of such a page; `loaded`: undefined where loading failed. */
export function subjectMeta(kind: SubjectKind, loaded: Loaded | undefined, pathname: string) {
  if (!loaded?.shown) return notFoundMeta(loaded?.facts, kind, pathname);
  const { facts, share, shown } = loaded;
  const told = searchTextsOf[kind](shown.item, shown.texts.subjects[`${kind}_head`]);
  return pageMeta({ facts, ...told, path: subjectAddress({ kind, ...shown.item }), image: shown.item.image, share });
}
