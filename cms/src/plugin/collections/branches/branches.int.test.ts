import { saveSettings } from '@blickfang/contract/api/v1/settings.ts'
import { settingsSchema } from '@blickfang/contract/content/settings.ts'
import type { Locale } from '@blickfang/contract/kernel/locale.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getSiteView } from '../../operations/site/get-site-view.ts'
import { startCms, type TestCms } from '../../testing/start-cms.ts'

let cms: TestCms
beforeAll(async () => {
  cms = await startCms()
})
afterAll(() => cms.stop())

const hours = { open: '08:00', close: '12:00' }

test.each([
  ['half a weekday', { periods: [{ ...hours, day: 1.5 }] }],
  ['an eighth weekday', { periods: [{ ...hours, day: 8 }] }],
  ['a weekday in words', { periods: [{ ...hours, day: 'Montag' }] }],
  ['a month that there is not', { special: [{ ...hours, date: '2026-31-12' }] }],
  ['a day that there is not', { special: [{ ...hours, date: '2026-02-30' }] }],
  ['an hour that there is not', { periods: [{ day: 1, open: '08:00', close: '24:30' }] }],
])('opening hours with %s, which no page could show, are refused', async (_what, body) => {
  const answer = await cms.request({ method: 'POST', path: '/bf-branches', body: { name: 'Winterthur', ...body } })
  expect(answer.status).toBe(400)
  expect((await cms.request({ method: 'GET', path: '/bf-branches' })).json.docs).toEqual([])
})

test('opening hours as they are typed in the admin are kept', async () => {
  const body = { periods: [{ ...hours, day: 7 }], special: [{ ...hours, date: '2028-02-29' }] }
  const answer = await cms.request({ method: 'POST', path: '/bf-branches', body: { name: 'Winterthur', ...body } })
  expect(answer.json.doc).toMatchObject(body)
})

describe('the note of a special day', () => {
  const day = { open: '00:30', close: '00:30', date: '2028-08-01' }
  const noteIn = async (locale: Locale) =>
    (await getSiteView({ locale, draft: false }, { db: cms.db, actor: { id: null, role: 'visitor' } })).branches.find(
      ({ name }) => name === 'Chur',
    )?.special[0]?.note

  test("is the page's language's own, and the first language's where that has none", async () => {
    const settings = settingsSchema.parse({ languages: { default: 'de', active: ['de', 'fr', 'it'] } })
    await cms.call(saveSettings, { settings, base: 0 })
    const special = [{ ...day, note: 'Bundesfeier' }]
    const { doc } = (await cms.request({ method: 'POST', path: '/bf-branches', body: { name: 'Chur', special } })).json
    expect(doc.special[0]).toMatchObject({ note: 'Bundesfeier' })
    const french = [{ ...day, id: doc.special[0].id, note: 'Fête nationale' }]
    const path = `/bf-branches/${doc.id}?locale=fr`
    const saved = await cms.request({ method: 'PATCH', path, body: { special: french } })
    expect(saved.json.doc.special[0].note).toBe('Fête nationale')
    expect(await Promise.all((['de', 'fr', 'it'] as const).map(noteIn))).toEqual([
      'Bundesfeier',
      'Fête nationale',
      'Bundesfeier',
    ])
    await cms.request({ method: 'PATCH', path, body: { special: [{ ...french[0], note: '' }] } })
    expect(await noteIn('fr')).toBe('Bundesfeier')
  })

  test('is refused where it is no text of a language', async () => {
    const special = [{ ...day, noteByLanguage: { de: { text: 'x' } } }]
    const answer = await cms.request({ method: 'POST', path: '/bf-branches', body: { name: 'Bern', special } })
    expect(answer.status).toBe(400)
  })
})
