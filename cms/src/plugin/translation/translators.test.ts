import { waitFor } from '@blickfang/testing/wait-for.ts'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { type OutsideStandIns, startOutsideServices } from '../../../../local/src/outside/start-outside-services.ts'
import { OutsideClient } from '../outside/outside-client.ts'
import { ChatTranslator } from './chat.ts'
import { DeeplTranslator } from './deepl.ts'
import type { Term, Translator } from './translator.ts'

let outside: OutsideStandIns
let translators: Readonly<Record<'deepl' | 'chat', (key?: string) => Translator>>
beforeAll(async () => {
  outside = await startOutsideServices()
  const { INTERNAL_HOSTS = '' } = outside.envBeside({})
  const client = new OutsideClient({ internalHosts: INTERNAL_HOSTS.split(',') })
  const settings = (service: 'deepl' | 'chat', key = 'local') => ({
    ...{ service, url: `http://${INTERNAL_HOSTS}/${service}/`, key, model: 'stand-in' },
  })
  translators = {
    deepl: (key) => new DeeplTranslator(client, settings('deepl', key), 'optik.example'),
    chat: (key) => new ChatTranslator(client, settings('chat', key)),
  }
})
afterAll(() => outside.stop())
afterEach(() => outside.be('well'))

const asked = (terms: readonly Term[] = []) => ({ from: 'de', to: 'fr', terms }) as const
const services = ['deepl', 'chat'] as const

test.each(services)('%s answers each text in its place, however many there are', async (service) => {
  const texts = Array.from({ length: 130 }, (_, index) => `<t id="0">Text ${index} &amp; mehr</t>`)
  const before = outside.asked.length
  const answers = await translators[service]().translate(texts, asked())
  expect(answers).toEqual(texts.map((text) => text.replace('Text', 'fr: Text')))
  expect(outside.asked.slice(before).length).toBe(service === 'deepl' ? 3 : 7)
})

test.each(services)('%s translates the words of the site as the site says', async (service) => {
  const terms = [
    { word: 'Gleitsicht', translation: 'progressifs' },
    { word: 'Kinder', translation: 'enfants' },
  ]
  const texts = ['Gleitsicht für Kinder']
  const translator = translators[service]()
  expect(await translator.translate(texts, asked(terms))).toEqual(['fr: progressifs für enfants'])
  expect(await translator.translate(texts, asked(terms.slice(1)))).toEqual(['fr: Gleitsicht für enfants'])
  expect(await translator.translate(texts, asked())).toEqual(['fr: Gleitsicht für Kinder'])
})

test('DeepL keeps one glossary of a site and a pair: another process finds it, a changed one takes its place', async () => {
  const terms = [{ word: 'Fassung', translation: 'monture' }]
  await translators.deepl().translate(['Fassung'], asked(terms))
  const before = outside.asked.length
  await translators.deepl().translate(['Fassung'], asked(terms))
  expect(outside.asked.slice(before)).toEqual(['/deepl/v2/glossaries', '/deepl/v2/translate'])
  await translators.deepl().translate(['Fassung'], asked([{ word: 'Fassung', translation: 'châssis' }]))
  expect(outside.asked.at(-2)).toMatch(/^\/deepl\/v2\/glossaries\/./)
  const older = translators.deepl()
  await older.translate(['Fassung'], asked(terms))
  await translators.deepl().translate(['Fassung'], asked([{ word: 'Fassung', translation: 'bague' }]))
  // The one that it remembers was removed by somebody else meanwhile.
  expect(await older.translate(['Fassung'], asked(terms))).toEqual(['fr: monture'])
})

test('DeepL is asked which languages it knows, once', async () => {
  const translator = translators.deepl()
  const before = outside.asked.length
  expect(await translator.knows({ from: 'de', to: 'en' })).toBe(true)
  expect(await translator.knows({ from: 'de', to: 'rm' })).toBe(false)
  expect(outside.asked.length).toBe(before + 1)
})

test.each(services)(
  '%s that fails for a moment is asked again, and one that stays away is a failure',
  async (service) => {
    vi.spyOn(Math, 'random').mockReturnValue(0)
    outside.be('failing')
    const answer = translators[service]().translate(['Brille'], asked())
    await expect(answer).rejects.toMatchObject({ code: 'TRANSLATION_DOWN' })
    const before = outside.asked.length
    const second = translators[service]().translate(['Brille'], asked())
    await waitFor(() => expect(outside.asked.length).toBe(before + 1))
    outside.be('well')
    expect(await second).toEqual(['fr: Brille'])
    vi.restoreAllMocks()
  },
)

test.each(services.flatMap((service) => (['lying', 'miscounting'] as const).map((mood) => [service, mood] as const)))(
  '%s that is %s is a failure, whatever it answers',
  async (service, mood) => {
    outside.be(mood)
    const answer = translators[service]().translate(['Brille', 'Linse'], asked())
    await expect(answer).rejects.toMatchObject({ code: 'TRANSLATION_DOWN' })
  },
)

test.each(services)('%s says what is wrong with the account', async (service) => {
  outside.be('usedUp')
  const translate = () => translators[service]().translate(['Brille'], asked())
  await expect(translate()).rejects.toMatchObject({ code: 'TRANSLATION_USED_UP' })
  outside.be('keyless')
  await expect(translate()).rejects.toMatchObject({ code: 'TRANSLATION_KEY' })
})

test.each(services)('%s is not waited for by somebody who has gone', async (service) => {
  outside.be('silent')
  const leaving = new AbortController()
  const before = outside.asked.length
  const answer = translators[service]().translate(['Brille'], { ...asked(), signal: leaving.signal })
  await waitFor(() => expect(outside.asked.length).toBe(before + 1))
  leaving.abort()
  await expect(answer).rejects.toThrow(/abort/i)
})
