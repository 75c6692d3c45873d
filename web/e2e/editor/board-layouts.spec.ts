import type { Locator, Page } from '@playwright/test'
import { openToEdit } from '../edited-page.ts'
import { expect, findViolations, test } from '../fixtures.ts'

const layouts = [
  { name: 'imageBoard', card: 'imageCard', one: 'Bildkarte', layout: 'Regal' },
  { name: 'imageBoard', card: 'imageCard', one: 'Bildkarte', layout: 'Verzeichnis' },
  { name: 'stepFeedBoard', card: 'stepFeedCard', one: 'Schritt', layout: 'Zeitstrahl' },
]

/** The entry of the menu that belongs to the block or card, by keyboard. */
async function choose(editor: Page, group: Locator, entry: string) {
  await group.locator('[data-field="title"]').first().focus()
  await editor.keyboard.press('Alt+Enter')
  await editor.getByRole('menuitem', { name: entry }).press('Enter')
}

for (const { name, card, one, layout } of layouts) {
  test(`an editor chooses «${layout}» for ${name}, adds a card, moves one and takes one away`, async ({
    editor,
    visitor,
    newPage,
    call,
  }) => {
    const { id, edit, live } = await newPage({ groups: [name] })
    await openToEdit(editor, edit)
    const board = editor.locator(`main [data-block="${name}"]`)
    const cards = editor.locator(`main [data-block="${card}"]`)
    await choose(editor, board, 'Optionen…')
    const options = editor.getByRole('dialog', { name: /Optionen/ })
    await options.getByRole('radio', { name: layout }).check({ force: true })
    await editor.keyboard.press('Escape')
    await expect(options).toBeHidden()
    const before = await cards.count()
    // Tools that are away while one chooses come back with the pointer; the chosen board has it in its bar.
    await board.hover({ position: { x: 620, y: 10 } })
    await editor.getByRole('button', { name: `${one} hinzufügen`, exact: true }).click()
    await expect(cards).toHaveCount(before + 1)
    const order = () => cards.evaluateAll((all) => all.map((each) => each.getAttribute('data-group-id')))
    const [first, second] = await order()
    await choose(editor, cards.first(), 'Nach unten')
    await expect.poll(async () => (await order()).slice(0, 2)).toEqual([second, first])
    await choose(editor, cards.first(), 'Entfernen')
    await editor.getByRole('alertdialog').getByRole('button', { name: 'Entfernen' }).click()
    await expect(cards).toHaveCount(before)
    const state = editor.getByRole('toolbar', { name: 'Werkzeuge zum Bearbeiten' }).getByRole('status').last()
    await expect(state).toHaveText('Gespeichert')
    await call('publishPage', { id })

    await visitor.setViewportSize({ width: 320, height: 640 })
    await visitor.goto(live)
    expect(await visitor.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
    expect(await findViolations(visitor, 'main')).toEqual([])
  })
}
