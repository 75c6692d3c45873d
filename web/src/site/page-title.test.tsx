import { allBlocks } from '@blickfang/blocks/own/all-blocks.ts'
import type { FieldView, GroupView, PageView, WholePage } from '@blickfang/contract/content/page-view.ts'
import { toRichText } from '@blickfang/contract/content/rich-text.ts'
import type { Group } from '@blickfang/contract/kernel/block.ts'
import type { Json } from '@blickfang/contract/kernel/json.ts'
import { keyOf, parametersOf } from '@blickfang/contract/kernel/source.ts'
import { withFallbacks } from '@blickfang/contract/options/option-values.ts'
import { firstZone } from '@blickfang/contract/options/time-zone/first-zone.ts'
import { stops } from '@blickfang/contract/sources/stops/source.ts'
import { propertyRuns } from '@blickfang/testing/property-runs.ts'
import { sampleVideo } from '@blickfang/testing/render-block.tsx'
import { samples } from '@blickfang/testing/samples.ts'
import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { fixturePage } from '../server/testing/fixture-content.ts'
import { LivePage } from './live-page.tsx'

const place = { timeZone: firstZone, country: 'CH' }

/** Content of a field: `headed` is a formatted text with a heading of the first level in it. */
type Filling = 'filled' | 'headed' | 'empty' | 'hidden'
interface Made {
  readonly name: string
  /** By the place of a field in its group, over and over. */
  readonly fillings: readonly Filling[]
  readonly cards: readonly (readonly Filling[])[]
  readonly hasAnswers: boolean
  readonly options: GroupView['options']
}

const video: Json = JSON.parse(JSON.stringify(sampleVideo))

let last = 0
const newId = () => `00000000-0000-4000-8000-${String(++last).padStart(12, '0')}`

function fieldsOf(group: Group, fillings: readonly Filling[]): Pick<GroupView, 'fields' | 'hiddenFields'> {
  const all = Object.entries(group.fields).map(([name, field], at) => ({
    name,
    field,
    is: fillings[at % fillings.length],
  }))
  const fields = all
    .filter(({ is }) => is !== 'empty')
    .map(({ name, field: { kind }, is }): FieldView => {
      const isLink = kind === 'button'
      return {
        ...{ id: newId(), name, language: null },
        words: kind === 'richText' ? formatted(is === 'headed') : name,
        media: kind === 'media' ? { ...sampleVideo, mediaType: 'image', videoId: null, videoSettings: null } : null,
        options: isLink ? { link: { type: 'page', href: '/de/kontakt' } } : {},
      }
    })
  return { fields, hiddenFields: all.filter(({ is }) => is === 'hidden').map(({ name }) => name) }
}

function formatted(isHeaded: boolean) {
  const text = toRichText('Worte')
  const heading = { type: 'heading' as const, tag: 'h1' as const, children: [{ type: 'text' as const, text: 'Titel' }] }
  return isHeaded ? { root: { ...text.root, children: [heading, ...text.root.children] } } : text
}

function groupsOf({ name, fillings, cards, options }: Made): GroupView[] {
  const block = allBlocks.find((one) => one.name === name)
  if (!block) return [{ ...empty, id: newId(), name }]
  const own = { ...empty, id: newId(), name, options, ...fieldsOf(block, fillings) }
  const held = Object.values(block.children).flatMap((card) =>
    cards.map((each) => ({ ...empty, id: newId(), parentId: own.id, name: card.name, ...fieldsOf(card, each) })),
  )
  return [own, ...held]
}
const empty = { parentId: null, options: {}, hiddenFields: [], fields: [] }

/** The page with the answers to its blocks; a stop of the map has a hero of its own. */
function pageOf(made: readonly Made[]): PageView {
  const answers = made.filter(({ hasAnswers }) => hasAnswers).flatMap(({ name, options }) => answersTo(name, options))
  return { ...fixturePage('de', 'seite', ''), name: 'Seite', groups: made.flatMap(groupsOf), sources: answers }
}

