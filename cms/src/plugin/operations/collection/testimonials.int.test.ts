import { blocks } from '@blickfang/blocks/contracts.generated.ts'
import { addPage } from '@blickfang/contract/api/v1/page.ts'
import { searchSite } from '@blickfang/contract/api/v1/search.ts'
import { dataFor } from '@blickfang/contract/kernel/source.ts'
import { type MigrateUpArgs, sql } from '@payloadcms/db-postgres'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { down, up } from '../../../migrations/20261130_021000_testimonials_of_the_site.ts'
import { insertPage } from '../../../testing/insert-page.ts'
import { startCms, type TestCms } from '../../testing/start-cms.ts'
import { getPageView } from '../page/get-page-view.ts'
import { listAddresses } from '../site/list-addresses.ts'

let cms: TestCms
beforeAll(async () => {
  cms = await startCms()
  await cms.db.rows(sql`update bf_settings set values = '{"languages": {"default": "de", "active": ["de", "fr"]}}'`)
})
afterAll(() => cms.stop())
beforeEach(async () => {
  await cms.db.rows(sql`delete from bf_pages where collection = 'testimonials'`)
  await cms.db.rows(sql`delete from bf_groups where name in ('testimonialsContainer', 'testimonialDetails')`)
})

const said = (de: string, fr?: string) => ({
  'content.de': { text: de, by: 'person' },
  ...(fr && { 'content.fr': { text: fr, by: 'person' } }),
})
const card = (words: string, values: object = {}) => ({
  name: 'testimonialDetails',
  values: { 'options.rating': 4, ...values } as never,
  fields: { text: said(words, `${words} (fr)`), name: said(`Name ${words}`), function: said('Seen') } as never,
})

async function pageWith(...cards: ReturnType<typeof card>[]) {
  const slug = `stimmen-${crypto.randomUUID()}`
  const children = cards.map((each, at) => ({
    ...each,
    values: { order: `a${at}`, ...(each.values as object) } as never,
  }))
  const values = { 'slug.de': slug, 'slug.fr': slug, 'name.de': slug, 'name.fr': slug }
  await insertPage(cms.db, { values, groups: [{ name: 'testimonialsContainer', children }] })
  return slug
}

/** Testimonials of a page's block, as its view gets them. */
async function voices(slug: string, { locale = 'de' as 'de' | 'fr', draft = false } = {}) {
  const actor = { id: null, role: draft ? 'optician' : 'visitor' } as const
  const view = await getPageView({ locale, collection: null, slug, draft }, { db: cms.db, actor })
  const group = view?.groups.find(({ name }) => name === 'testimonialsContainer')
  const { testimonials } = dataFor(
    { block: blocks.testimonialsContainer, options: {}, items: group?.items },
    view?.sources ?? [],
  )
  return (testimonials as readonly { text: unknown; name: string; rating: number }[]).map(({ text, name, rating }) => ({
    ...{ name, rating },
    text: JSON.stringify(text).match(/"text":"([^"]*)"/)?.[1],
  }))
}

const args = () => ({ db: cms.payload.db.drizzle, payload: cms.payload }) as unknown as MigrateUpArgs

test('every card of every block is a member of the collection, with all its words, and each block shows its own, in their order', async () => {
  const [one, two] = [
    await pageWith(card('eins'), card('zwei', { archived: true }), card('drei', { order: 'Zz' })),
    await pageWith(card('vier')),
  ]
  await up(args())
  const voice = (words: string) => ({ name: `Name ${words}`, rating: 4, text: words })
  for (const draft of [false, true]) {
    expect(await voices(one, { draft })).toEqual([voice('drei'), voice('eins')])
    expect(await voices(two, { draft })).toEqual([voice('vier')])
  }
  expect(await voices(one, { locale: 'fr' })).toEqual([
    { ...voice('drei'), text: 'drei (fr)' },
    { ...voice('eins'), text: 'eins (fr)' },
  ])
  const kept = await cms.db.rows<{ title: string; waits: boolean }>(sql`
    select draft->>'name.fr' as title, changed or exists (select from bf_groups g where g.page_id = p.id and g.changed) as waits
    from bf_pages p where collection = 'testimonials' order by draft->>'order' collate "C"`)
  expect(kept).toHaveLength(4)
  expect(kept.every(({ waits }) => !waits)).toBe(true)
  expect(kept.map(({ title }) => title).toSorted()).toEqual(['Name drei', 'Name eins', 'Name vier', 'Name zwei'])
  await down(args())
  const [back] = await cms.db.rows(
    sql`select count(*)::int as cards from bf_groups where name = 'testimonialDetails' and parent_id is not null`,
  )
  expect(back).toEqual({ cards: 4 })
})

test('one block alone shows whoever comes, and what people say has no page of its own for visitors', async () => {
  const slug = await pageWith(card('eins'))
  await up(args())
  const added = await cms.call(addPage, { collectionName: 'testimonials', initialMeta: { name: 'Neu' }, lang: 'de' })
  expect(added.json.page).toMatchObject({ collection: 'testimonials' })
  expect((await voices(slug, { draft: true })).map(({ name }) => name)).toEqual(['Name eins', 'Anna M.'])
  expect((await voices(slug)).map(({ name }) => name)).toEqual(['Name eins'])
  const visitor = { id: null, role: 'visitor' } as const
  const read = (draft: boolean) =>
    getPageView(
      { locale: 'de', collection: 'testimonials', slug: 'stimme-1', draft },
      { db: cms.db, actor: draft ? { id: null, role: 'optician' } : visitor },
    )
  expect(await read(false)).toBeNull()
  expect((await read(true))?.groups.map(({ name }) => name)).toEqual(['testimonialDetails'])
  const addresses = await listAddresses({ locale: 'de', draft: false }, { db: cms.db, actor: visitor })
  expect(addresses.filter(({ href }) => href.includes('testimonials'))).toEqual([])
  const found = await cms.call(searchSite, { searchQuery: 'eins', lang: 'de' }, null as never)
  expect(found.json.results.filter(({ href }: { href: string }) => href.includes('testimonials'))).toEqual([])
})
