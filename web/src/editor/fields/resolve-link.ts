import { type LinkNode } from '@blickfang/contract/content/rich-text.ts'
import type { Json } from '@blickfang/contract/kernel/json.ts'
import type { NamedPage } from '@blickfang/contract/kernel/option.ts'
import { hrefOf, type Link, linkSchema } from '@blickfang/contract/options/link/option.ts'
import { siteHref } from '@blickfang/contract/options/link/site-href.ts'
import { nodeHref } from '@blickfang/views/site/rich-text.tsx'
import { findSource } from '../model/catalogue/known-blocks.ts'
import { liveHref, pageOfLink } from '../model/dead-link.ts'
import type { PageDocument } from '../model/page-document.ts'

export function readLink(value: Json | undefined): Link | null {
  return linkSchema.safeParse(value).data ?? null
}

/** Where a stored link leads on the live page; null while it leads nowhere. */
export function resolveLink(document: PageDocument, link: Link | null): string | null {
  const addressOf = (named: NamedPage) => {
    const page = pageOfLink(document, named)
    return page ? liveHref(page, document) : null
  }
  return hrefOf(link, { locale: document.locale, addressOf })
}

/** The id of the page that the draft's links reach at a path; null for a path that none has. */
export function pageAt(document: PageDocument, path: string): string | null {
  const { entries, sources } = document.site.getState()
  const page = Object.values(entries).find((entry) => !entry.deleted && liveHref(entry, document) === path)
  const cards = sources.flatMap(({ name, data }) => findSource(name)?.linkedPages?.(data) ?? [])
  return page?.id ?? cards.find(({ href }) => href === path)?.id ?? null
}

/** Where a link in a rich text leads: pages by their address now, everything else as it is written. */
export function resolveNodeHref(document: PageDocument, fields: Partial<LinkNode['fields']>): string | null {
  const link =
    fields.link ?? (fields.doc ? { type: 'page' as const, page: { id: fields.doc.value, collection: null } } : null)
  if (link?.type === 'page') return resolveLink(document, link)
  const href = nodeHref(fields)
  return href && siteHref(href, document.locale)
}
