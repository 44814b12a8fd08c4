/** `here`: how many this page shows; `total`: how many all pages have. */
type Selection = { selected: number; here: number; total: number; isPageSelected: boolean };

/** What the box above the list does, or what is selected. */
export function selectionInWords({ selected, here, total, isPageSelected }: Selection): string {
  const isPart = total > here;
  if (selected === 0) return isPart ? `Select all ${here} on this page` : "Select all";
  if (!isPageSelected || !isPart) return `${selected} selected`;
  return selected > here ? `All ${selected} selected` : `All ${here} on this page selected`;
}

/** Whether all that the list has on its other pages can be selected, too. `most`: so many can be changed at once. */
export function mayTakeOtherPages({ selected, here, total, isPageSelected }: Selection, most: number): boolean {
  return isPageSelected && selected === here && total > here && total <= most;
}
