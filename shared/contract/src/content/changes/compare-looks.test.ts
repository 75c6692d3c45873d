import { expect, test } from 'vitest'
import { type RichText, richTextSchema } from '../rich-text.ts'
import { compareLooks } from './compare-looks.ts'

const word = (text: string, look: object = {}) => ({ type: 'text', text, ...look })
const link = (url: string, ...children: object[]) => ({
  type: 'link',
  fields: { url, link: { type: 'url', url } },
  children,
})
const paragraph = (...children: object[]) => ({ type: 'paragraph', children })
const heading = (...children: object[]) => ({ type: 'heading', tag: 'h2', children })
const list = (...items: object[]) => ({
  type: 'list',
  listType: 'bullet',
  children: items.map((item) => ({ type: 'listitem', children: [item] })),
})
const rich = (...children: object[]): RichText => richTextSchema.parse({ root: { type: 'root', children } })

const looks = (before: RichText, after: RichText) =>
  compareLooks(before, after, (target) => (target?.type === 'url' ? (target.url ?? null) : null)).map(
    ({ kind, mark, value, words }) => [kind === 'added' ? '+' : '-', mark, value, words].filter(Boolean).join(' '),
  )

test('formats, colours and sizes that words get or lose are told with the words', () => {
  const plain = rich(paragraph(word('Wir messen Ihre Augen genau')))
  const bold = rich(paragraph(word('Wir '), word('messen Ihre', { format: 1 }), word(' Augen genau')))
  expect(looks(plain, bold)).toEqual(['+ bold messen Ihre'])
  expect(looks(bold, plain)).toEqual(['- bold messen Ihre'])
  const colored = rich(
    paragraph(word('Wir messen Ihre Augen '), word('genau', { $: { color: 'primary', size: 'large' } })),
  )
  expect(looks(plain, colored)).toEqual(['+ color primary genau', '+ size large genau'])
  expect(looks(plain, rich(paragraph(word('Wir messen Ihre Augen genau', { $: { color: 'transparent' } }))))).toEqual(
    [],
  )
})

test('a format that goes over several paragraphs is one line', () => {
  const both = (look: object) => rich(paragraph(word('Zuerst', look)), paragraph(word('Dann', look)))
  expect(looks(both({}), both({ format: 1 }))).toEqual(['+ bold Zuerst Dann'])
})

test('a link that leads elsewhere is told, and so are a heading and a list', () => {
  const here = rich(paragraph(word('Mehr '), link('https://a.ch', word('dazu'))))
  const there = rich(paragraph(word('Mehr '), link('https://b.ch', word('dazu'))))
  expect(looks(here, there)).toEqual(['- link https://a.ch dazu', '+ link https://b.ch dazu'])
  expect(looks(rich(paragraph(word('Über uns'))), rich(heading(word('Über uns'))))).toEqual(['+ style h2 Über uns'])
  expect(looks(rich(paragraph(word('Über uns'))), rich(list(word('Über uns'))))).toEqual(['+ style list Über uns'])
})

test('words that are replaced bring their looks along without a word about them', () => {
  const before = rich(heading(word('Willkommen bei uns')))
  expect(looks(before, rich(heading(word('Willkommen bei Lindenmann'))))).toEqual([])
  expect(looks(before, rich(heading(word('Willkommen bei '), word('Lindenmann', { format: 2 }))))).toEqual([
    '+ italic Lindenmann',
  ])
})

test('a long stretch is told by its beginning', () => {
  const text = 'Augen '.repeat(40).trim()
  const [look = ''] = looks(rich(paragraph(word(text))), rich(paragraph(word(text, { format: 1 }))))
  expect(look.length).toBeLessThan(75)
  expect(look).toMatch(/^\+ bold Augen .*…$/)
})
