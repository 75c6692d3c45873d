import { plainText, type RichText, toRichText } from '@blickfang/contract/content/rich-text.ts'
import { expect, test, vi } from 'vitest'
import { outlineOf } from '../lexical/testing/field-under-test.ts'
import { offsetAt } from './caret-range.ts'
import type { Step } from './step.ts'
import { typeElsewhere } from './type-elsewhere.ts'

const pasted = (types: Readonly<Record<string, string>>): Step => ({ clipboard: new Map(Object.entries(types)) })
const key = (name: string): Step => {
  const parts = name.split('+')
  const held = { ctrlKey: parts.includes('Control'), shiftKey: parts.includes('Shift') }
  return new KeyboardEvent('keydown', { key: parts.at(-1) as string, ...held })
}
/** Letters as they are, keys without one in brackets: `ab[Shift+Home]c`. */
const keys = (typed: string): readonly Step[] =>
  typed.match(/\[[^\]]+\]|./gu)?.map((part) => key(part.length > 2 ? part.slice(1, -1) : part)) ?? []
const field = { maxLength: 40, onRefused: vi.fn(), onPlain: vi.fn(), onLost: vi.fn() }
const value = toRichText('Gläser nach Mass')
const all = key('Control+a')

test.each<[string, number | null, readonly Step[], string]>([
  ['where the caret was', 7, keys('ganz '), 'Gläser ganz nach Mass'],
  ['at the end for who came by the keyboard', null, keys('.'), 'Gläser nach Mass.'],
  ['at the end where the text has become shorter', 99, keys('!'), 'Gläser nach Mass!'],
  ['in the place of all that was selected', 3, [all, ...keys('Neu')], 'Neu'],
  ['after all was deleted', 3, [...keys('x'), all, ...keys('[Backspace]Neu')], 'Neu'],
  [
    'with what was pasted between',
    7,
    [...keys('ganz '), pasted({ 'text/plain': 'genau ' }), ...keys('und ')],
    'Gläser ganz genau und nach Mass',
  ],
  [
    'with what was pasted of a document',
    null,
    [all, pasted({ 'text/plain': 'Neu hier', 'text/html': '<p>Neu <b>hier</b></p>' }), ...keys('!')],
    'Neu hier!',
  ],
])('what was typed comes in %s, and the focus stays', (_, offset, typed, expected) => {
  const elsewhere = document.body.appendChild(document.createElement('input'))
  elsewhere.focus()
  const made = typeElsewhere({ ...field, value, offset, typed })
  expect(made && plainText(made)).toBe(expected)
  expect(document.activeElement).toBe(elsewhere)
})

test.each([
  ['Backspace', 'x[Backspace][Backspace]', 'Gläse| nach Mass'],
  ['Delete', '[Delete][Delete]', 'Gläser|ach Mass'],
  ['a word back', '[Control+Backspace]', '| nach Mass'],
  ['a word on', '[Control+Delete]', 'Gläser| Mass'],
  ['arrows', '[ArrowLeft][ArrowLeft][ArrowRight]', 'Gläse|r nach Mass'],
  ['arrows by words', '[Control+ArrowRight][Control+ArrowRight]', 'Gläser nach Mass|'],
  ['the beginning and the end of a line', '[Home]A[End]', 'AGläser nach Mass|'],
  ['the beginning of all', '[Control+Home]', '|Gläser nach Mass'],
  ['selecting by letters', '[Shift+ArrowLeft][Shift+ArrowLeft]', 'Gläs| nach Mass'],
  ['selecting to the end', '[Shift+End]', 'Gläser|'],
  ['leaving what is selected', '[Shift+ArrowLeft][Shift+ArrowLeft][ArrowRight]', 'Gläser| nach Mass'],
  ['selecting all and going to its beginning', '[Control+a][ArrowLeft]', '|Gläser nach Mass'],
])('keys that move or delete do it elsewhere too: %s', (_, typed, expected) => {
  const made = typeElsewhere({ ...field, value, offset: 6, typed: keys(`${typed}|`) })
  expect(made && plainText(made)).toBe(expected)
})

const outline = (made: RichText | null) => made && outlineOf(made)

test('ends of lines, lines of a paragraph and marks are those of the editor', () => {
  const made = typeElsewhere({
    ...{ ...field, value: null, offset: null },
    typed: keys('Eins[Enter]Zwei[Shift+Enter]drei[Shift+ArrowLeft][Shift+ArrowLeft][Control+b]'),
  })
  expect(outline(made)).toEqual(['p Eins', 'p Zwei⏎drei'])
  const words = made?.root.children[1]?.children ?? []
  expect(words.at(-1)).toMatchObject({ text: 'ei', format: 1 })
})

test('the caret goes over the ends of blocks, and what is deleted there joins them', () => {
  const typed = (more: string) => outline(typeElsewhere({ ...field, value: null, offset: null, typed: keys(more) }))
  expect(typed('ab[Enter]cd[Home][ArrowLeft]!')).toEqual(['p ab!', 'p cd'])
  expect(typed('ab[Enter]cd[ArrowUp]!')).toEqual(['p ab!', 'p cd'])
  expect(typed('ab[Enter]cd[ArrowUp][ArrowDown]!')).toEqual(['p ab', 'p !cd'])
  expect(typed('ab[Enter]cd[Home][Backspace]!')).toEqual(['p ab!cd'])
  expect(typed('ab[Enter][Backspace]!')).toEqual(['p ab!'])
  expect(typed('ab[Enter]cd[ArrowUp][Delete]!')).toEqual(['p ab!cd'])
})

test('a list begins with its sign, as while one writes', () => {
  const made = typeElsewhere({ ...field, value: null, offset: null, typed: keys('- Brillen[Enter]Linsen') })
  expect(outline(made)).toEqual(['ul Brillen|Linsen'])
})

test('who selected all and typed nothing, or went up and down, changed nothing', () => {
  for (const typed of [[all], keys('[ArrowLeft][Home][Shift+End]'), keys('[Control+k]')])
    expect(typeElsewhere({ ...field, value, offset: 0, typed })).toBeNull()
})

test('what does not fit is not taken and is told', () => {
  const tooLong = pasted({ 'text/plain': 'x'.repeat(41) })
  expect(typeElsewhere({ ...field, value, offset: 0, typed: [tooLong] })).toBeNull()
  expect(field.onRefused).toHaveBeenCalledWith('tooLong')
  const made = typeElsewhere({ ...field, value, offset: 0, typed: keys('x'.repeat(41)) })
  expect(made && plainText(made)).toBe(`${'x'.repeat(24)}Gläser nach Mass`)
})

test('letters before a click are counted over all parts of a text', () => {
  const host = document.body.appendChild(document.createElement('div'))
  host.innerHTML = '<p>Gläser <strong>nach</strong></p><p>Mass</p>'
  const offsetNode = host.querySelector('strong')?.firstChild
  Object.assign(document, { caretPositionFromPoint: () => ({ offsetNode, offset: 2 }) })
  expect(offsetAt(host, 1, 1)).toBe(9)
  expect(offsetAt(document.createElement('div'), 1, 1)).toBeNull()
})
