import { findGroup } from '@blickfang/shared/blocks/groups.ts'
import { expect, test } from 'vitest'
import { openDocument } from '../../model/page-document.ts'
import { fixtureDocument, fixtureId } from '../../testing/fixture-document.ts'
import { valueText } from './value-text.ts'

const about = {
  document: openDocument(fixtureDocument(['hero'])),
  option: undefined,
  language: 'de',
  words: { yes: 'Ja', no: 'Nein', color: (token: string) => (token === 'primary' ? 'Hauptfarbe' : null) },
} as const

test('a choice, a colour and a switch are said as their controls say them', () => {
  expect(valueText('center', { ...about, option: findGroup('hero')?.group.options.alignment })).toBe('Mitte')
  expect(valueText('primary', about)).toBe('Hauptfarbe')
  expect(valueText(false, about)).toBe('Nein')
})

test('a link is said by its page or its address', () => {
  expect(valueText({ type: 'page', page: { id: fixtureId('page'), collection: null } }, about)).toBe('Start')
  expect(valueText({ type: 'phone', phone: '+41 52 123 45 67' }, about)).toBe('+41 52 123 45 67')
  expect(valueText({ type: 'page', page: { id: fixtureId('elsewhere'), collection: null } }, about)).toBeNull()
})
