import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseUrl } from '@blickfang/contract/kernel/text/address/parse-url.ts'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { countAttempts } from './count-attempts.ts'
import { type HiddenWords, hideWords, type Mark } from './hidden-words.ts'
import { type PublicRequest, queriesFor, requestsForAll, requestsForPage } from './public-requests.ts'

const { url, dataDir, token, login, databaseUrl } = inject('product')
const asked = countAttempts('requests without a session', 1_500)
let words: HiddenWords

beforeAll(async () => {
  words = await hideWords()
})
afterAll(() => words.remove())

interface Answer {
  readonly request: PublicRequest
  readonly status: number
  readonly text: string
}

async function send(request: PublicRequest, session: Record<string, string> = {}): Promise<Answer> {
  const { path, headers, queries = [undefined] } = request
  for (const query of queries) {
    const answer = await fetch(new URL(path, url), {
      redirect: 'manual',
      headers: { ...headers, ...session, ...(query === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(query === undefined ? {} : { method: 'POST', body: JSON.stringify({ query }) }),
    })
    const text = `${[...answer.headers].flat().join('\n')}\n${await answer.text()}`
    if (query === undefined || query === queries.at(-1) || answer.status === 200)
      return { request, status: answer.status, text }
  }
  throw new Error(`${path} asks for nothing.`)
}

/** Sends all requests, eight at a time. */
async function sendAll(requests: readonly PublicRequest[], session?: Record<string, string>): Promise<Answer[]> {
  const waiting = [...requests]
  const answers: Answer[] = []
  const work = async () => {
    for (let request = waiting.shift(); request; request = waiting.shift()) answers.push(await send(request, session))
  }
  await Promise.all(Array.from({ length: 8 }, work))
  return answers
}

/** Follows all addresses of the site that anything names, from its front door on, and asks for each page in every form. */
async function crawl(): Promise<Answer[]> {
  const known = new Set<string>()
  const answers: Answer[] = []
  let next = new Set([
    '/',
    '/de',
    '/fr',
    '/sitemap.xml',
    ...words.pages.flatMap(({ slug }) => [`/de/${slug}`, `/it/${slug}`, `/fr/${slug}`]),
  ])
  while (next.size > 0) {
    for (const path of next) known.add(path)
    const got = await sendAll([...next].flatMap((path) => (isPage(path) ? requestsForPage(path) : [{ path }])))
    answers.push(...got)
    next = new Set(got.flatMap(({ text }) => addressesIn(text)).filter((path) => !known.has(path)))
  }
  return answers
}

function isPage(path: string): boolean {
  return /^\/[a-z]{2}(\/[^.?]*)?$/.test(path) && !/\/(edit|login)(\/|$)/.test(path)
}

/** Addresses of this site in a page, a sitemap or a header. Pictures hold no words. */
function addressesIn(text: string): string[] {
  const named = [...text.matchAll(/(?:href|src|action|content)="([^"]+)"|<loc>([^<]+)<|^location\n(.+)$/gm)]
  return named.flatMap(([, one, two, three]) => {
    const address = (one ?? two ?? three ?? '').replaceAll('&amp;', '&')
    if (!parseUrl(address, url) || !/^(https?:\/\/|\/)/.test(address)) return []
    const { origin, pathname, search } = new URL(address, url)
    return origin === url && !pathname.startsWith('/api/bf-media/') ? [pathname + search] : []
  })
}

/** Marks in answers; what a request itself has said is no news. */
function marksIn(answers: readonly Answer[], marks: readonly Mark[]): string[] {
  return answers.flatMap(({ request, status, text }) =>
    marks
      .filter(({ word }) => text.includes(word) && !JSON.stringify(request).includes(word))
      .map(({ place }) => `${place}: ${request.path} ${(request.queries?.[0] ?? '').slice(0, 120)} ${status}`),
  )
}

const placesIn = (answers: readonly Answer[], marks: readonly Mark[]) =>
  new Set(marks.filter(({ word }) => answers.some(({ text }) => text.includes(word))).map(({ place }) => place))

/** Keys of the run, and what opens the database and the editor. */
function keys(): Mark[] {
  const kept = JSON.parse(readFileSync(join(dataDir, 'secrets.json'), 'utf8')) as Record<string, string>
  const found = Object.entries(kept).map(([place, word]) => ({ place, word }))
  return [
    ...found,
    { place: 'the database’s password', word: new URL(databaseUrl).password },
    { place: 'the editor’s password', word: login.password },
    { place: 'the editor’s address', word: login.email },
    { place: 'the editor’s session', word: token },
  ].filter(({ word }) => word.length >= 8)
}

async function allRequests(): Promise<PublicRequest[]> {
  const ids = words.pages.map(({ id }) => id)
  const addresses = words.hidden.filter(({ place }) => place.includes('address')).map(({ word }) => word)
  const slugs = [...words.pages.map(({ slug }) => slug), ...addresses]
  return [...(await requestsForAll(ids)), ...queriesFor(ids, slugs)]
}

test('all hidden words are stored, so that they could be found', async () => {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query<{ row: string }>(
    `select bf_pages::text as row from bf_pages union all select bf_groups::text from bf_groups union all select bf_fields::text from bf_fields
      union all select bf_navigation::text from bf_navigation`,
  )
  await client.end()
  const lost = words.hidden.filter(({ word }) => !rows.some(({ row }) => row.includes(word)))
  // A password is kept as a hash alone.
  expect(lost.map(({ place }) => place)).toEqual(['the password of a page'])
})

test('a visitor finds no hidden word and no key, however they ask', async () => {
  const secrets = [...words.hidden, ...keys()]
  const byHand = await sendAll([
    ...(await allRequests()),
    ...words.hidden.flatMap(({ word }) => ['de', 'fr', 'it'].map((locale) => ({ path: `/${locale}/${word}` }))),
  ])
  const crawled = await crawl()
  asked(byHand.length + crawled.length)
  expect(marksIn([...byHand, ...crawled], secrets)).toEqual([])
  // The same eyes see what is open.
  expect([...placesIn(crawled, words.open)].sort()).toEqual([...new Set(words.open.map(({ place }) => place))].sort())
})

test('whoever is signed in finds them by the same requests', async () => {
  const answers = await sendAll(await allRequests(), { cookie: `payload-token=${token}`, origin: url })
  const found = placesIn(answers, words.hidden)
  const unseen = words.hidden.filter(({ place }) => !found.has(place)).map(({ place }) => place)
  expect(unseen).toEqual(['the password of a page'])
})
