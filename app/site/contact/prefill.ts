/** The course or exam a visitor came from: ?course= and ?exam=, or the page before. */
export function chosenIn(search: string, referrer: string): { course?: string | undefined; exam?: string | undefined } {
  const asked = new URLSearchParams(search);
  const before = pageBefore(referrer);
  return { course: asked.get("course") ?? before.course, exam: asked.get("exam") ?? before.exam };
}

/** Foreign addresses do no harm: at most a box of ours is ticked. */
function pageBefore(referrer: string): { course?: string; exam?: string } {
  const [, kind, name] = /\/(course|exam)\/([^/?#]+)/.exec(referrer) ?? [];
  return kind && name ? { [kind]: name } : {};
}
