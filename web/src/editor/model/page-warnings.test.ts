import { cta } from '@blickfang/blocks/cta/contract.ts'
import type { EditorDocument, EditorPageEntry } from '@blickfang/contract/content/editor-page.ts'
import { toRichText } from '@blickfang/contract/content/rich-text.ts'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { fixtureDocument } from '../testing/fixture-document.ts'
import { isSample } from './is-sample.ts'
import { openDocument } from './page-document.ts'
import { listPageWarnings } from './page-warnings.ts'

const other = '0198a6de-0000-7000-8000-000000000001'

/** A page with one call to action whose words are one's own, and another page that it may lead to. */
function document(change: (source: EditorDocument) => void, page: Partial<EditorPageEntry> = {}) {
  const source = fixtureDocument(['cta'])
  for (const field of source.groups[0]?.fields ?? []) field.values = {}
  write(source, 'title', 'Unsere Werkstatt')
  change(source)
  const target: EditorPageEntry = { ...source.page, id: other, role: null, slug: { de: 'team' }, live: ['de'], ...page }
  return openDocument({ ...source, pages: [source.page, target] })
}

function write(source: EditorDocument, name: string, text: string, rest: object = {}) {
  const field = source.groups[0]?.fields.find((own) => own.name === name)
  if (field) field.values = { 'content.de': { text }, ...rest }
}

const faults = (...args: Parameters<typeof document>) =>
  listPageWarnings(document(...args)).map(({ fault, field, text }) => [fault, field?.name, text])

test('words of one’s own need no warning; those of a new block are named, a button’s are not', () => {
  expect(faults(() => {})).toEqual([])
  const fresh = listPageWarnings(openDocument(fixtureDocument(['cta'])))
  const samples = fresh.filter(({ fault }) => fault === 'sample')
  expect(samples.length).toBeGreaterThan(0)
  expect(samples.map(({ field }) => field?.name)).not.toContain('primaryButton')
})

test('a button lacks its link or its words; with neither it is not there and needs no warning', () => {
  const url = { 'options.link': { type: 'url', url: 'https://zeiss.ch' } }
  expect(faults((source) => write(source, 'primaryButton', 'Mehr'))).toEqual([['link', 'primaryButton', 'Mehr']])
  expect(faults((source) => write(source, 'primaryButton', '', url))).toEqual([['text', 'primaryButton', '']])
  expect(faults((source) => write(source, 'primaryButton', ''))).toEqual([])
})

test.each<[string, Partial<EditorPageEntry>, string | null]>([
  ['is live', {}, null],
  ['is removed', { deleted: true }, 'removed'],
  ['is archived', { archived: true }, 'archived'],
  ['was never published', { live: [] }, 'unpublished'],
  ['is not there in this language', { live: ['fr'] }, 'language'],
])('a link to a page that %s', (_, page, fault) => {
  const link = { type: 'page' as const, page: { id: other, collection: null } }
  const found = fault ? [[fault, 'primaryButton', 'Team']] : []
  expect(faults((source) => write(source, 'primaryButton', 'Team', { 'options.link': link }), page)).toEqual(found)
  const rich = toRichText('Unser Team')
  const paragraph = rich.root.children[0] as { children: unknown[] }
  const words = paragraph.children.splice(0)
  paragraph.children.push({
    type: 'link',
    version: 1,
    direction: null,
    format: '',
    indent: 0,
    fields: { linkType: 'internal', newTab: false, link },
    children: words,
  })
  const inText = fault ? [[fault, 'text', 'Unser Team']] : []
  expect(
    faults((source) => write(source, 'text', '', { 'content.de': { text: 'Unser Team', json: rich } }), page),
  ).toEqual(inText)
})

test('every link of a text that leads nowhere is named by its own words', () => {
  const id = '0198a6de-0000-7000-8000-000000000009'
  const rich = toRichText('')
  const linkTo = (text: string, type: 'page' | 'url') => ({
    type: 'link',
    version: 3,
    direction: null,
    format: '',
    indent: 0,
    fields: {
      linkType: 'internal',
      newTab: false,
      link: type === 'page' ? { type, page: { id, collection: null } } : { type, url: 'https://example.ch' },
    },
    children: (toRichText(text).root.children[0] as { children: object[] }).children,
  })
  Object.assign(rich.root.children[0] as object, {
    children: [linkTo('Unser Team', 'page'), linkTo('Verband', 'url'), linkTo('Preise', 'page')],
  })
  const words = 'Unser Team Verband Preise'
  expect(faults((source) => write(source, 'text', '', { 'content.de': { text: words, json: rich } }))).toEqual([
    ['removed', 'text', 'Unser Team'],
    ['removed', 'text', 'Preise'],
  ])
})

