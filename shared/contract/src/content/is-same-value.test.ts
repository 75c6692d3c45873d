import { expect, test } from 'vitest'
import { isSameValue } from './is-same-value.ts'
import { plainText, toRichText } from './rich-text.ts'

const stored = toRichText('Zuerst\n\nDann')
const content = (json: unknown, text = 'Zuerst\nDann') => ({ text, by: 'person', json }) as never

/** As the editor writes it: with what Lexical notes beside the words. */
function typed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(typed)
  if (typeof value !== 'object' || value === null) return value
  const node = Object.fromEntries(Object.entries(value).map(([key, part]) => [key, typed(part)]))
  return node.type === 'paragraph' || node.type === 'root' ? { ...node, textFormat: 0, textStyle: '' } : node
}

function withFirstWord(change: object): unknown {
  const copy = structuredClone(stored) as { root: { children: { children: object[] }[] } }
  Object.assign(copy.root.children[0]?.children[0] ?? {}, change)
  return copy
}

test('words typed and taken back by hand are the same words', () => {
  expect(isSameValue(content(stored, 'Zuerst\n\nDann'), content(typed(stored)))).toBe(true)
  expect(isSameValue(content(stored), content(withFirstWord({ $: { color: 'transparent', size: 'medium' } })))).toBe(
    true,
  )
  expect(plainText(stored)).toBe('Zuerst\nDann')
})

test('a text in two pieces of the same form is the same text', () => {
  const pieces = structuredClone(stored) as unknown as { root: { children: { children: { text: string }[] }[] } }
  const first = pieces.root.children[0]
  const word = first?.children[0]
  if (first && word)
    first.children = [
      { ...word, text: 'Zu' },
      { ...word, text: 'erst' },
    ]
  expect(isSameValue(content(stored), content(pieces))).toBe(true)
})

test('another form, another author and other words are another value', () => {
  for (const change of [{ format: 1 }, { $: { color: 'primary' } }, { $: { size: 'large' } }, { text: 'Erst' }])
    expect(isSameValue(content(stored), content(withFirstWord(change)))).toBe(false)
  expect(isSameValue(content(stored), { ...(content(stored) as object), by: 'machine' } as never)).toBe(false)
})

test('what words were translated from does not make them other words', () => {
  expect(isSameValue({ text: 'a', by: 'person', source: '1' }, { text: 'a', by: 'person', source: '2' })).toBe(true)
})
