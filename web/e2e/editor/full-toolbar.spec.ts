import type { Locator } from '@playwright/test'
import { openToEdit, overwrite, toolbar } from '../edited-page.ts'
import { expect, test } from '../fixtures.ts'
import { inFrench } from './languages/in-french.ts'

test('with all that it may hold the bar has no button outside of the window @phone', async ({
  editor,
  newPage,
  call,
}, info) => {
  const own = await newPage({ groups: ['hero'], publish: true })
  await inFrench(call, own)
  await openToEdit(editor, own.edit)
  await overwrite(editor, 'main [data-field="title"]', 'Gut sehen')
  const bar = toolbar(editor)
  await expect(bar.getByRole('button', { name: 'Veröffentlichen' })).toBeVisible()
  await expect(bar.getByRole('button', { name: /^\d+ Übersetzungen fehlen/ })).toBeVisible()
  expect(await outside(bar)).toEqual([])
  if (info.project.name !== 'phone') return
  for (const width of [375, 360, 320]) {
    await editor.setViewportSize({ width, height: 700 })
    expect(await outside(bar), `${width} px`).toEqual([])
  }
})

/** Names of the buttons of a bar of which a part lies beyond the bar or the window, or under another button. */
function outside(bar: Locator): Promise<string[]> {
  return bar.evaluate((element) => {
    const own = element.getBoundingClientRect()
    return [...element.querySelectorAll('button')].flatMap((button) => {
      const box = button.getBoundingClientRect()
      if (box.width === 0) return []
      const isIn = box.left >= Math.max(0, own.left) && box.right <= Math.min(innerWidth, own.right)
      const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
      return isIn && button.contains(top) ? [] : [button.ariaLabel || button.textContent || '']
    })
  })
}
