import { hero } from '@blickfang/blocks/hero/contract.ts'
import { mapContainer } from '@blickfang/blocks/map-container/contract.ts'
import { expect, test } from 'vitest'
import type { Targets } from '../kernel/option.ts'
import { link } from './link/option.ts'
import { media } from './media/option.ts'
import {
  mediaBehind,
  namedIn,
  optionInWords,
  optionsInEdit,
  ownOptions,
  setOptions,
  withFallbacks,
} from './option-values.ts'

const label = { de: 'Name', fr: 'Nom', en: 'Name' }
const id = '7d3c1f0e-3f0b-4b6e-9d0c-0a4a4a6e1c11'
const names = { language: 'de', pageName: () => null, mediumName: () => null }

test('what is not stored, or no longer valid, is the contract’s fallback', () => {
  expect(optionsInEdit(hero, { 'options.alignment': 'sideways' })).toMatchObject({
    alignment: 'left',
    lens: true,
    background: null,
  })
  expect(ownOptions(hero, { alignment: 'sideways' })).toEqual({})
})

test('what is stored wins, false included', () => {
  expect(optionsInEdit(hero, { 'options.lens': false }).lens).toBe(false)
})

test('an option that is not shown under the others has no effect, and its form keeps what was set', () => {
  const stored = { alignment: 'center', imageBehind: true }
  expect(withFallbacks(hero.options, ownOptions(hero, stored)).alignment).toBe('left')
  expect(ownOptions(hero, { alignment: 'center' })).toEqual({ alignment: 'center' })
  expect(setOptions(hero.options, stored).alignment).toBe('center')
})

test('a visitor’s view gets what lies behind ids, an editor’s the ids', () => {
  const contract = { options: { to: link(label), picture: media(label) } }
  const to = { type: 'page', page: { id, collection: null } }
  const targets: Targets = {
    locale: 'fr',
    addressOf: (page) => (page.id === id ? '/fr/contact' : null),
    mediumOf: (asked) => ({ asked }),
  }
  const stored = { to, picture: id }
  expect(ownOptions(contract, stored, targets)).toEqual({
    to: { type: 'page', href: '/fr/contact' },
    picture: { asked: id },
  })
  expect(ownOptions(contract, stored)).toEqual(stored)
  expect(mediaBehind(contract.options, { picture: { id: 'm1', alt: '' }, to: { type: 'page', href: '/' } })).toEqual([
    'm1',
  ])
})

test('the ids that a value names are found where its option says', () => {
  expect(namedIn(link(label), { type: 'page', page: { id, collection: null } })).toEqual({ media: [], pages: [id] })
  expect(namedIn(media(label), id)).toEqual({ media: [id], pages: [] })
  const gallery = { ...media(label), named: { media: [['*', 'id']] } }
  expect(namedIn(gallery, [{ id }, { id: 'b' }, 'c'])).toEqual({ media: [id, 'b'], pages: [] })
  expect(namedIn(mapContainer.options.mapRoute, [[8.7, 47.4]])).toEqual({ media: [], pages: [] })
})

test('a value that the option does not take has no words', () => {
  expect(optionInWords(hero.options.alignment, 'center', names)).toBe('Mitte')
  expect(optionInWords(hero.options.alignment, 'sideways', names)).toBeNull()
  expect(optionInWords(hero.options.lens, false, { ...names, language: 'fr' })).toBe('Non')
})
