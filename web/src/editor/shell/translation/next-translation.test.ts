import { jsonSchema } from '@blickfang/contract/kernel/json.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { setValue } from '../../model/apply-patch.ts'
import { openDocument } from '../../model/page-document.ts'
import { fixtureDocument } from '../../testing/fixture-document.ts'
import { nextTranslation, openTranslations, translationsToCheck } from './next-translation.ts'

/** The fixture in French, of whose fields some are missing, some stale, some a machine's. */
function french(states: readonly string[]) {
  const document = openDocument({ ...fixtureDocument(['hero', 'imageBoard', 'cta']), locale: 'fr' })
  const ids = [...document.places.keys()]
  const of = (wanted: string) => ids.filter((_, index) => states[index % states.length] === wanted)
  for (const id of [...of('stale'), ...of('machine'), ...of('good')]) {
    const by = of('machine').includes(id) ? 'machine' : 'person'
    setValue(document, { itemType: 'field', id }, 'content.fr', jsonSchema.parse({ text: 'Bonjour', by }))
  }
  document.translations.setState({ missing: new Set(of('missing')), stale: new Set(of('stale')) })
  return { document, open: new Set([...of('missing'), ...of('stale'), ...of('machine')]) }
}

const states = fc.array(fc.constantFrom('missing', 'stale', 'machine', 'good', 'none'), { minLength: 1, maxLength: 40 })

test('forward and back, each open translation comes once a round, in the order of the page and against it', () => {
  fc.assert(
    fc.property(states, (given) => {
      const { document, open } = french(given)
      const listed = openTranslations(document)
      expect(new Set(listed)).toEqual(open)
      for (const step of [1, -1] as const) {
        const round: string[] = []
        let at: string | null = null
        for (let next = nextTranslation(document, at, step); next && round.length < listed.length; ) {
          round.push(next)
          at = next
          next = nextTranslation(document, at, step)
        }
        expect(round).toEqual(step === 1 ? listed : listed.toReversed())
      }
    }),
  )
})

test('words that were typed a moment ago are no longer missing, and one in a good text goes on from there', () => {
  const { document } = french(['missing', 'good'])
  const [first = '', second = ''] = openTranslations(document)
  setValue(document, { itemType: 'field', id: first }, 'content.fr', { text: 'Salut', by: 'person' })
  expect(openTranslations(document)).not.toContain(first)
  expect(nextTranslation(document, first, 1)).toBe(second)
})

test('of a block that nobody is shown in the language, and of its cards, no words are open or looked at', () => {
  const away = fc.constantFrom(['archived', true], ['deleted', true], ['disallowedLanguages', ['fr']])
  fc.assert(
    fc.property(fc.nat(), away, (pick, [key, value]) => {
      const { document } = french(['machine'])
      const groups = [...document.groups.values()].map((group) => group.getState())
      const one = groups[pick % groups.length]
      const isIn = ({ id, parentId }: (typeof groups)[number]) => id === one?.id || parentId === one?.id
      const away = new Set(groups.filter(isIn).flatMap(({ fields }) => Object.values(fields).map(({ id }) => id)))
      const before = translationsToCheck(document)
      setValue(document, { itemType: 'group', id: one?.id ?? '' }, String(key), jsonSchema.parse(value))
      const left = before.filter((id) => !away.has(id))
      expect([translationsToCheck(document), openTranslations(document)]).toEqual([left, left])
    }),
  )
})

test('in the main language nothing is to be translated', () => {
  const { document } = french(['missing'])
  const german = { ...document, locale: document.defaultLocale }
  expect(openTranslations(german)).toEqual([])
})
