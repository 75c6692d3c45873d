import { plainText, toRichText } from '@blickfang/shared/content/rich-text.ts'
import { expect, test, vi } from 'vitest'
import { offsetAt } from './caret-range.ts'
import { backspace, type Step, selectAll } from './keep-keys.ts'
import { typeElsewhere } from './type-elsewhere.ts'

const pasted = (types: Readonly<Record<string, string>>): Step => ({ clipboard: new Map(Object.entries(types)) })
const field = { maxLength: 40, onRefused: vi.fn(), onPlain: vi.fn(), onLost: vi.fn() }
const value = toRichText('Gläser nach Mass')

test.each<[string, number | null, readonly Step[], string]>([
  ['where the caret was', 7, ['ganz '], 'Gläser ganz nach Mass'],
  ['at the end for who came by the keyboard', null, ['.'], 'Gläser nach Mass.'],
  ['at the end where the text has become shorter', 99, ['!'], 'Gläser nach Mass!'],
  ['in the place of all that was selected', 3, [selectAll, 'Neu'], 'Neu'],
  ['after all was deleted', 3, ['x', selectAll, backspace, 'Neu'], 'Neu'],
  [
    'with what was pasted between',
    7,
    ['ganz ', pasted({ 'text/plain': 'genau ' }), 'und '],
    'Gläser ganz genau und nach Mass',
  ],
  [
    'with what was pasted of a document',
    null,
    [selectAll, pasted({ 'text/plain': 'Neu hier', 'text/html': '<p>Neu <b>hier</b></p>' }), '!'],
    'Neu hier!',
  ],
])('what was typed comes in %s, and the focus stays', (_, offset, typed, expected) => {
  const elsewhere = document.body.appendChild(document.createElement('input'))
  elsewhere.focus()
  const made = typeElsewhere({ ...field, value, offset, typed })
  expect(made && plainText(made)).toBe(expected)
  expect(document.activeElement).toBe(elsewhere)
})

test('an end of a line begins a paragraph, in an empty text too', () => {
  expect(
    typeElsewhere({ ...field, value: null, offset: null, typed: ['Eins', '\n', 'Zwei'] })?.root.children,
  ).toMatchObject([
    { type: 'paragraph', children: [{ text: 'Eins' }] },
    { type: 'paragraph', children: [{ text: 'Zwei' }] },
  ])
})

test('who selected all and typed nothing changed nothing', () => {
  expect(typeElsewhere({ ...field, value, offset: 0, typed: [selectAll] })).toBeNull()
})

test('what does not fit gives nothing to store and is told', () => {
  expect(typeElsewhere({ ...field, value, offset: 0, typed: ['x'.repeat(41)] })).toBeNull()
  expect(field.onRefused).toHaveBeenCalledWith('tooLong')
})

test('letters before a click are counted over all parts of a text', () => {
  const host = document.body.appendChild(document.createElement('div'))
  host.innerHTML = '<p>Gläser <strong>nach</strong></p><p>Mass</p>'
  const offsetNode = host.querySelector('strong')?.firstChild
  Object.assign(document, { caretPositionFromPoint: () => ({ offsetNode, offset: 2 }) })
  expect(offsetAt(host, 1, 1)).toBe(9)
  expect(offsetAt(document.createElement('div'), 1, 1)).toBeNull()
})
