import { mapContainer } from '@blickfang/shared/blocks/map-container/contract.ts'
import { poiManager } from '@blickfang/shared/blocks/poi-manager/contract.ts'
import { expect, test } from 'vitest'
import { linkWords, optionWords } from './value-words.ts'

const names = { pages: new Map(), media: new Map() }
const start = { latitude: 47.4994, longitude: 8.7291, icon: 'start' }
const party = { latitude: 47.5, longitude: 8.73, icon: 'party' }

test('places on the map are said one by one, with their sign', () => {
  const { poi } = poiManager.options
  expect(optionWords(poi, [start, party], names, 'de')).toBe(
    '1. Start 47.49940, 8.72910; 2. Treffpunkt 47.50000, 8.73000',
  )
  expect(optionWords(poi, [start, party], names, 'fr')).toBe(
    '1. Départ 47.49940, 8.72910; 2. Rendez-vous 47.50000, 8.73000',
  )
  expect([null, [], 'x'].map((value) => optionWords(poi, value, names, 'de'))).toEqual([null, null, null])
})

test('a route is said by how many corners it has and how long it is', () => {
  const { mapRoute } = mapContainer.options
  const route = [
    [8.7291, 47.4994],
    [8.7291, 47.5003],
  ]
  expect(optionWords(mapRoute, route, names, 'de')).toBe('2 Punkte, 100 m')
  expect(optionWords(mapRoute, route, names, 'fr')).toBe('2 points, 100\u202fm')
  expect(optionWords(mapRoute, [], names, 'de')).toBeNull()
})

test('a link to a block of a page is not said like one to the page itself', () => {
  const id = '7d3c1f0e-3f0b-4b6e-9d0c-0a4a4a6e1c11'
  const link = { type: 'page', page: { id, collection: null } }
  const known = { ...names, pages: new Map([[id, 'Preise']]) }
  expect(linkWords(link, known)).toBe('Preise')
  expect(linkWords({ ...link, block: '0b0d4c1e-9a55-4a0c-8a42-8f2f7a7f1a01' }, known)).toBe('Preise #b-8f2f7a7f1a01')
})
