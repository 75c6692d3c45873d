import { hero } from '@blickfang/blocks/hero/contract.ts'
import { mapContainer } from '@blickfang/blocks/map-container/contract.ts'
import { poiManager } from '@blickfang/blocks/poi-manager/contract.ts'
import { expect, test } from 'vitest'
import { link } from '../../options/link/option.ts'
import { namesFrom, valueInWords } from './value-in-words.ts'

const id = '7d3c1f0e-3f0b-4b6e-9d0c-0a4a4a6e1c11'
const called = { pages: [{ id, role: 'contact', name: 'Kontakt' }], media: [] }
const names = namesFrom(called, 'de')
const noms = namesFrom(called, 'fr')
const start = { latitude: 47.4994, longitude: 8.7291, icon: 'start' }
const party = { latitude: 47.5, longitude: 8.73, icon: 'party' }

test('places on the map are said one by one, with their sign', () => {
  const poi = { key: 'options.poi', option: poiManager.options.poi }
  expect(valueInWords({ ...poi, value: [start, party] }, names)).toBe(
    '1. Start 47.49940, 8.72910; 2. Treffpunkt 47.50000, 8.73000',
  )
  expect(valueInWords({ ...poi, value: [start, party] }, noms)).toBe(
    '1. Départ 47.49940, 8.72910; 2. Rendez-vous 47.50000, 8.73000',
  )
  expect([null, [], 'x'].map((value) => valueInWords({ ...poi, value }, names))).toEqual([null, null, null])
})

test('a route is said by how many corners it has and how long it is', () => {
  const route = { key: 'options.mapRoute', option: mapContainer.options.mapRoute }
  const value = [
    [8.7291, 47.4994],
    [8.7291, 47.5003],
  ]
  expect(valueInWords({ ...route, value }, names)).toBe('2 Punkte, 100 m')
  expect(valueInWords({ ...route, value }, noms)).toBe('2 points, 100\u202fm')
  expect(valueInWords({ ...route, value: [] }, names)).toBeNull()
})

test('a link is said by its page or its address, one to a block not like one to the page itself', () => {
  const option = link({ de: 'Link', fr: 'Lien', en: 'Link' })
  const say = (value: object) => valueInWords({ key: 'options.link', option, value: value as never }, names)
  const page = { type: 'page', page: { id, collection: null } }
  expect(say(page)).toBe('Kontakt')
  expect(say({ ...page, block: '0b0d4c1e-9a55-4a0c-8a42-8f2f7a7f1a01' })).toBe('Kontakt #b-8f2f7a7f1a01')
  expect(say({ type: 'page', role: '~contact' })).toBe('Kontakt')
  expect(say({ type: 'page', page: { id: crypto.randomUUID() } })).toBeNull()
  expect(say({ type: 'phone', phone: '+41 52 123 45 67' })).toBe('+41 52 123 45 67')
})

test('a choice, a colour and a switch are said as their controls say them', () => {
  const { alignment, background, lens } = hero.options
  expect(valueInWords({ key: 'options.alignment', option: alignment, value: 'center' }, names)).toBe('Mitte')
  expect(valueInWords({ key: 'options.background', option: background, value: 'primary' }, names)).toBe('Hauptfarbe')
  expect(valueInWords({ key: 'options.lens', option: lens, value: false }, names)).toBe('Nein')
})

test('what is hidden where is said by name, and a password is not said', () => {
  expect(valueInWords({ key: 'disallowedLanguages', value: ['fr', 'it'] }, names)).toBe('Französisch, Italienisch')
  expect(valueInWords({ key: 'disallowedLanguages', value: ['fr'] }, noms)).toBe('Français')
  expect(valueInWords({ key: 'visibleFields.title', value: false }, names)).toBe('ausgeblendet')
  expect(valueInWords({ key: 'visibleFields.title', value: undefined }, names)).toBe('sichtbar')
  expect(valueInWords({ key: 'password', value: true }, names)).toBe('mit Passwort')
  expect(valueInWords({ key: 'order', value: 3 }, names)).toBe('Platz 3')
})
