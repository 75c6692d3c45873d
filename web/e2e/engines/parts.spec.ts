import { randomInt } from 'node:crypto'
import sharp from 'sharp'
import { expect } from '../fixtures.ts'
import { field, saved, tool } from './edited-page.ts'
import { test } from './engine-test.ts'
import type { Target } from './find-in-page.ts'
import type { Person } from './person.ts'

const options: Target = { role: 'dialog', name: /^Optionen/ }
const choice = (group: string | RegExp, name: string | RegExp): Target => ({
  role: 'radio',
  name,
  within: { role: 'group', name: group, within: options },
})

async function openOptions(person: Person, block: string): Promise<void> {
  await person.press(field('title', block))
  await person.keys('Alt+Enter')
  await person.press({ role: 'menuitem', name: 'Optionen…' })
  await person.sees(options)
}

test('options of a block show on the page at once, are taken back by key and are there after a reload', async ({
  openEditor,
}) => {
  const { editor } = await openEditor({ groups: ['cta', 'hero'] })
  const block = { css: 'main [data-block="cta"]' }
  const background = () => editor.attribute(block, 'data-background')
  const before = await background()
  await openOptions(editor, 'cta')
  await editor.press(choice('Hintergrund', /Hauptfarbe/))
  await expect.poll(background).toBe('primary')
  await editor.keys('Escape')
  await editor.seesNo(options)
  await editor.sees(saved)
  await editor.reload()
  await expect.poll(background).toBe('primary')
  await editor.sees(tool(/^Rückgängig: /))
  await editor.keys('Control+z')
  await expect.poll(background).toBe(before)
  await editor.keys('Control+Shift+z')
  await expect.poll(background).toBe('primary')
})

test('where a button leads is typed into its option, kept while it is half an address, and set once it is whole', async ({
  openEditor,
}) => {
  const { editor } = await openEditor({ groups: ['hero'] })
  await editor.press({ role: 'button', name: 'Link fehlt', nth: 0 })
  await editor.press({ role: 'radio', name: 'Web', within: options })
  const address: Target = { role: 'textbox', within: options }
  await editor.fill(address, 'zeiss')
  await editor.type('.ch')
  await editor.press({ role: 'button', name: 'Schliessen', within: options })
  await editor.seesNo(options)
  await expect.poll(() => editor.attribute(field('primaryButton'), 'data-href')).toBe('https://zeiss.ch')
  await editor.sees(saved)
})

test('words get a link by key, to an address of the web', async ({ openEditor }) => {
  const { editor } = await openEditor()
  await editor.fill(field('lead'), 'Sehtest')
  await editor.reads({ css: '[data-lexical-editor]' }, 'Sehtest')
  await editor.keys('Control+a', 'Control+k')
  const panel: Target = { role: 'region', name: 'Text formatieren' }
  await editor.press({ role: 'radio', name: 'Web', within: panel })
  await editor.fill({ label: 'Web-Adresse', within: panel }, 'zeiss.ch')
  await editor.keys('Enter')
  await expect.poll(() => editor.attribute({ css: 'a', within: field('lead') }, 'href')).toBe('https://zeiss.ch')
  await editor.press(field('title'))
  await editor.isIn(field('title'))
  await editor.sees(saved)
})

test('a picture is uploaded from its empty place, described, used, and published with its description', async ({
  openEditor,
  meet,
  call,
}, info) => {
  const { editor, id, live } = await openEditor({ groups: ['textOnImage'] })
  const library: Target = { role: 'dialog', name: /Mediathek/ }
  // Its own pixels each time: a picture that is in the library already is not uploaded again.
  const file = info.outputPath('picture.png')
  const [r, g, b] = [randomInt(256), randomInt(256), randomInt(256)]
  await sharp({ create: { width: 320, height: 240, channels: 3, background: { r, g, b } } }).toFile(file)
  await editor.press({ role: 'button', name: /: Bild wählen$/, nth: 0 })
  await editor.sees(library)
  await editor.chooseFile('[type=file]', file)
  await editor.sees({ text: 'Fertig', within: library })
  await editor.fill({ label: /^Was ist zu sehen\? \(Deutsch\)/, within: library }, 'Ein Blick durch die Linse')
  await editor.press({ role: 'button', name: 'Bild verwenden', within: library })
  await editor.seesNo(library)
  const picture: Target = { css: 'main img[data-field-kind="media"]' }
  await editor.sees(picture)
  await expect.poll(() => editor.attribute(picture, 'alt')).toBe('Ein Blick durch die Linse')
  await editor.sees(saved)
  await call('publishPage', { id })
  const visitor = await meet()
  await visitor.goto(live)
  await visitor.sees({ role: 'img', name: 'Ein Blick durch die Linse' })
})

test('a block is found by its name, added by key, moved in its menu and taken back', async ({ openEditor }) => {
  const { editor } = await openEditor({ groups: ['hero'] })
  await editor.press(field('title'))
  await editor.press({ role: 'button', name: /einfügen$/, nth: -1 })
  await editor.fill({ label: 'Block suchen' }, 'aufruf')
  await editor.keys('Enter')
  const blocks = async () => {
    const all = { css: 'main [data-block]' }
    const count = await editor.count(all)
    return Promise.all(Array.from({ length: count }, (_, nth) => editor.attribute({ ...all, nth }, 'data-block')))
  }
  await expect.poll(blocks).toEqual(['hero', 'cta'])
  await editor.press(field('title', 'cta'))
  await editor.keys('Alt+Enter')
  await editor.press({ role: 'menuitem', name: 'Nach oben' })
  await expect.poll(blocks).toEqual(['cta', 'hero'])
  await editor.press(tool(/^Rückgängig/))
  await expect.poll(blocks).toEqual(['hero', 'cta'])
})
