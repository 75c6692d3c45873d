import { getLanguage, setLanguage } from '@blickfang/contract/api/v1/account/language.ts'
import { getSettings, saveSettings } from '@blickfang/contract/api/v1/settings.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startCms, type TestCms } from '../../testing/start-cms.ts'

let cms: TestCms
beforeAll(async () => {
  cms = await startCms()
})
afterAll(() => cms.stop())

const languageOf = async (as?: string | null) => (await cms.call(getLanguage, {}, as)).json

test('each person reads the editor in the language of their own; who has chosen none reads the site’s', async () => {
  expect(await languageOf()).toMatchObject({ language: 'de', isOwn: false })
  expect((await cms.call(setLanguage, { language: 'fr' })).json).toMatchObject({ language: 'fr', isOwn: true })
  expect(await languageOf(cms.admin)).toMatchObject({ language: 'de', isOwn: false })
  const { settings, rev } = (await cms.call(getSettings, {})).json
  await cms.call(saveSettings, { settings: { ...settings, editor: { locale: 'fr' } }, base: rev })
  expect(await languageOf(cms.admin)).toMatchObject({ language: 'fr', isOwn: false })
  await cms.call(setLanguage, { language: 'de' })
  expect(await languageOf()).toMatchObject({ language: 'de', isOwn: true })
  await cms.call(setLanguage, { language: null })
  expect(await languageOf()).toMatchObject({ language: 'fr', isOwn: false })
})

test('visitors have none, and there is no third one', async () => {
  expect((await cms.call(getLanguage, {}, null)).status).toBe(401)
  expect((await cms.call(setLanguage, { language: 'it' } as never)).status).toBe(400)
})
