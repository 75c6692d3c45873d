import type { ShownBlock, ShownInline, ShownItem, ShownLink, ShownRichText, ShownText } from './rich-text.ts'

/** Keeps the half of Lexical's state that pages show; in its shape, so that one renderer takes both. */
export function shownRichText({ root }: ShownRichText): ShownRichText {
  return { root: { type: root.type, children: root.children.map(shownBlock) } }
}

function shownBlock(node: ShownBlock): ShownBlock {
  if (node.type === 'list') {
    const { type, listType, start = 1, children } = node
    return { type, listType, ...(start !== 1 && { start }), ...alignment(node), children: children.map(shownItem) }
  }
  const children = node.children.map(shownInline)
  if (node.type === 'heading') return { type: node.type, tag: node.tag, ...alignment(node), children }
  return { type: node.type, ...(node.$ && { $: node.$ }), ...alignment(node), children }
}

function shownItem(item: ShownItem): ShownItem {
  return { type: item.type, ...alignment(item), children: item.children.map(shownInline) }
}

function alignment({ format }: Pick<ShownItem, 'format'>): Pick<ShownItem, 'format'> {
  return format ? { format } : {}
}

function shownInline(node: ShownInline): ShownInline {
  if (node.type === 'linebreak') return { type: node.type }
  return node.type === 'link' ? shownLink(node) : shownText(node)
}

function shownText({ type, text, format, $ }: ShownText): ShownText {
  return { type, text, ...(format ? { format } : {}), ...($ && { $ }) }
}

/** Link with the address that was put there for the reader's language; what it was found by is not needed beside it. */
function shownLink({ type, fields: { url, link, newTab }, children }: ShownLink): ShownLink {
  const to = url ? { url } : link ? { link } : {}
  const words = children.map((child) => (child.type === 'text' ? shownText(child) : { type: child.type }))
  return { type, fields: { ...to, ...(newTab && { newTab }) }, children: words }
}
