import { expect } from '../fixtures.ts'
import { field, openToEdit, saved, tool } from './edited-page.ts'
import { test } from './engine-test.ts'
import type { Person } from './person.ts'

const titles = (block: string) => field('title', block)
const lead = field('lead')

/** The paragraphs of a formatted text. */
async function paragraphs(person: Person): Promise<(string | null)[]> {
  const all = { css: ':is(p, li, h2, h3, h4)', within: lead }
  const count = await person.count(all)
  return Promise.all(Array.from({ length: count }, (_, nth) => person.text({ ...all, nth })))
}

test('who looks into another window meanwhile comes back to the caret, in plain and in formatted text', async ({
  openEditor,
  meet,
}) => {
  const { editor, live } = await openEditor({ publish: true })
  const elsewhere = await meet()
  for (const place of [titles('hero'), lead]) {
    await editor.press(place)
    await editor.keys('Control+a')
    await editor.type('Hier')
    await elsewhere.goto(live)
    await elsewhere.press({ css: 'h1', nth: 0 })
    await editor.type(' und weiter')
    await editor.reads(place, 'Hier und weiter')
  }
  await editor.sees(saved)
})

test('whatever one goes to right after the last key, by mouse or by Tab, the words go there and none is lost', async ({
  openEditor,
}) => {
  const { editor } = await openEditor({ groups: ['hero', 'cta'] })
  const order = [
    titles('hero'),
    lead,
    titles('cta'),
    lead,
    field('kicker'),
    lead,
    field('primaryButton'),
    titles('hero'),
  ]
  for (const [round, place] of order.entries()) {
    await editor.press(place)
    await editor.keys('Control+a')
    await editor.type(`Runde ${round}`)
  }
  await editor.reads(titles('hero'), 'Runde 7')
  await editor.reads(titles('cta'), 'Runde 2')
  await editor.reads(field('kicker'), 'Runde 4')
  await editor.reads(field('primaryButton'), 'Runde 6')
  await editor.reads(lead, 'Runde 5')
  // Forwards and back through all kinds, by keyboard alone.
  await editor.press(lead)
  for (const words of ['Text', 'Knopf', 'zweiter Knopf']) {
    await editor.keys('Control+a')
    await editor.type(words)
    await editor.keys('Tab')
  }
  await editor.press(lead)
  for (const words of ['Wieder Text', 'Wieder Titel', 'Wieder Dachzeile']) {
    await editor.keys('Control+a')
    await editor.type(words)
    await editor.keys('Shift+Tab')
  }
  const written = {
    kicker: 'Wieder Dachzeile',
    title: 'Wieder Titel',
    lead: 'Wieder Text',
    primaryButton: 'Knopf',
    secondaryButton: 'zweiter Knopf',
  }
  for (const [name, words] of Object.entries(written)) await editor.reads(field(name), words)
  await editor.sees(saved)
  await editor.reload()
  for (const [name, words] of Object.entries(written)) await editor.reads(field(name), words)
})

test('keys do what they do elsewhere: lines, marks, the edge of a text, words taken as a whole', async ({
  openEditor,
}) => {
  const { editor } = await openEditor()
  await editor.fill(lead, 'Erster Absatz')
  await editor.reads({ css: '[data-lexical-editor]' }, 'Erster Absatz')
  await editor.keys('Enter')
  await editor.type('Zweiter Absatz')
  await expect.poll(() => paragraphs(editor)).toEqual(['Erster Absatz', 'Zweiter Absatz'])
  await editor.keys('Home', 'Backspace')
  await editor.reads(lead, 'Erster AbsatzZweiter Absatz')
  await editor.keys('Enter', 'Control+End', 'Backspace', 'Control+Backspace')
  await editor.type('Satz')
  await expect.poll(() => paragraphs(editor)).toEqual(['Erster Absatz', 'Zweiter Satz'])
  for (let letter = 0; letter < 4; letter++) await editor.keys('Shift+ArrowLeft')
  await editor.keys('Control+b')
  await editor.reads({ css: 'strong', within: lead }, 'Satz')
  await editor.keys('ArrowRight')
  await editor.type(' dazu')
  await editor.reads({ css: 'strong', within: lead }, 'Satz dazu')

  await editor.press({ css: ':is(p, li):first-of-type', within: lead, nth: 0 }, { times: 3 })
  await editor.type('Neu')
  await expect.poll(() => paragraphs(editor)).toEqual(['Neu', 'Zweiter Satz dazu'])
  // In the field first: a press that the editor is busy with is followed too late to count as one of three.
  await editor.press(titles('hero'))
  await editor.isIn(titles('hero'))
  await editor.press(titles('hero'), { times: 3 })
  // Of one line: «Home» goes to the beginning of the line that is seen.
  await editor.type('Wir sehen')
  await editor.keys('Home', 'Delete', 'Delete', 'Delete')
  await editor.type('Gut')
  await editor.reads(titles('hero'), 'Gut sehen')
  await editor.keys('Escape')
  await editor.sees(saved)
})

