import type { RouterContextProvider } from "react-router";
import { requestDataContext } from "#app/context.ts";
import type { QuestionScope } from "#contract/page-question.ts";
import { readTexts } from "../texts.ts";

/** What stands on the page of a course or an exam beside it; `scopes`: whose questions it has where it has none of its own. */
export async function readSubject(
  context: Readonly<RouterContextProvider>,
  kind: "course" | "exam",
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
