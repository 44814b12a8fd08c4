const titles =
  /^(?:(?:mr|mrs|ms|miss|mx|dr|prof|professor|rev|revd|ven|fr|sir|madam|herr|frau|mme|mlle|señora?|sra?)(?:\.\s*|\s+))+(?=\p{L})/iu;

/** The first letter of somebody's name, whatever title stands before it. */
export function initialOf(name: string): string {
  return [...name.trim().replace(titles, "")][0]?.toUpperCase() ?? "";
}
