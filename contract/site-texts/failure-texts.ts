import { group, line, lines, textsKind } from "./texts-kind.ts";

const missing = "an address of this kind that leads to nothing, and where the page cannot be shown at the moment.";
const title = (what: string) => line("Heading", 120, `${what} Not Found`);
const none = (what: string, more = "") => lines("Where there is none", 400, `The requested ${what} could not be found.${more}`);
const failed = (what: string) =>
  lines("Where it cannot be shown", 400, `Failed to load ${what} data. The requested ${what} could not be found.`);

/** What pages say where something is not there, or does not work at the moment. */
export const failureTexts = textsKind({ part: "failures", title: "Missing and not working", page: "/" }, [
  group("Course", missing, { course_title: title("Course"), course: none("course"), course_failed: failed("course") }),
  group("Exam", missing, { exam_title: title("Exam"), exam: none("exam"), exam_failed: failed("exam") }),
  group("Class", missing, {
    class_title: title("Class"),
    class: none("class", " It may be off our list: others begin soon."),
    class_failed: failed("class"),
  }),
  group("Teacher", missing, { teacher_title: title("Teacher"), teacher: none("teacher"), teacher_failed: failed("teacher") }),
  group("Post", missing, {
    post_title: title("Blog Post"),
    post: none("blog post"),
    post_failed: lines("Where it cannot be shown", 400, "Failed to load blog post."),
  }),
  group("At the moment", "where a page cannot be shown at the moment.", {
    again: lines("Below the sentences above", 400, "Please check your connection and try again, or call us on {phone}."),
    broken_title: line("Heading of a page that cannot be made", 120, "Something went wrong on our side"),
    broken: lines("Its sentence", 400, "We are sorry. Try again in a moment, or call us: a person answers {hours}."),
    offline_title: line("Without a connection: heading", 120, "You seem to be offline."),
    offline: lines(
      "Without a connection: text",
      400,
      "That page could not be opened. Try again when you have a connection, or call us on {phone}.",
    ),
    old_search: lines(
      "Search that does not know the newest",
      400,
      "We cannot look through the newest pages at the moment. This is what there was a short while ago.",
    ),
  }),
]);
