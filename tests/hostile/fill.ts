import { cleanHtml } from "#academy/text/html.ts";
import { courseInput, enquiryInput, examInput, postInput, questionInput, testimonialInput } from "../factories.ts";
import { cellsOf, packsOf } from "./packs.ts";
import { isTaken } from "./vectors.ts";

export type Kept = { id: number; slug: string; text: string };
export type Filled = { blogs: Kept[]; exams: Kept[]; courses: Kept[]; packs: string[]; count: number };
type Save = <Answer = Record<string, unknown>>(method: string, path: string, body?: unknown) => Promise<Answer>;

export async function fillWith(all: readonly string[], save: Save): Promise<Filled> {
  const vectors = all.filter(isTaken);
  const packs = richTexts(vectors);
  const [titles, lines, answers, bodies] = [190, 490, 4900, 19_000].map((longest) => turning(cellsOf(vectors, longest)));
  if (!titles || !lines || !answers || !bodies) throw new Error("Nothing to write");
  const filled: Filled = { blogs: [], exams: [], courses: [], packs, count: vectors.length };
  const note = async (list: Kept[], path: string, body: unknown, text = "") => {
    const { id, slug } = await save("POST", path, body);
    list.push({ id: Number(id), slug: String(slug), text });
    return { id: Number(id), slug, version: undefined };
  };
  const many = () => Array.from({ length: 100 }, lines.next);

  for (const [place, pack] of packs.entries()) {
    const post = () =>
      postInput({ title: titles.next(), summary: lines.next(), readTime: "<svg/onload=ran()>", content: pack, featured: place === 0 });
    const { id, slug } = await note(filled.blogs, "/blogs", post(), pack);
    // Saved again, so that there is an earlier version to compare with.
    await save("PUT", `/blogs/${id}`, { ...post(), slug, content: `<p>Later.</p>${pack}`.slice(0, 195_000) });
    const short = () => titles.next();
    const details = {
      schedule: short(),
      examFee: short(),
      nextExamDate: short(),
      preparationDuration: short(),
      targetScore: "<svg/onload=ran()>",
    };
    await note(
      filled.exams,
      "/exams",
      examInput({ title: short(), summary: lines.next(), description: pack, modules: many(), features: many(), ...details }),
      pack,
    );
  }
  const [featured] = await save<Array<{ id: number; featured: boolean }>>("GET", "/courses");
  await save("PUT", `/courses/${featured?.id}`, { ...featured, featured: false });
  for (let written = 0; written < Math.max(bodies.length, lines.length / 200); written++) {
    const texts = {
      title: titles.next(),
      summary: lines.next(),
      duration: "<svg/onload=ran()>",
      schedule: titles.next(),
      description: bodies.next(),
    };
    await note(filled.courses, "/courses", courseInput({ ...texts, modules: many(), features: many(), featured: written === 0 }));
  }
  for (let written = 0; written < answers.length; written++) {
    const answer = answers.next();
    for (const path of ["/course-qna", "/exam-qna"]) await save("POST", path, questionInput({ question: lines.next(), answer }));
    await save("POST", "/page-qna", questionInput({ place: "page:contact", question: lines.next(), answer }));
    const words = { name: titles.next().slice(0, 95), role: titles.next(), testimonial: lines.next() };
    await save(
      "POST",
      "/testimonials",
      testimonialInput({ ...words, subject: "<svg/onload=ran()>", place: written % 2 ? "exams" : "courses" }),
    );
    const person = {
      name: titles.next(),
      phone: "<svg/onload=ran()>",
      interestedCourses: [titles.next()],
      interestedExams: [titles.next()],
    };
    await save("POST", "/contact", enquiryInput({ ...person, details: answer }));
  }
  for (const [path, input] of [
    ["/blogs", postInput],
    ["/exams", examInput],
    ["/courses", courseInput],
  ] as const) {
    const { id } = await save("POST", path, input({ title: titles.next(), summary: lines.next() }));
    await save("DELETE", `${path}/${id}`);
  }
  return filled;
}

/** Many vectors in each text; what would swallow the vectors after it has a text of its own. */
function richTexts(vectors: readonly string[]): string[] {
  const swallows = (vector: string) => !cleanHtml(`${packsOf([vector], 200_000)[0]}<p>end</p>`, "").endsWith("<p>end</p>");
  const alone = vectors.filter(swallows);
  const together = vectors.filter((vector) => !alone.includes(vector));
  return [...packsOf(together, 190_000), ...alone.flatMap((vector) => packsOf([vector], 200_000))];
}

function turning(list: readonly string[]) {
  let turn = 0;
  return { length: list.length, next: () => list[turn++ % list.length] ?? "" };
}
