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
