import type { NavigationContainer } from '@blickfang/contract/content/navigation.ts'
import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures.ts'

const own = (id: number, label: string, pages: readonly string[] = []): NavigationContainer => ({
  id: `00000000-0000-4000-8000-00000000000${id}`,
  label: { de: label },
  children: pages.map((page) => ({ id: page, type: 'page' as const, page, appearance: 'default' as const })),
})
const listOf = (page: Page, entry: string) => page.getByRole('list', { name: entry, exact: true })

for (const { width, height, device } of [
  { width: 1280, height: 900, device: 'desktop' },
  { width: 390, height: 844, device: 'phone' },
]) {
  test(`a page goes into another menu by pointer and by key, and is in one menu only, on a ${device} @alone`, async ({
    editor,
    call,
    newPage,
  }) => {
    const read = () => call('getNavigation', { includeDrafts: 'true' })
    const write = async (containers: readonly NavigationContainer[]) =>
      call('updateNavigation', { containers: [...containers], base: (await read()).rev })
    const { containers } = await read()
    const pages = [await newPage({ publish: true }), await newPage({ publish: true })]
    const [first, second] = pages.map(({ id }) => id) as [string, string]
    const { pages: named } = await call('listPages', { ids: first, includeDrafts: 'true' })
    const name = named[0]?.name.de ?? ''
    const placeOf = async () => (await read()).containers.map(({ children }) => children.map(({ id }) => id))
    try {
      await editor.setViewportSize({ width, height })
      await write([own(1, 'Erstes', [first]), own(2, 'Zweites', [second]), own(3, 'Drittes')])
      await editor.goto('/de/edit?pageMenu=1')
      const grip = editor.getByRole('button', { name: `${name} verschieben` })
      const target = listOf(editor, 'Zweites').getByRole('listitem').first()
      await expect(grip).toBeVisible()
      await dragOnto(editor, grip, target)
      await expect(listOf(editor, 'Zweites').getByRole('listitem')).toHaveCount(2)
      await expect(listOf(editor, 'Erstes').getByRole('listitem')).toHaveCount(0)
      await expect.poll(placeOf).toEqual([[], [first, second], []])
      // Beside all lists there is nowhere to put it.
      await dragTo(editor, grip, { x: 5, y: 5 })
      await expect.poll(placeOf).toEqual([[], [first, second], []])
      // By key past the other page into the third entry, and back out by Escape.
      await grip.focus()
      await editor.keyboard.press('Space')
      await expect(editor.getByText(`${name} ist aufgenommen: Platz 1 von 2 in «Zweites».`)).toBeAttached()
      await editor.keyboard.press('ArrowDown')
      await expect(editor.getByText(`${name}: Platz 2 von 2 in «Zweites».`)).toBeAttached()
      await editor.keyboard.press('ArrowDown')
      await expect(editor.getByText(`${name}: Platz 1 von 1 in «Drittes».`)).toBeAttached()
      await editor.keyboard.press('Escape')
      await expect(editor.getByText(`${name} bleibt an Platz 1 von 2 in «Zweites».`)).toBeAttached()
      await grip.focus()
      await editor.keyboard.press('Space')
      await expect(editor.getByText(`${name} ist aufgenommen`)).toBeAttached()
      await editor.keyboard.press('ArrowDown')
      await expect(editor.getByText(`${name}: Platz 2 von 2 in «Zweites».`)).toBeAttached()
      await editor.keyboard.press('ArrowDown')
      await expect(editor.getByText(`${name}: Platz 1 von 1 in «Drittes».`)).toBeAttached()
      await editor.keyboard.press('Space')
      await expect(listOf(editor, 'Drittes').getByRole('listitem')).toHaveCount(1)
      await expect.poll(placeOf).toEqual([[], [second], [first]])
      // Undone as any change.
      await editor.getByRole('heading', { name: 'Navigation', exact: true }).click()
      await editor.keyboard.press('ControlOrMeta+z')
      await expect.poll(placeOf).toEqual([[], [first, second], []])
    } finally {
      await write(containers)
    }
  })
}

async function dragOnto(page: Page, from: ReturnType<Page['locator']>, to: ReturnType<Page['locator']>): Promise<void> {
  await to.scrollIntoViewIfNeeded()
  const end = await to.boundingBox()
  if (!end) throw new Error('nothing to drop on')
  await dragTo(page, from, { x: end.x + 12, y: end.y + end.height / 2 })
}

/** Drags with the mouse, in steps, as a hand does. */
async function dragTo(
  page: Page,
  from: ReturnType<Page['locator']>,
  { x, y }: { x: number; y: number },
): Promise<void> {
  // Once it stands still.
  await from.hover()
  const start = await from.boundingBox()
  if (!start) throw new Error('nothing to drag')
  await page.mouse.down()
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2 + 6, { steps: 3 })
  await page.mouse.move(x, y, { steps: 8 })
  await page.mouse.up()
}
