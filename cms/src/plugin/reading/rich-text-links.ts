import { AppError } from '@blickfang/contract/api/errors/app-error.ts'
import {
  type BlockNode,
  type InlineNode,
  type LinkNode,
  type RichText,
  richTextSchema,
} from '@blickfang/contract/content/rich-text.ts'
import type { Json } from '@blickfang/contract/kernel/json.ts'
import { type Link, plainHref } from '@blickfang/contract/options/link/option.ts'

type Fields = LinkNode['fields']

/** Rich text as Payload's editor reads it: what a link says in `link` goes where Payload looks for it. */
export function toAdmin(value: RichText): Json {
  const shown = mapLinks(value, (node) => {
    const { link, newTab } = node.fields
    return link ? { ...node, fields: { ...addressOf(link), newTab, link } } : node
  })
  return renamed(shown, 'pages', 'bf-pages')
}

/** Rich text out of Payload's editor, in the shape that content/rich-text.ts stores. Throws INVALID for nodes the site cannot show. */
export function fromAdmin(value: Json): RichText {
  const parsed = richTextSchema.safeParse(cleaned(renamed(value, 'bf-pages', 'pages')))
  if (!parsed.success) throw new AppError('INVALID', { fields: { body: 'richText' } })
  return mapLinks(parsed.data, (node) => ({ ...node, fields: { ...node.fields, link: linkOf(node.fields) } }))
}

/** Parts of a link that Payload's own panel can say. */
function addressOf(link: Link): Pick<Fields, 'linkType' | 'url' | 'doc'> {
  if (link.type !== 'page') return { linkType: 'custom', url: plainHref(link) }
  if (!link.page) return { linkType: 'custom', url: `/${link.role ?? ''}` }
  return { linkType: 'internal', doc: { relationTo: 'pages', value: link.page.id } }
}

/** A link whose address the panel left alone stays whole: a block of its page, say, is nothing that Payload knows of. */
function linkOf(fields: Fields): Link | undefined {
  const { link } = fields
  return link && isSameAddress(addressOf(link), fields) ? link : newLink(fields)
}

function isSameAddress(one: Pick<Fields, 'linkType' | 'url' | 'doc'>, other: Fields): boolean {
  if (one.linkType !== other.linkType) return false
  return one.linkType === 'internal' ? one.doc?.value === other.doc?.value : one.url === other.url
}

function newLink({ linkType, url, doc }: Fields): Link | undefined {
  if (linkType === 'internal') return doc ? { type: 'page', page: { id: doc.value, collection: null } } : undefined
  const address = url ?? ''
  if (address.startsWith('/~')) return { type: 'page', role: address.slice(1) }
  if (address.startsWith('tel:')) return { type: 'phone', phone: address.slice(4) }
  if (address.startsWith('mailto:')) return { type: 'email', email: address.slice(7) }
  return address ? { type: 'url', url: address } : undefined
}

function mapLinks(value: RichText, change: (node: LinkNode) => LinkNode): RichText {
  const inline = (node: InlineNode): InlineNode => (node.type === 'link' ? change(node) : node)
  const block = (node: BlockNode): BlockNode =>
    node.type === 'list'
      ? { ...node, children: node.children.map((item) => ({ ...item, children: item.children.map(inline) })) }
      : { ...node, children: node.children.map(inline) }
  return { ...value, root: { ...value.root, children: value.root.children.map(block) } }
}

/** Renames the collection to which links lead: stored texts name it by its word, Payload's panel by its slug. */
function renamed(value: Json | RichText, from: string, to: string): Json {
  return JSON.parse(JSON.stringify(value), (key, part) => (key === 'relationTo' && part === from ? to : part))
}

/** Keys that Payload writes as null where a link or list item does not have them. */
const optional = ['url', 'doc', 'checked', 'id', 'newTab']

/** Leaves out what Payload's editor writes beyond content/rich-text.ts: nulls, a page's name, underline by keyboard. */
function cleaned(value: Json): unknown {
  return JSON.parse(JSON.stringify(value), (key, part) => {
    if (key === 'label' || (part === null && optional.includes(key))) return undefined
    // Lexical's bits 1 and 2 are bold and italic.
    return part?.type === 'text' && typeof part.format === 'number' ? { ...part, format: part.format & 3 } : part
  })
}
