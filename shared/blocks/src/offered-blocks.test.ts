import { settingsSchema } from '@blickfang/contract/content/settings.ts'
import type { Block } from '@blickfang/contract/kernel/block.ts'
import { expect, test } from 'vitest'
import { blocks } from './contracts.generated.ts'
import { isBlockFor, listOfferedBlocks, sentenceOf } from './offered-blocks.ts'

const names = (search: string, language = 'de') =>
  listOfferedBlocks(search, language).flatMap((section) => section.blocks.map((block) => block.name))

test('every block with a section is offered once, and no other', () => {
  const expected = Object.values(blocks).flatMap((block) => (block.section === null ? [] : [block.name]))
  expect(names('').toSorted()).toEqual(expected.toSorted())
})

test('cards and detail blocks are never offered', () => {
  expect(names('')).not.toEqual(expect.arrayContaining(['imageCard']))
  expect(names('')).not.toEqual(expect.arrayContaining(['teamDetails']))
})

test('the search knows the reader’s language, and forgives accents and case', () => {
  const [hero] = Object.values(blocks).filter((block) => block.name === 'hero')
  expect(names(hero?.label.fr.toUpperCase() ?? '-', 'fr')).toContain('hero')
  expect(names('HÉRO')).toContain('hero')
  expect(names('gibt es nicht')).toEqual([])
})

test.each([
  ['FAQ', 'questions'],
  ['Preise', 'priceList'],
  ['Speisekarte', 'priceList'],
  ['Karten', 'imageBoard'],
  ['Formular', 'contactForm'],
  ['Formular', 'form'],
  ['Umfrage', 'form'],
  ['inscription', 'form'],
  ['Button', 'buttonRow'],
  ['Spalten', 'columns'],
])('«%s» finds what people mean by it', (search, block) => expect(names(search)).toContain(block))

test('every block that is offered says what it is for, in each language of the editor', () => {
  const silent = ['de', 'fr', 'en'].flatMap((language) =>
    listOfferedBlocks('', language).flatMap(({ blocks }) =>
      blocks.flatMap((block) => (sentenceOf(block, language).endsWith('.') ? [] : [`${block.name} (${language})`])),
    ),
  )
  expect(silent).toEqual([])
})

test('words that a block begins with name no trade and no town: they stand in every new page of every site', () => {
  const samples = Object.values(blocks).flatMap((block) =>
    block.audience === 'healthOptics'
      ? []
      : Object.entries(block.fields).map(([field, { sample }]) => `${block.name}.${field}: ${sample ?? ''}`),
  )
  expect(samples.length).toBeGreaterThan(100)
  const trades =
    /opti[ck]|brille|gl[aä]s|linse|auge|seh(kraft|test|hilfe)|scharf sehen|winterthur|zürich|bäcker|coiffeur|praxis|brot/i
  expect(samples.filter((sample) => trades.test(sample))).toEqual([])
})

/** Source: spec/editor.md §2, the team-related «form» being the one for sponsors. */
const bySpec = {
  start: ['hero', 'announcementBar', 'announcementBubble'],
  team: ['businessSearch', 'marketplace', 'jobs', 'courses', 'aspectSponsorForm'],
  content: [
    ...['cta', 'textOnImage', 'multiCta', 'richTextBlock', 'videoPlayer', 'imageCollage', 'imageBoard'],
    ...['newsFeedBoard', 'stepFeedBoard', 'productBoard', 'serviceBoard', 'spacer', 'gameSetup', 'scoreTracker'],
    ...['poiManager', 'mediaGallery', 'reviewSlider', 'contentSliderBoard', 'instagramFeed', 'contactForm'],
  ],
  collections: ['teamContainer', 'servicesContainer', 'testimonialsContainer', 'mapContainer'],
  various: ['goFeed', 'bookingContainer', 'contact'],
}

test('sections and blocks stand in the order of the spec', () => {
  const asTheSpecHasThem = Object.values(bySpec).flat()
  // A shop's own blocks stand where they want.
  expect(names('').filter((name) => asTheSpecHasThem.includes(name))).toEqual(asTheSpecHasThem)
})

test.each(Object.entries(bySpec))('the section «%s» has the blocks that the spec puts there', (section, expected) => {
  const offered = listOfferedBlocks('', 'de').find((one) => one.section === section)
  expect(offered?.blocks.map(({ name }) => name)).toEqual(expect.arrayContaining(expected))
})

const namesFor = (settings: object) =>
  Object.values<Block>(blocks)
    .filter((block) => isBlockFor(block, settingsSchema.parse(settings)))
    .map(({ name }) => name)
const all = Object.keys(blocks)
const without = (names: string[]) => all.filter((name) => !names.includes(name))
const ofGame = ['gameSetup', 'scoreTracker']
const ofMembers = ['aspectSponsorForm', 'businessSearch', 'marketplace']

test('a bakery is offered neither golf nor what is for health opticians', () => {
  expect(namesFor({ business: { kind: 'bakery' } }).sort()).toEqual(without([...ofGame, ...ofMembers]).sort())
})

test('an optician sees what members have, and the game comes and goes with its switch', () => {
  expect(namesFor({ business: { kind: 'optician' } }).sort()).toEqual(without(ofGame).sort())
  expect(namesFor({ business: { kind: 'optician' }, game: { active: true } }).sort()).toEqual(all.toSorted())
  expect(namesFor({ business: { kind: 'other' }, membership: { healthOptics: true } })).toContain('marketplace')
})

test('a block is for everyone, or for sites with a membership that the settings have', () => {
  const { membership } = settingsSchema.parse({})
  const audiences = Object.values<Block>(blocks).map(({ audience }) => audience)
  expect(new Set(audiences)).toEqual(new Set(['everyone', ...Object.keys(membership)]))
})
