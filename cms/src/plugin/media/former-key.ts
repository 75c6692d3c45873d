/**
 * Where a file lies in the store that another one has taken the place of: under a name that the site serves to nobody, for what was
 * replaced may have had to go.
 */
export function formerKey(filename: string): string {
  return `_${filename}`
}
