import { $getRoot, PASTE_COMMAND } from 'lexical'
import { expect, test } from 'vitest'
import { createFieldEditor, readValue } from '../create-field-editor.ts'

function pasted(html: string) {
  const { editor, dispose } = createFieldEditor({
    value: null,
    maxLength: 50_000,
    onRefused: () => {},
    onPlain: () => {},
    onLost: () => {},
  })
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/html', html)
  editor.update(() => void $getRoot().selectEnd(), { discrete: true })
  editor.dispatchCommand(PASTE_COMMAND, new ClipboardEvent('paste', { clipboardData }))
  editor.update(() => undefined, { discrete: true })
  const value = readValue(editor)
  dispose()
  return value?.root.children.map((block) => [
    'listType' in block ? block.listType : block.type,
    JSON.stringify(block).match(/(?<="text":")[^"]*/g),
  ])
}

test('a list of Word is a list, without the bullets that Word writes as text', () => {
  expect(
    pasted(`<p class=MsoNormal>Davor</p>
      <p class=MsoListParagraphCxSpFirst style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>Punkt eins<o:p></o:p></p>
      <p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·&nbsp;</span>Punkt <b>zwei</b></p>
      <p class=MsoNormal>Danach</p>`),
  ).toEqual([
    ['paragraph', ['Davor']],
    ['bullet', ['Punkt eins', 'Punkt ', 'zwei']],
    ['paragraph', ['Danach']],
  ])
})

test('a numbered list of Word keeps its numbers, beside one with bullets', () => {
  const item = (mark: string, text: string) =>
    `<p class=MsoListParagraphCxSpMiddle style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>${mark}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;</span></span>${text}</p>`
  const numbers = [item('1.', 'Termin'), item('2.', 'Messung'), item('b)', 'Brille')]
  const bullets = [item('·', 'Etui'), item('o', 'Tuch')]
  expect(pasted([...numbers, ...bullets].join('\n'))).toEqual([
    ['number', ['Termin', 'Messung', 'Brille']],
    ['bullet', ['Etui', 'Tuch']],
  ])
})

const sign = (mark: string) => `<span style='mso-list:Ignore'>${mark}<span>&nbsp;&nbsp; </span></span>`

test.each(['MsoNormal', 'MsoListParagraph', 'Aufzhlung', 'MsoBodyText'])(
  'a paragraph of the style %s that Word numbers is an item, and a list that goes on later goes on with its number',
  (style) => {
    const item = (mark: string, text: string, level = 1) =>
      `<p class=${style} style='mso-list:l0 level${level} lfo1'>${sign(mark)}${text}</p>`
    expect(
      pasted(
        [
          item('·', 'Etui'),
          '<p>Davor</p>',
          item('1.', 'Termin'),
          item('2.', 'Messung'),
          '<p>Dann</p>',
          item('3.', 'Brille'),
        ].join(''),
      ),
    ).toEqual([
      ['bullet', ['Etui']],
      ['paragraph', ['Davor']],
      ['number', ['Termin', 'Messung']],
      ['paragraph', ['Dann']],
      ['number', ['Brille']],
    ])
    expect(pasted(item('1.', 'Termin') + item('a)', 'früh', 2) + item('2.', 'Messung'))).toEqual([
      ['number', ['Termin', 'a) früh', 'Messung']],
    ])
    expect(pasted(item('1.2', 'Messung'))).toEqual([['paragraph', ['1.2 Messung']]])
  },
)

test('a heading that Word numbers keeps its number in letters', () => {
  expect(pasted(`<h2 style='mso-list:l1 level1 lfo2'>${sign('1.')}Angebot</h2>`)).toEqual([['heading', ['1. Angebot']]])
})
