/** How Payload names the table of a collection or a global: as its slug, in words of small letters. */
export function tableName(slug: string): string {
  return slug
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .replace(/[^a-zA-Z0-9]+/g, '_')
    .toLowerCase()
}
