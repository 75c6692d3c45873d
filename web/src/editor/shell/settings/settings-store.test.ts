import { type Settings, settingsSchema } from '@blickfang/shared/content/settings.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { saveSettings, settingsStore } from './settings-store.ts'

const begin = settingsSchema.parse({ footer: { city: 'Winterthur' } })
const footer = (settings: Settings, values: Partial<Settings['footer']>): Settings => ({
  ...settings,
  footer: { ...settings.footer, ...values },
})

/** The cms's rule of saving settings, beside somebody who saves quicker for as often as told. */
let server: { settings: Settings; rev: number }
let others: ((settings: Settings) => Settings)[]

const answer = (status: number, body: object) => new Response(JSON.stringify(body), { status })

beforeEach(() => {
  server = { settings: begin, rev: 3 }
  others = []
  settingsStore.setState({ settings: begin, rev: 3 })
  vi.stubGlobal('fetch', async (_path: string, { method, body }: RequestInit) => {
    if (method === 'GET') return answer(200, server)
    const other = others.shift()
    if (other) server = { settings: other(server.settings), rev: server.rev + 1 }
    const sent = JSON.parse(String(body)) as { settings: Settings; base: number }
    if (sent.base !== server.rev) return answer(409, { success: false, code: 'CONFLICT' })
    server = { settings: sent.settings, rev: server.rev + 1 }
    return answer(200, server)
  })
})
afterEach(() => vi.unstubAllGlobals())

test('somebody who saves in between twice keeps theirs, and mine is saved as well', async () => {
  others = [(settings) => footer(settings, { phone: '052 1' }), (settings) => footer(settings, { email: 'a@b.ch' })]
  expect(await saveSettings((settings) => footer(settings, { city: 'Uster' }))).toEqual({ result: 'saved' })
  expect(server.settings.footer).toMatchObject({ city: 'Uster', phone: '052 1', email: 'a@b.ch' })
  expect(settingsStore.getState()).toEqual(server)
})

test('a value that both changed is named, also when it came with the second conflict', async () => {
  others = [(settings) => footer(settings, { phone: '052 1' }), (settings) => footer(settings, { city: 'Zug' })]
  const saved = await saveSettings((settings) => footer(settings, { city: 'Uster' }))
  expect(saved).toEqual({ result: 'collision', paths: ['footer.city'] })
  expect(settingsStore.getState()).toEqual(server)
})

test('what could not be saved in the end does not stay on the screen', async () => {
  others = Array.from({ length: 50 }, (_, index) => (settings: Settings) => footer(settings, { phone: `052 ${index}` }))
  await expect(saveSettings((settings) => footer(settings, { city: 'Uster' }))).rejects.toMatchObject({
    code: 'CONFLICT',
  })
  expect(settingsStore.getState().settings?.footer.city).toBe('Winterthur')
  others = []
  expect(await saveSettings((settings) => footer(settings, { city: 'Uster' }))).toEqual({ result: 'saved' })
  expect(settingsStore.getState()).toEqual(server)
})
