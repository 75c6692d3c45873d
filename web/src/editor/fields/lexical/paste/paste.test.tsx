import { toRichText } from '@blickfang/contract/content/rich-text.ts'
import { copied } from '@blickfang/testing/copied.ts'
import { $createHeadingNode } from '@lexical/rich-text'
import { $createTextNode, $getRoot, $getSelection, FORMAT_TEXT_COMMAND } from 'lexical'
import { afterEach, expect, test } from 'vitest'
import { fieldUnderTest, outlineOf } from '../testing/field-under-test.ts'

let field: ReturnType<typeof fieldUnderTest>
afterEach(() => field.close())

function type(words: string): void {
  field.editor.update(() => $getSelection()?.insertText(words), { discrete: true })
}

test.each(Object.entries(copied))('what %s copies comes as the site can show it', (_, { html, text, outline }) => {
  field = fieldUnderTest()
  field.paste(html, text)
  expect(outlineOf(field.stored())).toEqual(outline)
})

test('a link around a heading and a paragraph of a web page is a link in each; an evil one is words', () => {
  field = fieldUnderTest()
  field.paste(copied['a web page'].html)
  const links = JSON.stringify(field.stored()).match(/"url":"[^"]*"/g) ?? []
  expect(new Set(links)).toEqual(new Set(['"url":"https://www.optik.ch/neu?utm_source=x"']))
  expect(field.host.querySelectorAll('h3 > a, p > a')).toHaveLength(2)
})

test.each([
  ['text', '', 'x'.repeat(500_000)],
  ['lines', '', 'Wort und Wort\n'.repeat(36_000)],
  ['a document', '<p>Wort und Wort.</p>'.repeat(28_000), 'Wort und Wort.\n'.repeat(28_000)],
  ['a document without plain text', `<p>${'x'.repeat(500_000)}</p>`, ''],
])('500 kB of %s are refused for their length, at once, and the text stays as it was', (_, html, text) => {
  field = fieldUnderTest({ value: toRichText('Vorher.') })
  // Of the processor: beside other tests the clock says nothing about it.
  const started = process.cpuUsage()
  field.paste(html, text)
  expect(process.cpuUsage(started).user).toBeLessThan(1_000_000)
  expect(field.said).toEqual(['tooLong'])
  expect(field.host.textContent).toBe('Vorher.')
  type(' Nachher.')
  expect(outlineOf(field.stored())).toEqual(['p Vorher. Nachher.'])
})

test('too many parts are refused for that, and one paragraph as long as the field is taken', () => {
  field = fieldUnderTest()
  field.paste('<p>x</p>'.repeat(1001))
  expect(field.said).toEqual(['tooMuch'])
  expect(field.host.textContent).toBe('')
  field.paste(`<p>${'x'.repeat(50_000)}</p>`)
  expect(field.said).toEqual(['tooMuch'])
  expect(field.stored().root.children).toHaveLength(1)
})

test('a full field takes no letter more, lets letters go, and says what it holds', () => {
  field = fieldUnderTest({ value: toRichText('123456789'), maxLength: 10 })
  type('0')
  type('1')
  expect(field.said).toEqual(['tooLong'])
  expect(field.host.textContent).toBe('1234567890')
  field.editor.update(() => $getRoot().getLastDescendant()?.remove(), { discrete: true })
  expect(field.host.textContent).toBe('')
})

test('a field that was filled under a larger limit can be shortened', () => {
  field = fieldUnderTest({ value: toRichText('1234567890'), maxLength: 5 })
  field.editor.update(() => $getRoot().getLastDescendant()?.replace($createTextNode('12345678')), { discrete: true })
  expect(field.said).toEqual([])
  type('9')
  expect(field.said).toEqual(['tooLong'])
  expect(field.host.textContent).toBe('12345678')
})

test('nodes of another kind that a page put on the clipboard are refused, and the field goes on', () => {
  field = fieldUnderTest({ value: toRichText('Vorher.') })
  const link = { type: 'link', version: 1, fields: { url: 'javascript:alert(1)', linkType: 'custom', newTab: false } }
  const words = { type: 'text', version: 1, text: 'böse', format: 0, detail: 0, mode: 'normal', style: '' }
  const odd = { ...words, $: { onclick: 'x' } }
  for (const children of [[{ ...link, children: [words] }], [odd]]) {
    const data = new DataTransfer()
    const nodes = [{ type: 'paragraph', version: 1, format: '', indent: 0, direction: null, children }]
    data.setData('application/x-lexical-editor', JSON.stringify({ namespace: 'blickfang', nodes }))
    field.pasteData(data)
  }
  expect(JSON.stringify(field.stored())).not.toMatch(/javascript|onclick/)
  expect(field.said).toEqual(['unknown'])
  type(' Weiter.')
  expect(outlineOf(field.stored()).join()).toMatch(/Weiter\./)
})

