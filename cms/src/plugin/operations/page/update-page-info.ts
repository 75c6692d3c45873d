import type { AnswerOf } from '@blickfang/contract/api/endpoint.ts'
import type { updatePageInfo as contract } from '@blickfang/contract/api/v1/page.ts'
import { parseKey, valueKeys } from '@blickfang/contract/content/keys/value-keys.ts'
import type { Json } from '@blickfang/contract/kernel/json.ts'
import { sql } from '@payloadcms/db-postgres'
import type { Call } from '../operation-context.ts'
import { saveItem } from '../values/save-item.ts'

/**
 * Changes name, address or meta of a page's draft. A language that is named or ticked and has no address yet gets one. A password
 * holds at once. Throws SLUG_EMPTY, SLUG_TAKEN, CONFLICT, NOT_FOUND.
 */
export async function updatePageInfo(call: Call<typeof contract>): Promise<AnswerOf<typeof contract>> {
  const { id, lang, slug, meta: { name, description, ...meta } = {}, base } = call.body
  const own = valueKeys.slug.key(lang)
  const named = {
    [own]: slug,
    [valueKeys.name.key(lang)]: name,
    [valueKeys.description.key(lang)]: description,
    ...meta,
  }
  const patch = Object.fromEntries(Object.entries(named).filter(([, value]) => value !== undefined)) as {
    [key: string]: Json
  }
  const pathOf = (key: string) => (key === own ? 'lang' : `meta.${parseKey(key)?.value.kind}`)
  return call.db.transaction(async (db) => {
    const { saved, made } = await saveItem({ ...call, db }, { itemType: 'page', id, patch, base, pathOf })
    const [page] = await db.rows<{ slug: string | null }>(
      sql`select draft ->> ${own} as slug from bf_pages where id = ${id}`,
    )
    const slugs = Object.entries(made).flatMap(([key, value]) => {
      const locale = slug !== undefined && key === own ? null : valueKeys.slug.partOf(key)
      return locale ? [[locale, value]] : []
    })
    return { ...saved, slug: page?.slug ?? null, madeSlugs: Object.fromEntries(slugs) }
  })
}
