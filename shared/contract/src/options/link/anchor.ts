/** How much of an id makes an anchor: its last part, 48 random bits. */
const length = 12

/** The name of a block in an address: it stays while the block moves and its words change. */
export function blockAnchor(groupId: string): string {
  return `b-${groupId.slice(-length)}`
}

/** The name of a field's heading in an address. */
export function fieldAnchor(fieldId: string): string {
  return `t-${fieldId.slice(-length)}`
}

/** Whether the fragment of an address (with its `#`) names a block or a heading, and nothing that a selector could mistake. */
export function isAnchor(hash: string): boolean {
  return /^#[bt]-[0-9a-z-]+$/.test(hash)
}

/** The place at a form's block to which who has sent without scripts comes back. */
export function sentAnchor(groupId: string): string {
  return `${blockAnchor(groupId)}-sent`
}