test('the clipboard takes words from one kind of text into another, cuts and keeps them formatted', async ({
  openEditor,
}) => {
  const { editor } = await openEditor()
  await editor.fill(titles('hero'), 'Gläser für Zürich')
  await editor.keys('Control+a', 'Control+c')
  await editor.press(lead)
  await editor.sees({ css: '[data-lexical-editor]' })
  await editor.keys('Control+a', 'Control+v')
  await editor.reads(lead, 'Gläser für Zürich')
  await editor.keys('Control+a', 'Control+b', 'Control+c', 'Control+End', 'Enter', 'Control+v')
  await expect.poll(() => paragraphs(editor)).toEqual(['Gläser für Zürich', 'Gläser für Zürich'])
  expect(await editor.count({ css: 'strong', within: lead })).toBe(2)
  await editor.keys('Control+a', 'Control+x')
  await editor.reads(lead, '')
  await editor.press(field('kicker'))
  await editor.keys('Control+a', 'Control+v')
  await editor.reads(field('kicker'), /^Gläser für Zürich ?Gläser für Zürich$/)
  expect(await editor.count({ css: 'strong', within: field('kicker') })).toBe(0)
  await editor.sees(saved)
})

test('undo goes back step by step over all kinds and over a reload, and redo forward again', async ({ openEditor }) => {
  const { editor } = await openEditor()
  const [title, words] = [await editor.text(titles('hero')), await editor.text(lead)]
  await editor.fill(titles('hero'), 'Eins')
  await editor.keys('Enter')
  await editor.fill(lead, 'Zwei')
  await editor.reads({ css: '[data-lexical-editor]' }, 'Zwei')
  await editor.keys('Escape')
  await editor.sees(saved)
  await editor.reload()
  await editor.sees(tool(/^Rückgängig: /))
  const steps = [
    ['Eins', words],
    [title, words],
  ]
  const shown = async () => [await editor.text(titles('hero')), await editor.text(lead)]
  // However slow the machine is, and with it the typing: a word may be several steps.
  for (const step of steps) {
    await expect(async () => {
      await editor.keys('Control+z')
      await expect.poll(shown, { timeout: 1_000 }).toEqual(step)
    }).toPass({ timeout: 30_000 })
  }
  await expect(async () => {
    await editor.keys('Control+Shift+z')
    await expect.poll(shown, { timeout: 1_000 }).toEqual(['Eins', 'Zwei'])
  }).toPass({ timeout: 30_000 })
})

test('a reload right after the last key loses nothing, in a line and in a formatted text', async ({ openEditor }) => {
  const { editor } = await openEditor()
  for (const place of [titles('hero'), lead, field('primaryButton')]) {
    await editor.fill(place, 'Bis zum letzten Buchstaben')
    await editor.reload()
    await editor.reads(place, 'Bis zum letzten Buchstaben')
  }
})

test('two tabs of one person show what is typed in the other, and neither overwrites it', async ({ openEditor }) => {
  const { editor, edit } = await openEditor({ groups: ['hero', 'cta'] })
  const other = await editor.otherTab()
  await openToEdit(other, edit)
  await editor.fill(titles('hero'), 'Vom ersten Fenster')
  await editor.keys('Enter')
  await editor.sees(saved)
  await other.reads(titles('hero'), 'Vom ersten Fenster')
  await other.fill(titles('cta'), 'Vom zweiten Fenster')
  await other.keys('Enter')
  await other.sees(saved)
  await editor.reads(titles('cta'), 'Vom zweiten Fenster')
  await editor.seesNo({ role: 'button', name: /Zwei Versionen/ })
  await other.seesNo({ role: 'button', name: /Zwei Versionen/ })
})
