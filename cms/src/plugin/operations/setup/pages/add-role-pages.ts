import { valueKeys } from '@blickfang/contract/content/keys/value-keys.ts'
import { normaliseSlug } from '@blickfang/contract/content/slug.ts'
import { firstOrder } from '@blickfang/contract/kernel/sibling-order.ts'
import { sql } from '@payloadcms/db-postgres'
import { generateNKeysBetween } from 'fractional-indexing'
import type { Database } from '../../../db/database.ts'
import { orderOf } from '../../../reading/read-sql.ts'
import { jsonb } from '../../content/content-table.ts'
import { getLanguages } from '../../content/get-languages.ts'
import { claimFreeSlug } from '../../content/page-slugs.ts'
import { getSettings } from '../../settings/save-settings.ts'
import { lackingPages } from './lacking-pages.ts'
import { type PageRow, pageRows } from './page-rows.ts'
import { insertPages } from './write-pages.ts'

/**
 * Gives a site that has pages those with a role that its releases have added since, as drafts without words, in its languages; one
 * without any all of them where that `fillsEmpty`. A page that was removed is there as a tombstone, and stays removed. May be run
 * again, and by two at once. Answers their names.
 */
export async function addRolePages(db: Database, { fillsEmpty = false } = {}): Promise<string[]> {
  return db.transaction(async (tx) => {
    await tx.rows(sql`select pg_advisory_xact_lock(hashtext('blickfang role pages'))`)
    const existing = await tx.rows<{ role: string | null; order: string }>(
      sql`select role, ${orderOf(sql`draft`)} as order from bf_pages`,
    )
    const { settings } = await getSettings({ db: tx })
    const roles = existing.map(({ role }) => role)
    const isLeftEmpty = roles.length === 0 && !fillsEmpty
    const missing = isLeftEmpty ? [] : lackingPages(roles, settings.game.active)
    if (missing.length === 0) return []
    const rows = pageRows(missing, {}, await getLanguages(tx))
    const orders = generateNKeysBetween(lastOf(existing), null, missing.length)
    const pages = rows.pages.map((page, at) => ({
      ...page,
      values: { ...page.values, order: orders[at] ?? firstOrder },
    }))
    await insertPages(tx, { ...rows, pages: pages.map(withoutSlugs) }, { isLive: false })
    for (const page of pages) await claimSlugs(tx, page)
    return missing.map(({ name }) => name.de)
  })
}

const lastOf = (pages: readonly { order: string }[]) =>
  pages
    .map(({ order }) => order)
    .sort()
    .at(-1) ?? null

const withoutSlugs = (page: PageRow): PageRow => ({
  ...page,
  values: Object.fromEntries(Object.entries(page.values).filter(([key]) => valueKeys.slug.partOf(key) === null)),
})

/** The page's own address where it is free; a page of the site that has it keeps it. */
async function claimSlugs(tx: Database, { id, collection, values }: PageRow): Promise<void> {
  for (const [key, wished] of Object.entries(values)) {
    const locale = valueKeys.slug.partOf(key)
    if (!locale) continue
    const slug = await claimFreeSlug(tx, { pageId: id, collection, locale, slug: normaliseSlug(String(wished)) })
    await tx.rows(sql`update bf_pages set draft = draft || ${jsonb({ [key]: slug })} where id = ${id}`)
  }
}
