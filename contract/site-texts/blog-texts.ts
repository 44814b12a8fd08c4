import { described, group, lead, line, lines, textsKind, titled, withoutExams } from "./texts-kind.ts";

/** What the blog says around its posts. */
export const blogTexts = textsKind({ part: "blog", title: "Blog", page: "/blog" }, [
  group("List of posts", "page of all posts, and its name in search results.", {
    title: line("Heading", 120, "The Blog"),
    lead: withoutExams(
      lead("Notes from our teachers: how to practise, what to expect in an exam, and the stories behind the words."),
      "Notes from our teachers: how to practise, and the stories behind the words.",
    ),
    featured: line("Heading of the featured posts", 120, "Featured Articles"),
    all: line("Heading of all posts", 120, "All Articles"),
    head: titled("Language Learning Blog"),
    description: withoutExams(
      described(
        "How to learn a language from Sri Lanka: practice that fits a working day, exam advice, culture behind the words and tools that cost nothing.",
      ),
      "How to learn a language from Sri Lanka: practice that fits a working day, culture behind the words and tools that cost nothing.",
    ),
    feed: line("Name of the feed", 60, "Blog", "In programs that follow blogs, behind the academy's name."),
  }),
  group("Nothing there", "page of all posts, where it has none or not so many.", {
    none: lines("Where there is no post", 400, "There is nothing here yet. We are writing, so please look again soon."),
    none_of_category: lines(
      "Where a category has none",
      400,
      "There is nothing here yet. We are writing, so please look again soon, or choose another category.",
    ),
    missing_title: line("Heading of a page of it that is not there", 120, "Page Not Found"),
    missing: lines("Its text", 400, "This page of the blog does not exist. It may have had articles once."),
  }),
  group("Below a post", "page of every post.", {
    closing_title: line("Heading", 120, "Ready to say it yourself?"),
    closing: lines("Sentence", 400, "Reading about a language is a start. Come and use it with people."),
    related: line("Heading of the related posts", 120, "Related Articles"),
  }),
]);