test('a page that is not known is removed', () => {
  const link = { type: 'page', page: { id: '0198a6de-0000-7000-8000-000000000009', collection: null } }
  expect(faults((source) => write(source, 'primaryButton', 'Team', { 'options.link': link }))).toEqual([
    ['removed', 'primaryButton', 'Team'],
  ])
})

test.each<[string, Partial<EditorPageEntry>, string | null]>([
  ['is live', { role: 'team' }, null],
  ['is archived', { role: 'team', archived: true }, 'archived'],
  ['is no page’s', {}, 'removed'],
])('a link to the page with a role, where that %s', (_, page, fault) => {
  const link = { type: 'page', role: '~team' }
  expect(faults((source) => write(source, 'primaryButton', 'Team', { 'options.link': link }), page)).toEqual(
    fault ? [[fault, 'primaryButton', 'Team']] : [],
  )
})

test('a link to the page itself goes live together with it, but only in the languages that it has an address in', () => {
  const link = { type: 'page', page: { id: fixtureDocument([]).page.id, collection: null } }
  const linked = (slug: EditorPageEntry['slug']) =>
    faults((source) => {
      Object.assign(source, { page: { ...source.page, live: [], slug } })
      write(source, 'primaryButton', 'Nach oben', { 'options.link': link })
    })
  expect(linked({ de: 'start' })).toEqual([])
  expect(linked({ fr: 'accueil' })).toEqual([['language', 'primaryButton', 'Nach oben']])
})

test('a link of a card’s own is named by its card, without a field', () => {
  const source = fixtureDocument(['imageBoard'])
  const card = source.groups.find(({ parentId }) => parentId !== null)
  const named = (id: string) => {
    if (card) card.values = { ...card.values, 'options.link': { type: 'page', page: { id, collection: null } } }
    return listPageWarnings(openDocument(source)).filter(({ fault }) => fault !== 'sample')
  }
  expect(named(source.page.id)).toEqual([])
  expect(named(other)).toMatchObject([
    { fault: 'removed', groupId: card?.id, field: null, block: card?.name, text: '' },
  ])
})

test('a sample is one in German alone, with blanks around it too, and no more with a letter of one’s own', () => {
  const { title } = cta.fields
  const sample = title.sample ?? ''
  const isStill = (text: string, language: string) => isSample(title, { text, language })
  expect([isStill(sample, 'de'), isStill(` ${sample}\n`, 'de')]).toEqual([true, true])
  expect([isStill(sample, 'fr'), isStill(`${sample}!`, 'de'), isStill('', 'de')]).toEqual([false, false, false])
})

test.each(['de', 'fr'] as const)('samples that go live in German are told of while %s is shown', (locale) => {
  const source = fixtureDocument(['cta', 'hero'])
  const samples = (change: (source: EditorDocument) => void) => {
    const changed = structuredClone({ ...source, locale })
    change(changed)
    return listPageWarnings(openDocument(changed)).filter(({ fault }) => fault === 'sample')
  }
  const all = samples(() => {})
  expect(all.length).toBeGreaterThan(2)
  expect(new Set(all.map((warning) => warning.locale))).toEqual(new Set(['de']))
  const translated = samples(({ groups }) => {
    for (const field of groups.flatMap(({ fields }) => fields)) field.values['content.fr'] = { text: 'Traduit' }
  })
  expect(translated).toEqual(all)
  const [first] = source.groups
  const hidden = samples((changed) => {
    const group = changed.groups.find(({ id }) => id === first?.id)
    if (group) group.values.disallowedLanguages = ['de']
    for (const field of group?.fields ?? []) field.values['content.fr'] = { text: 'Traduit' }
  })
  expect(hidden).toEqual(all.filter(({ groupId }) => groupId !== first?.id))
})

const words = (text: string) => ({ text })

