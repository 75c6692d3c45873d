import { comeBack, openToEdit } from '../edited-page.ts'
import { expect, test } from '../fixtures.ts'

test('a menu that is renamed in the panel shows above the edited page at once, and so does a colleague’s name for it @alone', async ({
  editor,
  call,
}) => {
  const read = () => call('getNavigation', { includeDrafts: 'true' })
  const { containers } = await read()
  const write = async (next: typeof containers) =>
    call('updateNavigation', { containers: next, base: (await read()).rev })
  const [first] = containers
  const header = editor.getByRole('navigation', { name: 'Hauptnavigation' })
  try {
    await openToEdit(editor, '/de/edit?pageMenu=1')
    const name = editor.getByRole('textbox', { name: 'Name des Eintrags' }).first()
    await expect(name).toHaveValue(first?.label.de ?? '')
    await name.fill('Menüprobe')
    await name.press('Enter')
    await expect(header).toContainText('Menüprobe')
    await expect(async () => expect((await read()).containers[0]?.label.de).toBe('Menüprobe')).toPass()
    const others = (await read()).containers.map((container) =>
      container.id === first?.id ? { ...container, label: { ...container.label, de: 'Von Beat' } } : container,
    )
    await write(others)
    await comeBack(editor)
    await expect(header).toContainText('Von Beat')
    await expect(name).toHaveValue('Von Beat')
  } finally {
    await write(containers)
  }
})

test('while the menu is drawn anew windows open and close, and the page is not loaded again under the fingers @alone', async ({
  editor,
  newPage,
  call,
}) => {
  const { containers } = await call('getNavigation', { includeDrafts: 'true' })
  const header = editor.getByRole('navigation', { name: 'Hauptnavigation' })
  const panel = editor.getByRole('region', { name: 'Seiten' })
  const { edit } = await newPage()
  let loads = 0
  editor.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === editor.mainFrame()) loads++
  })
  // Long enough for windows to come and go before it has come.
  await editor.route(/_rsc=/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 150))
    await route.continue()
  })
  try {
    for (const word of ['Erste Probe', 'Zweite Probe', 'Dritte Probe']) {
      await openToEdit(editor, edit)
      await editor.goto(edit.replace('toolbar=1', 'pageMenu=1'))
      const name = panel.getByRole('textbox', { name: 'Name des Eintrags' }).first()
      await name.fill(word)
      loads = 0
      await name.press('Enter')
      // The flags of the address are others than those with which the server has drawn the page.
      await panel.getByRole('button', { name: 'Schliessen' }).first().click()
      await expect(panel).toBeHidden()
      for (let turn = 0; turn < 6; turn++) {
        await editor.keyboard.press('Shift+?')
        await expect(editor.getByRole('dialog')).toBeVisible()
        await editor.keyboard.press('Escape')
        await expect(editor.getByRole('dialog')).toBeHidden()
      }
      await expect(header).toContainText(word)
      expect(loads).toBe(0)
    }
  } finally {
    const { rev } = await call('getNavigation', { includeDrafts: 'true' })
    await call('updateNavigation', { containers, base: rev })
  }
})

test('a press on an entry of the menu offers its page and the menu itself, and the logo says what a press on it does', async ({
  editor,
  newPage,
}) => {
  const { edit } = await newPage()
  await openToEdit(editor, edit)
  const header = editor.getByRole('navigation', { name: 'Hauptnavigation' })
  const entry = header.locator('a:visible').first()
  const name = (await entry.textContent()) ?? ''
  await expect(editor.getByRole('banner').getByRole('link', { name: /Logo ändern$/ })).toBeVisible()
  await entry.focus()
  await editor.keyboard.press('Enter')
  const offer = editor.getByRole('menu', { name: 'Menü der Website' })
  await expect(offer.getByRole('menuitem', { name: `«${name}» öffnen` })).toBeVisible()
  await editor.keyboard.press('Escape')
  await expect(offer).toHaveCount(0)
  await expect(entry).toBeFocused()
  await entry.click()
  await offer.getByRole('menuitem', { name: 'Menü bearbeiten…' }).click()
  await expect(editor.getByRole('region', { name: 'Seiten' })).toBeVisible()
  await editor.getByRole('region', { name: 'Seiten' }).getByRole('button', { name: 'Schliessen' }).first().click()
  await entry.click()
  await offer.getByRole('menuitem', { name: `«${name}» öffnen` }).click()
  await expect(editor).not.toHaveURL(new RegExp(edit.split('?')[0] ?? ''))
  await expect(editor).toHaveURL(/\/de\/edit/)
})

test('in the menu of a phone too @phone', async ({ editor, newPage }) => {
  await editor.setViewportSize({ width: 390, height: 844 })
  await openToEdit(editor, (await newPage()).edit)
  await editor.locator('#site-menu > summary').click()
  await editor.locator('#site-menu [data-part=menu] a:visible').first().click()
  await editor.getByRole('menuitem', { name: 'Menü bearbeiten…' }).click()
  await expect(editor.getByRole('region', { name: 'Seiten' })).toBeVisible()
})
