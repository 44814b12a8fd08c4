/** The words of the panel about a conflict. `by`: who saved first, undefined or "" when nobody knows; `me`: who saves now. */
export function conflictWords(by: string | undefined, me: string) {
  if (by === me)
    return {
      saved: "You saved this in another tab or window while you were editing here.",
      whenBoth: "Your text is still here. Choose where both tabs changed the same field; everything else is kept from both.",
      whenApart: "Your text is still here. Saving now keeps the changes of both tabs.",
      fromThem: "Changed in the other tab",
      fromMe: "Changed here",
      take: "Take the other tab's, drop this one's",
      theirs: "The other tab's",
      mine: "This one's",
    };
  return {
    saved: `${by || "Someone else"} saved this while you were editing.`,
    whenBoth: "Your text is still here. Choose where you both changed the same field; everything else is kept from both of you.",
    whenApart: "Your text is still here. Saving now keeps their changes and yours.",
    fromThem: `Changed by ${by || "them"}`,
    fromMe: "Changed by you",
    take: "Take theirs, drop mine",
    theirs: "Theirs",
    mine: "Yours",
  };
}
