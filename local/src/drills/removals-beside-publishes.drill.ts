import { ApiError } from '@blickfang/contract/api/api-error.ts'
import { blockAnchor } from '@blickfang/contract/options/link/anchor.ts'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { MadePage } from '../testing/editor-calls.ts'
import { countAttempts } from './count-attempts.ts'
import { call, dropPage, groupsOf, makePage } from './site-calls.ts'

const rounds = 500
const { databaseUrl } = inject('product')
const published = countAttempts('publishes beside removals', rounds)
const read = countAttempts('readings of the page meanwhile', rounds)
const removed = countAttempts('blocks removed and brought back meanwhile', rounds)

const words = (index: number) => [`Titel ${index} ganz`, `Text ${index} ganz`]
let page: MadePage
let blocks: { readonly id: string; readonly words: readonly string[] }[]

beforeAll(async () => {
  page = await makePage('Halbe Sachen', ['cta', 'cta', 'cta', 'cta', 'cta', 'cta'])
  blocks = (await groupsOf(page.id)).map(({ id }, index) => ({ id, words: words(index) }))
  for (const [index, { id, fields }] of (await groupsOf(page.id)).entries()) {
    for (const [place, name] of ['title', 'primaryButton'].entries()) {
      const field = fields.find((one) => one.name === name)
      const content = { de: { text: words(index)[place] ?? '' } }
      // Visitors see no button that leads nowhere.
      const options = name === 'title' ? {} : { link: { type: 'phone', phone: '+41522129090' } }
      const data = { content, options }
      await call('saveData', { itemType: 'field', linkId: field?.id ?? '', data, base: field?.revs ?? {} })
    }
    expect(id).toBe(blocks[index]?.id)
  }
  await call('publishPage', { id: page.id })
  expect(await listHalves(), 'the page before anything is removed').toEqual([])
})
afterAll(() => dropPage(page))

/** The blocks in a page as a visitor got it, each with the words that stand in it and in no other. */
function blocksIn(html: string): { id: string; text: string }[] {
  const places = blocks
    .map(({ id }) => ({ id, at: html.indexOf(`id="${blockAnchor(id)}"`) }))
    .filter(({ at }) => at >= 0)
    .sort((one, other) => one.at - other.at)
  return places.map(({ id, at }, index) => ({ id, text: html.slice(at, places[index + 1]?.at ?? html.length) }))
}

/** Lists the faults of the page as a visitor gets it. */
async function listHalves(): Promise<string[]> {
  const answer = await fetch(page.live, { headers: { 'cache-control': 'no-cache' } })
  const html = await answer.text()
  if (answer.status !== 200) return [`status ${answer.status}`]
  return blocksIn(html).flatMap(({ id, text }) =>
    (blocks.find((block) => block.id === id)?.words ?? [])
      .filter((part) => !text.includes(part))
      .map((part) => `no «${part}»`),
  )
}

/** Removes a block and brings it back, again and again. Colleagues who do the same with it may come first: a conflict is no failure. */
async function keepRemoving(turn: number, isOver: () => boolean): Promise<void> {
  for (let at = turn; !isOver(); at++) {
    const groupId = blocks[at % blocks.length]?.id ?? ''
    const place = { pageId: page.id, groupId }
    await call('removeGroup', { ...place, base: await revsOf(groupId) }).catch(unlessConflict)
    await call('changeGroupStatus', { ...place, to: 'draft', base: await revsOf(groupId) }).catch(unlessConflict)
    removed()
  }
}

function unlessConflict(error: unknown): void {
  if (!(error instanceof ApiError && error.code === 'CONFLICT')) throw error
}

async function revsOf(groupId: string) {
  return (await groupsOf(page.id)).find(({ id }) => id === groupId)?.revs ?? {}
}

async function keepReading(isOver: () => boolean, found: Set<string>): Promise<void> {
  while (!isOver()) {
    for (const half of await listHalves()) found.add(half)
    read()
  }
}

test('500 publishes beside removals: no visitor gets half a block, and nothing half is left', async () => {
  let isOver = false
  const found = new Set<string>()
  const busy = [0, 2, 4].map((turn) => keepRemoving(turn, () => isOver))
  const readers = [1, 2].map(() => keepReading(() => isOver, found))
  try {
    for (let round = 0; round < rounds; round++) {
      await call('publishPage', { id: page.id })
      published()
    }
  } finally {
    isOver = true
    await Promise.all([...busy, ...readers])
  }
  expect([...found]).toEqual([])

  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query(
    `with live as (select id from bf_groups where page_id = $1 and published is not null)
      select 'block without words' as half, id from live
        where exists (select from bf_fields f where f.group_id = live.id and f.published is null)
      union all select 'words without block', id from bf_fields
        where page_id = $1 and published is not null and group_id not in (select id from live)`,
    [page.id],
  )
  await client.end()
  expect(rows).toEqual([])
})

test('a page that lacks a word is seen as half', async () => {
  const [first] = blocks
  expect(first).toBeDefined()
  await call('publishPage', { id: page.id })
  blocks = blocks.map((block) => ({ ...block, words: [...block.words, 'Wort, das nirgends steht'] }))
  expect(await listHalves()).not.toEqual([])
})
