import { randomUUID } from 'node:crypto'
import { apiAddress } from '@blickfang/contract/api/api-address.ts'
import { createClient } from '@blickfang/contract/api/client.ts'
import { rawConnections } from '@blickfang/testing/raw-connections.ts'
import { afterEach, expect, inject, test } from 'vitest'
import { signIn } from '../../testing/start-product.ts'
import { countAttempts } from '../count-attempts.ts'
import { queryValue } from '../kill-processes.ts'
import { openForm } from '../people/open-form.ts'
import { beginRound } from '../people/player.ts'
import { call, dropPage, groupsOf, makePage } from '../site-calls.ts'

const { url, cmsUrl, token, databaseUrl } = inject('product')
const gameDatabase = new URL('/game', databaseUrl).href
const { hostname, port } = new URL(url)
const { say, close } = rawConnections(() => ({ host: hostname, port: Number(port) }))
const tried = countAttempts('attacks on accounts, publishing, mails, renderings and the game', 300)

afterEach(close)

/** An id as Postgres also reads it: each letter a capital or not. */
const spellings = (id: string): string[] => [
  id.toUpperCase(),
  ...Array.from({ length: 9 }, () =>
    id.replace(/[a-f]/g, (letter) => (Math.random() < 0.5 ? letter.toUpperCase() : letter)),
  ),
]

const send = (path: string, method: string, body: object, session = token) =>
  fetch(`${url}${path}`, {
    method,
    headers: { 'content-type': 'application/json', origin: url, cookie: `payload-token=${session}` },
    body: JSON.stringify(body),
  })

test('who finds an open session takes neither password nor address of the account, however its id is written', async () => {
  const login = { email: `${randomUUID()}@example.ch`, password: randomUUID() }
  const made = await send('/api/bf-users', 'POST', { ...login, role: 'optician', name: 'Offene Sitzung' })
  expect(made.status, await made.clone().text()).toBe(201)
  const { id } = (await made.json()).doc as { id: string }
  const session = await signIn(url, login)
  for (const spelling of [id, ...spellings(id)]) {
    for (const stolen of [{ password: randomUUID() }, { email: `${randomUUID()}@example.ch` }]) {
      const answer = await send(`/api/bf-users/${spelling}`, 'PATCH', stolen, session)
      expect([spelling, answer.status]).toEqual([spelling, expect.toBeOneOf([400, 429])])
      tried()
    }
  }
  const kept = `select email as kept from bf_users where id = '${id}'`
  expect(await queryValue(kept, 'kept')).toBe(login.email)
  expect(await signIn(url, login)).toBeTruthy()
  expect((await send(`/api/bf-users/${id}`, 'DELETE', {})).status).toBe(200)
})

test('what is published by an id in any spelling is what visitors get from then on', async () => {
  const page = await makePage('Schreibweisen', ['hero'])
  await call('publishPage', { id: page.id })
  for (const spelling of spellings(page.id)) {
    const [group] = await groupsOf(page.id)
    const field = group?.fields.find(({ name }) => name === 'title')
    const words = `Stand ${randomUUID()}`
    const data = { content: { de: { text: words } } }
    await call('saveData', { itemType: 'field', linkId: field?.id ?? '', data, base: field?.revs ?? {} })
    await call('publishPage', { id: spelling })
    expect(await (await fetch(page.live)).text()).toContain(words)
    tried()
  }
  await dropPage(page)
})

