import { afterEach, expect, test } from 'vitest'
import { markMain } from './mark-main.ts'
import { nameControls } from './name-controls.ts'

afterEach(() => document.body.replaceChildren())

const show = (html: string) => {
  document.body.innerHTML = html
}
const frame = (view: string, header = '') =>
  show(`<div class="template-default__wrap">${header}<div id="view">${view}</div><div></div></div>`)
const get = (selector: string, attribute: string) => document.querySelector(selector)?.getAttribute(attribute) ?? null

test('a view without a main landmark is one, a view that brings its own keeps it alone', () => {
  frame('<p>Liste</p>', '<header>Kopf</header>')
  markMain()
  expect([get('#view', 'role'), get('.template-default__wrap', 'role')]).toEqual(['main', null])
  document.querySelector('#view')?.replaceChildren(document.createElement('main'))
  markMain()
  expect(get('#view', 'role')).toBe(null)
  document.querySelector('#view')?.replaceChildren('Liste', document.createElement('p'))
  markMain()
  expect(get('#view', 'role')).toBe('main')
})

test('a frame without a header is the main landmark itself', () => {
  frame('<p>Anmelden</p>')
  markMain()
  expect([get('#view', 'role'), get('.template-default__wrap', 'role')]).toEqual([null, 'main'])
})

test('a row is chosen by its name, a list by its field’s, in the admin’s language', () => {
  show(`<table><tr><td class="select-row"><input type="checkbox" aria-label=""></td><td><a>Start</a></td></tr></table>
    <div class="field-type"><label>Rolle<span>*</span></label><input role="combobox"></div><input id="other" role="combobox">`)
  nameControls('de')
  expect(get('[type=checkbox]', 'aria-label')).toBe('Auswählen: Start')
  expect(get('.field-type input', 'aria-label')).toBe('Rolle')
  expect(get('#other', 'aria-label')).toBe('Auswahl')
  show('<button class="clickable-arrow--right"></button>')
  nameControls('fr')
  expect(get('button', 'aria-label')).toBe('Page suivante')
})

test('a button of a card is named by the card, where Payload took its name for a sentence', () => {
  show(`<div class="card"><h3 class="card__title"><button aria-label="Alle Filialen anzeigen">Filialen</button></h3>
    <a aria-label="[object Object] neu erstellen" title="[object Object] neu erstellen"></a></div>`)
  nameControls('de')
  expect([get('a', 'aria-label'), get('a', 'title')]).toEqual(['Filialen neu erstellen', 'Filialen neu erstellen'])
  show(`<div class="sort-column"><span class="sort-column__label">Strasse</span>
    <button aria-label="Sortieren nach [object Object] Absteigend"></button></div>`)
  nameControls('de')
  expect(get('button', 'aria-label')).toBe('Sortieren nach Strasse Absteigend')
})

test('what is named already stays untouched, so that naming ends', async () => {
  show('<input role="combobox"><ul class="doc-tabs__tabs"></ul><div class="doc-header"><h1>Start</h1></div>')
  nameControls('de')
  let writes = 0
  const observer = new MutationObserver((records) => {
    writes += records.length
  })
  observer.observe(document.body, { attributes: true, subtree: true })
  nameControls('de')
  await Promise.resolve()
  observer.disconnect()
  expect(writes).toBe(0)
})
