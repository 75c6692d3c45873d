import type { Page } from '@playwright/test'
import { openToEdit, toolbar } from '../../edited-page.ts'
import { changeSettings, expect, findViolations, test } from '../../fixtures.ts'

/** The first font of which a heading's variables speak. */
const heading = (page: Page) =>
  page.locator('html').evaluate((html) => getComputedStyle(html).getPropertyValue('--font-display').trim())
const isClassic = /newsreader/i

/** The site's own fonts are everybody's. */
test('a pair of fonts is tried on the page and taken by one press, visitors load its files alone, and one undo brings the old pair back @alone', async ({
  editor,
  visitor,
  newPage,
  call,
}) => {
  const { edit, live } = await newPage({ groups: ['hero', 'richTextBlock'], publish: true })
  const { settings: stored } = await call('getSettings', {})
  const loaded: string[] = []
  visitor.on('request', (request) => {
    const [, name] = /\/media\/(\w+)[^/]*woff2$/.exec(request.url()) ?? []
    if (name) loaded.push(name)
  })
  const visit = async () => {
    loaded.length = 0
    await visitor.goto(live)
    await visitor.evaluate(() => document.fonts.ready)
    return [...new Set(loaded)].sort()
  }
  try {
    const before = await visit()
    expect(before.every((name) => /^(fraunces|instrument)/.test(name))).toBe(true)
    await editor.goto(edit.replace('toolbar=1', 'settings=1'))
    const panel = editor.getByRole('region', { name: 'Einstellungen' })
    await panel.locator('summary', { hasText: 'Schriften' }).click()
    for (const name of ['Modern', 'Klassisch']) await panel.getByRole('radio', { name }).check()
    await expect.poll(() => heading(editor)).toMatch(isClassic)
    await expect(panel.getByRole('status').filter({ hasText: 'Sie probieren Schriften aus.' })).toBeVisible()
    expect(await findViolations(editor, '[data-side-panel]')).toEqual([])
    expect(await visit()).toEqual(before)

    // Over a reload, and without the panel.
    await openToEdit(editor, edit)
    const notice = editor.getByRole('status').filter({ hasText: 'Sie probieren Schriften aus. Nur Sie sehen sie.' })
    await expect.poll(() => heading(editor)).toMatch(isClassic)
    await notice.getByRole('button', { name: 'Übernehmen' }).click()
    await expect(notice).toHaveCount(0)
    await expect(toolbar(editor).getByRole('status').last()).toHaveText('Gespeichert')
    expect(await visit()).toEqual(['figtree_first', 'newsreader_first'])
    expect(await heading(visitor)).toMatch(isClassic)

    await editor.keyboard.press('ControlOrMeta+z')
    await expect.poll(() => heading(editor)).not.toMatch(isClassic)
    await expect(toolbar(editor).getByRole('status').last()).toHaveText('Gespeichert')
    expect(await visit()).toEqual(before)
  } finally {
    await changeSettings(call, () => stored)
  }
})
