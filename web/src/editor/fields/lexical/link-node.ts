import type { LinkNode as StoredLink } from '@blickfang/contract/content/rich-text.ts'
import { linkOfHref } from '@blickfang/contract/options/link/link-of-href.ts'
import type { Link } from '@blickfang/contract/options/link/option.ts'
import { plainHref } from '@blickfang/contract/options/link/option.ts'
import { nodeHref } from '@blickfang/views/site/rich-text.tsx'
import {
  $applyNodeReplacement,
  type DOMConversionMap,
  type EditorConfig,
  ElementNode,
  type LexicalNode,
  type LexicalUpdateJSON,
  type SerializedElementNode,
} from 'lexical'

type LinkFields = StoredLink['fields']
type SerializedLink = SerializedElementNode & { fields: LinkFields; id?: string | undefined }

/** A link in the shape that Payload's own editor reads (shared/content/rich-text.ts), with the spec's link in `fields.link`. */
export class LinkNode extends ElementNode {
  __fields: LinkFields = { linkType: 'custom', newTab: false }
  __id: string | undefined = undefined

  static override getType(): string {
    return 'link'
  }

  static override clone(node: LinkNode): LinkNode {
    const copy = new LinkNode(node.__key)
    copy.__fields = node.__fields
    copy.__id = node.__id
    return copy
  }

  static override importJSON(serialized: SerializedLink): LinkNode {
    return $createLinkNode(serialized.fields).updateFromJSON(serialized)
  }

  static override importDOM(): DOMConversionMap {
    return { a: () => ({ conversion: (element) => ({ node: fromAnchor(element) }), priority: 1 }) }
  }

  override updateFromJSON(serialized: LexicalUpdateJSON<SerializedLink>): this {
    const node = super.updateFromJSON(serialized).setFields(serialized.fields)
    node.__id = serialized.id
    return node
  }

  override exportJSON(): SerializedLink {
    const id = this.getLatest().__id
    return { ...super.exportJSON(), type: 'link', fields: this.getFields(), ...(id && { id }) }
  }

  override createDOM(config: EditorConfig): HTMLElement {
    const anchor = document.createElement('a')
    if (config.theme.link) anchor.className = config.theme.link
    const href = nodeHref(this.__fields)
    if (href) anchor.href = href
    return anchor
  }

  override updateDOM(previous: LinkNode): boolean {
    return previous.__fields !== this.__fields
  }

  getFields(): LinkFields {
    return this.getLatest().__fields
  }

  setFields(fields: LinkFields): this {
    const writable = this.getWritable()
    writable.__fields = fields
    return writable
  }

  override isInline(): true {
    return true
  }
  override canBeEmpty(): false {
    return false
  }
  override canInsertTextBefore(): false {
    return false
  }
  override canInsertTextAfter(): false {
    return false
  }
}

export function $createLinkNode(fields: LinkFields): LinkNode {
  const node = new LinkNode()
  node.__fields = fields
  return $applyNodeReplacement(node)
}

export function $isLinkNode(node: LexicalNode | null | undefined): node is LinkNode {
  return node instanceof LinkNode
}

/** A complete link as a node's fields: the admin's editor reads `url` or `doc`, the site reads `link`. */
export function linkFields(link: Link): LinkFields {
  const doc = link.type === 'page' && link.page ? { relationTo: 'pages' as const, value: link.page.id } : null
  if (doc) return { linkType: 'internal', newTab: false, doc, link }
  return { linkType: 'custom', newTab: false, url: plainHref(link), link }
}

/** Pasted links keep where they lead if visitors may follow; else only their words stay. */
function fromAnchor(element: HTMLElement): LinkNode | null {
  const link = linkOfHref(element.getAttribute('href') ?? '')
  return link && $createLinkNode(linkFields(link))
}