const intoHeading = Object.entries(copied).flatMap(([name, paste]) => [
  { name, where: 'behind', words: 'Titel', offset: 5, ...paste },
  { name, where: 'within', words: 'Titel', offset: 2, ...paste },
  { name, where: 'for want of', words: '', offset: 0, ...paste },
])

test.each(intoHeading)(
  '$name pasted $where a heading’s words leaves no blank lines',
  ({ html, text, words, offset }) => {
    field = fieldUnderTest()
    field.editor.update(
      () => {
        const title = $createTextNode(words)
        $getRoot().clear().append($createHeadingNode('h2').append(title))
        title.select(offset, offset)
      },
      { discrete: true },
    )
    field.paste(html, text)
    expect(outlineOf(field.stored()).filter((block) => /^\S+ *$/.test(block))).toEqual([])
  },
)

test('underline is not dropped in silence, neither pasted nor by its key; a link’s own is nobody’s loss', () => {
  field = fieldUnderTest()
  field.paste('<p><a href="https://a.ch"><u>Link</u></a></p>')
  expect(field.said).toEqual([])
  field.paste('<p><u>unterstrichen</u></p>')
  expect(field.said).toEqual(['plain'])
  field.editor.dispatchCommand(FORMAT_TEXT_COMMAND, 'underline')
  expect(field.said).toEqual(['plain', 'plain'])
  expect(JSON.stringify(field.stored())).not.toContain('"format":8')
})

test.each([
  ['- ', 'ul'],
  ['* ', 'ul'],
  ['1. ', 'ol'],
])('a paragraph begun with «%s» becomes a list', (mark, tag) => {
  field = fieldUnderTest()
  for (const letter of mark) type(letter)
  type('eins')
  expect(outlineOf(field.stored())).toEqual([`${tag} eins`])
  expect(field.host.querySelectorAll(`${tag} > li`)).toHaveLength(1)
})

test('a pasted «1. » and one in the middle of words stay words', () => {
  field = fieldUnderTest()
  field.paste('', '1. Januar')
  expect(outlineOf(field.stored())).toEqual(['p 1. Januar'])
  type(' und 1')
  type('.')
  type(' ')
  expect(outlineOf(field.stored())).toEqual(['p 1. Januar und 1. '])
})

test.each([
  ['eins<img src="a.jpg">zwei', ['pictures'], ['p eins zwei']],
  ['<img src="a.jpg" alt="Laden"> offen <img alt="☀️">', ['pictures'], ['p Laden offen ☀️']],
  ['<img src="a.gif" width=1 height=1>eins', [], ['p eins']],
  ['<table><tr><th>Mo<p>früh</p></th><td>8 <b>Uhr</b></td></tr></table>', ['tables'], ['p Mo früh 8 Uhr']],
  ['<p style="color:#0070c0">blau</p>', ['colors'], ['p blau']],
  [
    '<p style="color:rgb(33, 37, 41)">schwarz <a href="https://a.ch" style="color:blue">Link</a></p>',
    [],
    ['p schwarz Link'],
  ],
  ['<a href="seite.html">Seite</a>', ['links'], ['p Seite']],
  ['<ins>neu</ins><del>alt</del>', ['struck'], ['p neu']],
  ['<span style="text-decoration:line-through">249</span> 199', [], ['p 249 199']],
  ['<ol><li><p>zwei</p><ul><li>zwei a</li></ul></li><li>drei</li></ol>', [], ['ol zwei', 'ul zwei a', 'ol drei']],
  ['eins<!-- React --><div></div>zwei', [], ['p eins⏎zwei']],
  ['sagte <q>sehr <q>gut</q></q>.', [], ['p sagte «sehr ‹gut›».']],
  ['<span style="display:inline-block;width:5em">Montag</span><span>08:00</span>', [], ['p Montag 08:00']],
  ['<ol><li>eins</li></ol><ol><li>neu</li></ol>', [], ['ol eins', 'p ', 'ol neu']],
])('%s says %j does not come along', (html, lost, outline) => {
  field = fieldUnderTest()
  field.paste(html)
  expect(field.said.filter((word) => word !== 'plain')).toEqual(lost)
  expect(outlineOf(field.stored())).toEqual(outline)
})
