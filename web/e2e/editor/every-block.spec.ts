import { changeSettings, expect, test } from '../fixtures.ts'

/** Number of blocks that the demo's site, a member of the health opticians, is offered at the least. */
const leastBlocks = 35

test('every block that the dialog offers can be added to a page, and taken back', async ({ editor: page, newPage }) => {
  const faults: string[] = []
  page.on('pageerror', ({ message }) => faults.push(message))
  const { edit } = await newPage({ groups: [] })
  await page.goto(edit)
  const insert = page.getByRole('button', { name: 'Ersten Block einfügen' })
  const dialog = page.getByRole('dialog', { name: 'Block hinzufügen' })
  // Templates are the matter of other journeys, and may come and go beside this one.
  const ours = dialog.locator('section').filter({ hasNot: page.getByRole('heading', { name: 'Eigene Vorlagen' }) })
  const tiles = ours.getByRole('listitem').getByRole('button')
  const blocks = page.locator('main [data-block]')
  await insert.click()
  await expect(tiles.first()).toBeVisible()
  const names = await tiles.locator('[id$="-name"]').allInnerTexts()
  expect(names.length).toBeGreaterThanOrEqual(leastBlocks)
  expect(new Set(names).size).toBe(names.length)
  await dialog.getByRole('button', { name: 'Abbrechen' }).click()
  for (const name of names) {
    await insert.click()
    await ours.getByRole('button', { name, exact: true }).click()
    await expect(dialog).toBeHidden()
    await expect(insert, name).toBeHidden()
    await expect(blocks.first(), name).toBeAttached()
    await page.keyboard.press('ControlOrMeta+z')
    await expect(insert, name).toBeVisible()
  }
  expect(faults).toEqual([])
})

test('a site that is no member sees what members may add, and adds it not @alone', async ({
  editor: page,
  newPage,
  call,
}) => {
  const join = (healthOptics: boolean) => changeSettings(call, () => ({ membership: { healthOptics } }))
  const { edit } = await newPage({ groups: [] })
  await join(false)
  await page.goto(edit)
  await page.getByRole('button', { name: 'Ersten Block einfügen' }).click()
  const dialog = page.getByRole('dialog', { name: 'Block hinzufügen' })
  await expect(
    dialog.getByRole('button', {
      name: 'Marktplatz',
      exact: true,
      description: 'Nur verfügbar für Gesundheitsoptiker',
    }),
  ).toBeDisabled()
  await expect(dialog.getByRole('button', { name: 'Stellen', exact: true })).toBeEnabled()
  await join(true)
  await page.reload()
  await page.getByRole('button', { name: 'Ersten Block einfügen' }).click()
  await expect(dialog.getByRole('button', { name: 'Marktplatz', exact: true })).toBeEnabled()
})
