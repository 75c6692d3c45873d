import type { Page } from '@playwright/test'
import { openToEdit } from '../../edited-page.ts'
import { expect, findViolations, test } from '../../fixtures.ts'
import { names, openCollection } from './collection-panel.ts'

const people = (page: Page) => page.locator('[data-block="teamContainer"] li')
test('ten people in another order and one archived are one change, one publish, and undone as one likes @alone', async ({
  editor,
  visitor,
  newPage,
  call,
}) => {
  for (let person = 0; person < 5; person++) {
    await newPage({ groups: ['teamDetails'], publish: true, collection: 'team' })
  }
  const own = await newPage({ groups: ['hero', 'teamContainer'], publish: true })
  await visitor.goto(own.live)
  const live = visitor.getByRole('main').getByRole('listitem')
  await expect(live).toHaveCount(10)
  const before = await live.allTextContents()
  await openToEdit(editor, own.edit)
  await expect(people(editor)).toHaveCount(10)
  const edited = await people(editor).allTextContents()
  const collection = await openCollection(editor)
  const shown = collection.getByRole('list', { name: 'Sichtbar' })
  const [first = '', second = ''] = await names(shown)
  await collection.getByRole('button', { name: `${first} nach unten` }).click()
  await expect.poll(() => names(shown)).toEqual([second, first, ...(await names(shown)).slice(2)])
  // By key: taken up, down to the end of the list, put down.
  const last = (await names(shown)).at(-1) ?? ''
  await collection.getByRole('button', { name: `${second} verschieben` }).focus()
  await editor.keyboard.press('Space')
  await expect(editor.getByText(`${second} ist aufgenommen`)).toBeAttached()
  for (let place = 2; place <= 10; place++) {
    await editor.keyboard.press('ArrowDown')
    await expect(editor.getByText(`${second}: Platz ${place} von 10 in «Sichtbar».`)).toBeAttached()
  }
  await editor.keyboard.press('Space')
  await expect.poll(async () => (await names(shown)).slice(-2)).toEqual([last, second])
  await collection.getByRole('button', { name: `${second} archivieren` }).click()
  await expect(collection.getByText(`${second} ist archiviert.`)).toBeAttached()
  await expect(people(editor)).toHaveCount(9)
  await expect.poll(async () => (await names(shown)).length).toBe(9)
  expect(await findViolations(editor, '[aria-labelledby]:has(> div h2)')).toEqual([])
  await expect(async () => {
    expect(await call('getPublicationStatus', { id: own.id })).toMatchObject({ items: 1, elsewhere: 0 })
  }).toPass()
  await visitor.reload()
  expect(await live.allTextContents()).toEqual(before)
  await call('publishPage', { id: own.id })
  await visitor.reload()
  await expect(live).toHaveCount(9)
  await editor.keyboard.press('Escape')
  await expect(collection).toBeHidden()
  for (let step = 0; step < 3; step++) await editor.keyboard.press('ControlOrMeta+z')
  await expect.poll(() => people(editor).allTextContents()).toEqual(edited)
})
