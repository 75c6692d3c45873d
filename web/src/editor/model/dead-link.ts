import type { EditorPageEntry } from '@blickfang/shared/content/editor-page.ts'
import type { LinkNode, RichText } from '@blickfang/shared/content/rich-text.ts'
import type { ContentValues } from '@blickfang/shared/content/values.ts'
import type { Group } from '@blickfang/shared/kernel/block.ts'
import type { NamedPage } from '@blickfang/shared/kernel/option.ts'
import { isComplete, type Link, linkSchema } from '@blickfang/shared/options/link/option.ts'
import type { PageDocument } from './page-document.ts'

/** Why a link to a page leads a visitor nowhere: the page is removed, archived, never published, or not there in the page's language. */
export type DeadEnd = 'removed' | 'archived' | 'unpublished' | 'language'

/** What keeps visitors from the page that a link names; null when they reach it, or when it names no page. */
export function deadEnd(document: PageDocument, link: Link | null): DeadEnd | null {
  if (link?.type !== 'page' || !isComplete(link)) return null
  const page = pageOfLink(document, { id: link.page?.id, role: link.role })
  if (!page || page.deleted) return 'removed'
  if (page.archived) return 'archived'
  // What is being edited goes live together with the link.
  if (page.id === document.pageId) return page.slug[document.locale] ? null : 'language'
  if (page.live.length === 0) return 'unpublished'
  return page.live.includes(document.locale) ? null : 'language'
}

/** The page that a link names, by its id or its role; undefined when it is not known, as after a removal. */
export function pageOfLink(document: PageDocument, named: NamedPage): EditorPageEntry | undefined {
  const { entries } = document.site.getState()
  if (named.id) return entries[named.id]
  return Object.values(entries).find(({ role }) => role !== null && `~${role}` === named.role)
}

/** Where a link among a block's own options ends, if it ends nowhere. */
export function ownDeadEnd(document: PageDocument, group: Group, values: ContentValues): DeadEnd | undefined {
  const ends = Object.keys(group.options).map((name) =>
    deadEnd(document, linkSchema.safeParse(values[`options.${name}`]).data ?? null),
  )
  return ends.find((end) => end !== null) ?? undefined
}

/** The links of a rich text that lead nowhere, each with its words. */
export function deadLinksIn(document: PageDocument, json: RichText): readonly { end: DeadEnd; words: string }[] {
  return linksIn(json.root).flatMap((node) => {
    const end = deadEnd(document, linkOf(node.fields))
    return end ? [{ end, words: wordsOf(node) }] : []
  })
}

function linkOf({ link, doc }: LinkNode['fields']): Link | null {
  return link ?? (doc ? { type: 'page', page: { id: doc.value, collection: null } } : null)
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
