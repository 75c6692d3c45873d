import type { BlockNode, InlineNode, LinkNode, RichText } from '@blickfang/contract/content/rich-text.ts'
import type { Link } from '@blickfang/contract/options/link/option.ts'
import type { LinkResolver } from './link-resolver.ts'

/** The rich text with every link's address in `fields.url`, which is all that a visitor's page reads of a link. */
export function resolveRichText(value: RichText, hrefOf: LinkResolver): RichText {
  const inline = (node: InlineNode): InlineNode =>
    node.type === 'link' ? { ...node, fields: { ...node.fields, url: hrefOf(linkOf(node.fields)) } } : node
  const block = (node: BlockNode): BlockNode =>
    node.type === 'list'
      ? { ...node, children: node.children.map((item) => ({ ...item, children: item.children.map(inline) })) }
      : { ...node, children: node.children.map(inline) }
  return { ...value, root: { ...value.root, children: value.root.children.map(block) } }
}

/** Link of a link node. The admin's own editor writes an address alone. */
function linkOf({ link, url }: LinkNode['fields']): Link | null {
  return link ?? (url ? { type: 'url', url } : null)
}
