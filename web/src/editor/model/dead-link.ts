import type { EditorPageEntry } from '@blickfang/contract/content/editor-page.ts'
import { valueKeys } from '@blickfang/contract/content/keys/value-keys.ts'
import type { LinkNode, RichText } from '@blickfang/contract/content/rich-text.ts'
import type { ContentValues } from '@blickfang/contract/content/values.ts'
import type { Group } from '@blickfang/contract/kernel/block.ts'
import type { NamedPage } from '@blickfang/contract/kernel/option.ts'
import { isComplete, type Link, linkSchema } from '@blickfang/contract/options/link/option.ts'
import { nodeHref } from '@blickfang/views/site/rich-text.tsx'
import type { PageDocument } from './page-document.ts'
import { typedPath } from './unknown-pages.ts'

/**
 * Why a link leads a visitor nowhere: its page is removed, archived, never published, or not there in the page's language; or no
 * page has the address that was typed.
 */
export type DeadEnd = 'removed' | 'archived' | 'unpublished' | 'language' | 'address'

/** Reason why visitors do not reach the page of a link; null when they do, when nobody knows yet, and when the link leads to another site. */
export function deadEnd(document: PageDocument, link: Link | null): DeadEnd | null {
  if (link?.type === 'url') return isMissing(document, link.url ?? '') ? 'address' : null
  if (link?.type !== 'page' || !isComplete(link)) return null
  const page = pageOfLink(document, { id: link.page?.id, role: link.role })
  if (!page || page.deleted) return 'removed'
  if (page.archived) return 'archived'
  // What is being edited goes live together with the link.
  if (page.id === document.pageId) return page.slug[document.locale] ? null : 'language'
  if (page.live.length === 0) return 'unpublished'
  return page.live.includes(document.locale) ? null : 'language'
}

function isMissing(document: PageDocument, url: string): boolean {
  const path = typedPath(document, url)
  const { addresses, entries } = document.site.getState()
  if (path === null || addresses[path] !== false) return false
  const own = entries[document.pageId]
  // What is being edited goes live together with the link.
  return !own || own.deleted || own.archived || liveHref(own, document) !== path
}

/** Where a page stands once it is published; one named like its collection stands at the collection's own address. */
export function liveHref(page: EditorPageEntry, { locale, defaultLocale }: PageDocument): string | null {
  const slug = page.slug[locale] ?? page.slug[defaultLocale]
  if (!slug) return null
  if (page.role === 'home') return `/${locale}`
  return `/${[locale, page.collection === slug ? null : page.collection, slug].filter(Boolean).join('/')}`
}

/** The page that a link names, by its id or its role; undefined when it is not known, as after a removal. */
export function pageOfLink(document: PageDocument, named: NamedPage): EditorPageEntry | undefined {
  const { entries } = document.site.getState()
  if (named.id) return entries[named.id]
  return Object.values(entries).find(({ role }) => role !== null && `~${role}` === named.role)
}

/** Where a link among a block's own options ends, if it ends nowhere. */
export function ownDeadEnd(document: PageDocument, group: Group, values: ContentValues): DeadEnd | undefined {
  for (const name of Object.keys(group.options)) {
    const value = values[valueKeys.options.key(name)]
    // A page asks this of all that it shows whenever one of the site's pages changes: no more is looked at than can be a link.
    const link = value && typeof value === 'object' ? linkSchema.safeParse(value).data : undefined
    const end = link && deadEnd(document, link)
    if (end) return end
  }
  return undefined
}

/** The links of a rich text that lead nowhere, each with its words. */
export function deadLinksIn(document: PageDocument, json: RichText): readonly { end: DeadEnd; words: string }[] {
  return linksIn(json.root).flatMap((node) => {
    const end = deadEnd(document, linkOf(node.fields))
    return end ? [{ end, words: wordsOf(node) }] : []
  })
}

function linkOf(fields: LinkNode['fields']): Link | null {
  const { link, doc } = fields
  if (link ?? doc) return link ?? (doc ? { type: 'page', page: { id: doc.value, collection: null } } : null)
  const url = nodeHref(fields)
  return url ? { type: 'url', url } : null
}

/** A node as a walk over all of them sees it. */
interface AnyNode {
  readonly type: string
  readonly children?: readonly AnyNode[]
}

function linksIn(node: AnyNode): LinkNode[] {
  if (node.type === 'link') return [node as unknown as LinkNode]
  return (node.children ?? []).flatMap(linksIn)
}

function wordsOf({ children }: LinkNode): string {
  return children.map((child) => ('text' in child ? child.text : ' ')).join('')
}
