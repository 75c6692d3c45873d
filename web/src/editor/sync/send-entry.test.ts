import { settingsSchema } from '@blickfang/contract/content/settings.ts'
import { withSetting } from '@blickfang/contract/content/settings-values/setting-at.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { settingsTarget } from '../model/change.ts'
import type { ValueEntry } from './entry.ts'
import { httpTransport } from './send-entry.ts'
import { SettingsLink } from './settings-link.ts'

const transport = httpTransport({ sentence: async ({ code }) => code, settings: new SettingsLink() })
const entry = (id: string): ValueEntry => ({
  ...{
    type: 'value',
    id,
    pageId: 'p',
    state: 'sent',
    target: { itemType: 'field', id },
    key: 'content.de',
    groupId: null,
  },
  ...{ value: { text: id }, before: null, base: 0, attempted: [] },
})
const saved = { success: true, revs: { 'content.de': 1 }, itemStatus: 'draft', made: {} }
const send = (...ids: string[]) => transport.send(ids.map(entry), { keepalive: false })

afterEach(() => vi.unstubAllGlobals())

/** Answers each request by what it carries; returns how many there were. */
function answer(by: (ids: readonly string[]) => readonly [status: number, body: object]) {
  const asked = vi.fn(async (_: string, { body }: { body: string }) => {
    const [status, json] = by((JSON.parse(body) as { id: string }[]).map(({ id }) => id))
    return Response.json({ success: status < 400, ...json }, { status })
  })
  vi.stubGlobal('fetch', asked)
  return asked
}

test('several values go in one request, and each has its own outcome', async () => {
  const conflict = [{ key: 'content.de', rev: 3, value: null, by: 'Reto', at: null }]
  const asked = answer(() => [
    200,
    {
      answers: [
        saved,
        { success: false, status: 409, code: 'CONFLICT', conflict },
        { success: false, status: 400, code: 'INVALID' },
        { success: false, status: 500, code: 'INTERNAL' },
      ],
    },
  ])
  expect(await send('a', 'b', 'c', 'd')).toEqual([
    { type: 'saved', revs: { 'content.de': 1 }, status: 'draft', made: {} },
    { type: 'conflict', theirs: { value: null, rev: 3, by: 'Reto', at: null } },
    { type: 'refused', message: 'INVALID' },
    { type: 'lost', offline: false },
  ])
  expect(asked).toHaveBeenCalledTimes(1)
})

test('a request that is refused as a whole for one value is sent again value by value', async () => {
  const asked = answer((ids) => (ids.includes('bad') ? [400, { code: 'INVALID' }] : [200, { answers: [saved] }]))
  const outcomes = await send('a', 'bad', 'c')
  expect(outcomes.map(({ type }) => type)).toEqual(['saved', 'refused', 'saved'])
  expect(asked).toHaveBeenCalledTimes(4)
})

test('without an answer of its own a value is not known to be saved, nor refused', async () => {
  answer(() => [200, { answers: [saved] }])
  expect((await send('a', 'b')).map(({ type }) => type)).toEqual(['saved', 'lost'])
  answer(() => [503, { code: 'UNAVAILABLE' }])
  expect(await send('a', 'b')).toEqual([1, 2].map(() => ({ type: 'lost', offline: false })))
  answer(() => [404, { code: 'NOT_FOUND' }])
  expect((await send('a', 'b')).map(({ type }) => type)).toEqual(['lost', 'lost'])
  answer(() => [401, { code: 'UNAUTHENTICATED' }])
  expect((await send('a', 'b')).map(({ type }) => type)).toEqual(['signedOut', 'signedOut'])
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  expect(await send('a', 'b')).toEqual([1, 2].map(() => ({ type: 'lost', offline: true })))
})

test('settings that were read before a save and arrive after it are not what the next save goes by', async () => {
  const link = new SettingsLink()
  const settings = settingsSchema.parse({})
  let rev = 1
  let held = withSetting(settings, 'footer.city', 'Alt')
  let arrive: (answer: Response) => void = () => undefined
  const answered = () => Response.json({ success: true, settings: held, rev })
  vi.stubGlobal('fetch', async (_: string, { method, body }: { method: string; body?: string }) => {
    if (method === 'GET') return answered()
    held = (JSON.parse(body ?? '') as { settings: typeof settings }).settings
    rev += 1
    return answered()
  })
  await link.load()
  const change = (before: string, value: string): ValueEntry => ({
    ...{ ...entry('a'), target: settingsTarget, key: 'footer.city', before, value },
  })
  const early = answered()
  const save = vi.mocked(fetch)
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (arrive = resolve)))
  const reading = link.load()
  vi.stubGlobal('fetch', save)
  expect(await link.send(change('Alt', 'Neu'), { keepalive: false })).toMatchObject({ type: 'saved' })
  arrive(early)
  expect((await reading).rev).toBe(2)
  expect(await link.send(change('Neu', 'Neuer'), { keepalive: false })).toMatchObject({ type: 'saved' })
})
