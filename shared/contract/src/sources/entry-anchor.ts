/** The name of an entry in addresses: its page unfolds what is named so. */
export function entryAnchor(id: string): string {
  return `e-${id.slice(-12)}`
}

/** How a block names its entries on a page. */
export type AnchorOf = (entry: string, block: string) => string

/** The names on one page: that of addresses is given to the first block that shows an entry, a later one adds its own. */
export function entryAnchors(): AnchorOf {
  const owners = new Map<string, string>()
  return (entry, block) => {
    const anchor = entryAnchor(entry)
    const owner = owners.get(anchor) ?? block
    owners.set(anchor, owner)
    return owner === block ? anchor : `${anchor}-${block.slice(-12)}`
  }
}
