import { contentKey } from '@blickfang/contract/content/keys/value-keys.ts'
import { locales } from '@blickfang/contract/kernel/locale.ts'
import { propertyRuns } from '@blickfang/testing/property-runs.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { applyPatch } from '../../model/apply-patch.ts'
import { invertPatch } from '../../model/change.ts'
import { openDocument } from '../../model/page-document.ts'
import { fixtureDocument, fixtureId } from '../../testing/fixture-document.ts'
import { type Article, addArticle } from './add-article.ts'

const parentId = fixtureId('newsFeedBoard-0/0')
const open = (locale: (typeof locales)[number] = 'de') =>
  openDocument({ ...fixtureDocument(['newsFeedBoard']), locale })
const add = (document: ReturnType<typeof open>, article: Article) => {
  const patch = addArticle.plan(document, { name: 'newsFeedCard', parentId, article })
  applyPatch(document, patch)
  const children = document.groups.get(parentId)?.getState().children ?? []
  return { patch, card: document.groups.get(children.at(-1) ?? '')?.getState() }
}
const myopia: Article = {
  title: 'Wenn Kinder kurzsichtig werden',
  text: 'Zwei Stunden Tageslicht.',
  url: 'https://magazin.example/myopie',
  date: '2026-11-10',
  mediaId: fixtureId('picture'),
}

test('an article is a card with its words, its picture, its day and the way to it', () => {
  const { card } = add(open(), myopia)
  const { title, text, image, button } = card?.fields ?? {}
  expect(title?.values['content.de']).toEqual({ text: myopia.title, by: 'person' })
  expect(text?.values['content.de']).toMatchObject({ text: myopia.text, json: { root: {} } })
  expect(image?.values.mediaId).toBe(myopia.mediaId)
  expect(button?.values).toMatchObject({
    'content.de': { text: 'Weiterlesen' },
    'options.link': { type: 'url', url: myopia.url },
  })
  expect(card?.values['options.date']).toBe('2026-11-10')
})

test('in another language it has that language’s words, and no sample of the default one', () => {
  const { card } = add(open('fr'), myopia)
  expect(card?.fields.title?.values).toEqual({ 'content.fr': { text: myopia.title, by: 'person' } })
  expect(card?.fields.button?.values['content.fr']).toMatchObject({ text: 'Lire la suite' })
})

const articles: fc.Arbitrary<Article> = fc.record({
  title: fc.string({ unit: 'grapheme', maxLength: 300 }),
  text: fc.string({ unit: 'grapheme', maxLength: 400 }),
  url: fc.webUrl(),
  date: fc.constantFrom(null, '2026-11-10'),
  mediaId: fc.constantFrom(null, fixtureId('picture')),
})

test('whatever an article says, undo takes the card away, redo brings the same one back, and nothing else changes', () => {
  fc.assert(
    fc.property(articles, fc.constantFrom(...locales), (article, locale) => {
      const document = open(locale)
      const shown = () =>
        (document.groups.get(parentId)?.getState().children ?? [])
          .map((id) => document.groups.get(id)?.getState())
          .filter((group) => group?.values.deleted !== true)
      const before = structuredClone(shown())
      const { patch, card } = add(document, article)
      const after = structuredClone(shown())
      expect(after).toHaveLength(before.length + 1)
      for (const [name, field] of Object.entries(card?.fields ?? {}))
        expect([name, Object.keys(field.values).filter((key) => key.startsWith('content.'))]).toEqual([
          name,
          name === 'image' || (article[name as 'title'] ?? 'x') === '' ? [] : [contentKey(locale)],
        ])
      expect(invertPatch(patch)).toEqual([
        { type: 'value', itemType: 'group', id: card?.id, key: 'deleted', before: null, after: true },
      ])
      applyPatch(document, invertPatch(patch))
      expect(shown()).toEqual(before)
      applyPatch(document, invertPatch(invertPatch(patch)))
      expect(shown()).toEqual(after)
    }),
    { numRuns: propertyRuns(100) },
  )
})