test('a sample is told of exactly where a visitor of some language reads it, whichever is the default and whichever is shown', () => {
  const few = ['de', 'fr', 'it'] as const
  const language = fc.constantFrom(...few)
  const field = cta.fields.title
  const text = fc.constantFrom('', 'Von Hand', field.sample ?? '')
  const page = fc.record({
    shown: language,
    defaultLocale: language,
    slugs: fc.uniqueArray(language),
    hidden: fc.uniqueArray(language),
    ofBlock: fc.uniqueArray(language),
    texts: fc.record({ de: text, fr: fc.constantFrom('', 'À la main'), it: fc.constantFrom('', 'A mano') }),
  })
  fc.assert(
    fc.property(page, ({ shown, defaultLocale, slugs, hidden, ofBlock, texts }) => {
      const source = { ...fixtureDocument(['cta']), locale: shown, defaultLocale }
      const slug = Object.fromEntries(slugs.map((locale) => [locale, `seite-${locale}`]))
      source.page = { ...source.page, slug, disallowedLanguages: hidden }
      for (const own of source.groups[0]?.fields ?? []) own.values = {}
      const title = source.groups[0]?.fields.find(({ name }) => name === 'title')
      if (title) for (const locale of few) title.values[`content.${locale}`] = words(texts[locale])
      if (source.groups[0]) source.groups[0].values.disallowedLanguages = ofBlock
      const isRead = few.some(
        (locale) =>
          slugs.includes(locale) &&
          !hidden.includes(locale) &&
          !ofBlock.includes(locale) &&
          (texts[locale] || texts[defaultLocale]) === field.sample,
      )
      const told = listPageWarnings(openDocument({ ...source, pages: [source.page] })).map(({ fault }) => fault)
      expect(told).toEqual(isRead ? ['sample'] : [])
    }),
    // In Italian alone, while French is shown and German stands in: rare, and the whole point.
    { numRuns: 3000 },
  )
})

test('a picture that no language describes is told of, with the picture', () => {
  const source = fixtureDocument(['hero'])
  const image = source.groups.flatMap(({ fields }) => fields).find(({ name }) => name === 'image')
  const told = (alt: string) => {
    const media = { id: other, mediaType: 'image', alt }
    if (image) image.values = { mediaId: other }
    return listPageWarnings(openDocument({ ...source, media: { [other]: media as never } })).filter(
      ({ fault }) => fault === 'alt',
    )
  }
  expect(told('Ein Laden')).toEqual([])
  expect(told(' ')).toMatchObject([{ mediaId: other, field: { name: 'image' } }])
})

test.each(['archived', 'deleted'])(
  'nothing is said of what no visitor will see: a block that is %s, and its cards',
  (key) => {
    const source = fixtureDocument(['imageBoard'])
    expect(listPageWarnings(openDocument(source)).length).toBeGreaterThan(1)
    for (const group of source.groups) if (!group.parentId) group.values = { ...group.values, [key]: true }
    expect(listPageWarnings(openDocument(source))).toEqual([])
  },
)

test.each<[string, string, Record<string, boolean>, string | null]>([
  ['that has no page', '/kontakt', { '/de/kontakt': false }, 'address'],
  ['that has no page in the language it names', '/fr/kontakt#wo', { '/fr/kontakt': false }, 'address'],
  ['that has a page', '/kontakt', { '/de/kontakt': true }, null],
  ['that nobody has asked about yet', '/kontakt', {}, null],
  ['that the page itself will have once it is live', '/start', { '/de/start': false }, null],
  ['of a file', '/preise.pdf', { '/preise.pdf': false }, null],
  ['of somebody else', 'https://zeiss.ch/kontakt', { '/de/kontakt': false }, null],
])('a link to a typed address %s', (_, url, addresses, fault) => {
  const found = (change: (source: EditorDocument) => void) => {
    const opened = document((source) => {
      source.page.role = null
      source.page.collection = null
      source.page.slug = { de: 'start' }
      change(source)
    })
    opened.site.setState({ addresses })
    return listPageWarnings(opened).map((warning) => [warning.fault, warning.field?.name])
  }
  const link = { 'options.link': { type: 'url', url } }
  expect(found((source) => write(source, 'primaryButton', 'Mehr', link))).toEqual(
    fault ? [[fault, 'primaryButton']] : [],
  )
  const rich = toRichText('Unser Team')
  const paragraph = rich.root.children[0] as { children: unknown[] }
  const node = { type: 'link', version: 1, direction: null, format: '', indent: 0 }
  paragraph.children = [{ ...node, fields: { linkType: 'custom', newTab: false, url }, children: paragraph.children }]
  expect(found((source) => write(source, 'text', '', { 'content.de': { text: 'Unser Team', json: rich } }))).toEqual(
    fault ? [[fault, 'text']] : [],
  )
})