function answersTo(name: string, own: GroupView['options']): PageView['sources'] {
  const block = allBlocks.find((one) => one.name === name)
  if (!block) return []
  const options = withFallbacks(block.options, own)
  return block.sources.map((source) => ({
    name: source.name,
    key: keyOf(source, parametersOf(source, { block, options })),
    data: source.name === stops.name ? samples.stops.map(withHero) : samples[source.name as keyof typeof samples],
  }))
}

const withHero = (stop: WholePage): WholePage => ({
  ...stop,
  groups: [...fixturePage('de', '', 'Loch eins').groups, ...stop.groups],
})

/** The headings of the page in their order, without what stands there for browsers without scripts. */
function headings(page: PageView): readonly string[] {
  const html = renderToStaticMarkup(<LivePage page={page} place={place} />)
  return [...html.replaceAll(/<noscript>.*?<\/noscript>/gs, '').matchAll(/<(h[1-6])/g)].flatMap(([, tag]) => tag ?? [])
}

const fillings = fc.array(fc.constantFrom<Filling>('filled', 'headed', 'empty', 'hidden'), {
  minLength: 1,
  maxLength: 5,
})
const blocks: fc.Arbitrary<Made> = fc.record({
  name: fc.constantFrom(...allBlocks.map(({ name }) => name), 'goneBlock'),
  fillings: fc.oneof(fillings, fc.constant<Filling[]>(['filled']), fc.constant<Filling[]>(['empty'])),
  cards: fc.array(fillings, { maxLength: 2 }),
  hasAnswers: fc.boolean(),
  options: fc.constantFrom<GroupView['options']>({}, { to: '2026-12-21' }, { video }),
})

test('a page has one title, and it is its first heading, whatever its blocks and whatever these show', () => {
  fc.assert(
    fc.property(fc.array(blocks, { maxLength: 6 }), (made) => {
      const found = headings(pageOf(made))
      expect(found[0]).toBe('h1')
      expect(found.filter((tag) => tag === 'h1')).toEqual(['h1'])
    }),
    { numRuns: propertyRuns(100) },
  )
})

const of = (name: string, options: Made['options'] = {}): Made => ({
  ...{ name, options, fillings: ['filled'], cards: [['filled']], hasAnswers: true },
})
const untitled = ['spacer', 'announcementBar', 'quote', 'buttonRow', 'figures'].map((name) => of(name))
const figures = { ...of('figures'), fillings: ['hidden'] } satisfies Made
const over = of('notice', { to: '2026-12-21' })
const holding = of('notice', { to: '2026-12-22' })
const hero = of('hero')

test.each([
  ['two heroes', [hero, hero], ['h1', 'h2']],
  ['blocks without a title before it', [...untitled.slice(0, 4), figures, hero], ['h1']],
  ['a block that the catalogue does not have before it', [of('goneBlock'), hero], ['h1']],
  ['a notice that holds', [holding, hero], ['h1', 'h2']],
  ['a notice that is over', [over, hero], ['h1']],
  ['a title that is hidden', [{ ...hero, fillings: ['hidden'] } satisfies Made, hero], ['h1']],
  [
    'a heading in a text before it',
    [{ ...of('quote'), fillings: ['headed'] } satisfies Made, hero],
    ['h1', 'h2', 'h2'],
  ],
  ['no title at all', [of('spacer')], ['h1']],
  ['no block', [], ['h1']],
])('the headings of a page with %s', (_, made, expected) => {
  expect(headings(pageOf(made))).toEqual(expected)
})

test('the name of a page stands in, unseen, only where no block’s title is the page’s', () => {
  const html = (made: readonly Made[]) => renderToStaticMarkup(<LivePage page={pageOf(made)} place={place} />)
  expect(html([of('spacer')])).toMatch(/^<h1 class="[^"]*unseen[^"]*">Seite<\/h1>/)
  expect(html([of('spacer'), hero])).not.toContain('Seite')
})
