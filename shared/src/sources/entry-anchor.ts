/** The name of an entry in addresses: its page unfolds what is named so. */
export function entryAnchor(id: string): string {
  return `e-${id.slice(-12)}`
}