test('a stranger’s words reach no address that they enter, and one address gets one confirmation', async () => {
  const email = `opfer-${randomUUID()}@example.ch`
  const message = 'Gewinn jetzt abholen https://evil.example/x'
  const names = [
    ...['Gewinn!\nJetzt 500 CHF abholen:\nhttps://evil.example/x', message, `Mia\u202e${message}`, `<b>${message}</b>`],
    ...['www.evil.example', 'evil@evil.example', 'evil.example/x', 'Rufen Sie 0900 000 000', message.repeat(4)],
  ]
  const answers = await Promise.all(
    names.map(async (name, index) => {
      const headers = { 'content-type': 'application/json', 'x-forwarded-for': `172.16.9.${index + 1}` }
      const entry = {
        ...{ anrede: 'divers', vorname: name, nachname: name, plz: '8400', telefon: '052 212 47 30', email },
        ...{ existingCustomer: 'nein', themes: ['sonstiges'], bevorzugterTermin: '2030-01-15', lang: 'de' },
        ...{
          bevorzugteUhrzeit: 'abend',
          key: randomUUID(),
          opened: await openForm(createClient({ baseUrl: cmsUrl, headers })),
        },
      }
      tried()
      return await fetch(cmsUrl + apiAddress('sendContact'), { method: 'POST', headers, body: JSON.stringify(entry) })
    }),
  )
  expect(answers.map(({ status }) => status).filter((status) => status !== 200 && status !== 400)).toEqual([])
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0)
  const sent = `select coalesce(json_agg(json_build_object('text', text, 'html', html, 'subject', subject)), '[]')::text
    as mails from bf_mails where "to" = '${email}'`
  const mails = await queryValue(sent, 'mails')
  expect(JSON.parse(mails)).toHaveLength(1)
  expect(mails).not.toMatch(/evil|0900|500 CHF/)
})

const ways = ['/_next/..', '/_next/%2e%2e', '/_next/static/../..', '/_next/static/%2E%2e/..', '/de/login/%252e%252e/..']
const aims = ['/at/x/de', '/at/1-1/de', '/at/1-1/documents/robots', '/de/edit']

test('no path with dots reaches the inside, and nobody keeps an answer to one', async () => {
  for (const way of ways) {
    for (const aim of aims) {
      const { heard } = await say(`GET ${way}${aim} HTTP/1.1\r\nhost: ${hostname}:${port}\r\n\r\n`)
      await expect.poll(heard).toMatch(/\r\n\r\n/)
      expect(heard(), `${way}${aim}`).toMatch(/^HTTP\/1.1 400 [\s\S]*cache-control: no-store/i)
      tried()
    }
  }
})

test('while one network asks for 200 renderings, each of another’s new pages is made', async () => {
  const page = await makePage('Ruhige Seite', ['hero'])
  const paths = (n: number) => [`/de/search?searchQuery=brille${n}`, `/de/login?${n}`, `/de/gibt-es-nicht-${n}`]
  const loud = Array.from({ length: 200 }, (_, n) =>
    fetch(`${url}${paths(n)[n % 3]}`, { headers: { accept: 'text/html' } }).then(({ status }) => status),
  )
  for (let turn = 0; turn < 5; turn++) {
    await call('publishPage', { id: page.id })
    const quiet = await fetch(page.live)
    expect(quiet.status, await quiet.text()).toBe(200)
    tried()
  }
  const statuses = await Promise.all(loud)
  tried(statuses.length)
  expect(statuses.filter((status) => ![200, 404, 429].includes(status))).toEqual([])
  await dropPage(page)
})

test('a phone writes few rows a request, of its round’s holes alone, and no more in an hour than people can', async () => {
  const { gameId, client, holes } = await beginRound('Flut')
  const players = Array.from({ length: 60 }, (_, index) => ({ gameId, id: randomUUID(), playerName: `Flut ${index}` }))
  expect((await client.from('players').insert(players)).error).toBeNull()
  const write = async (pageId: string, count: number, turn = 0) => {
    const clock = { clockTime: Date.now(), clockCount: turn, clockNode: 'flood' }
    const rows = players
      .slice(0, count)
      .map(({ id }) => ({ gameId, playerId: id, pageId, score: turn % 1_000, ...clock }))
    tried()
    return (await client.from('holes').upsert(rows, { onConflict: 'gameId,playerId,pageId' })).status
  }
  const [hole = ''] = holes
  expect(await write(hole, 51)).toBe(400)
  expect(await write(randomUUID(), 1)).toBe(400)
  const kept = `select count(*)::int as n from site_game.entries where "gameId" = '${gameId}'`
  expect(await queryValue(kept, 'n', gameDatabase)).toBe('0')
  const statuses: number[] = []
  while (statuses.length < 130 && statuses.at(-1) !== 429) statuses.push(await write(hole, 50, statuses.length))
  expect(statuses.at(-1)).toBe(429)
  expect(statuses.slice(0, -1).filter((status) => status >= 300)).toEqual([])
  expect(Number(await queryValue(kept, 'n', gameDatabase))).toBeLessThanOrEqual(5_000)
})
