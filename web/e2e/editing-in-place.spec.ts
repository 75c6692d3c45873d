import { apiAddress } from '@blickfang/contract/api/api-address.ts'
import type { Page } from '@playwright/test'
import { overwrite, retype, toolbar } from './edited-page.ts'
import { expect, findViolations, test } from './fixtures.ts'

const titleField = 'main [data-field="title"]'
const title = (page: Page) => page.locator(titleField).first()
const richText = (page: Page) => page.locator('main [data-field-kind="richText"]').first()
const block = (page: Page, name: string) => page.locator(`main [data-block="${name}"]`)

async function open(page: Page, address: string) {
  await page.goto(address)
  await expect(toolbar(page)).toBeVisible()
}

async function isSaved(page: Page) {
  await expect(toolbar(page).getByText('Gespeichert', { exact: true }).first()).toBeVisible()
}

// As most people work.
test.use({ motion: 'no-preference' })

test('a text is changed on the page itself, saved by Enter, taken back and brought back, also after a reload', async ({
  editor,
  newPage,
}) => {
  const { edit } = await newPage()
  await open(editor, edit)
  const before = (await title(editor).textContent()) ?? ''
  await overwrite(editor, titleField, 'Gläser nach Mass')
  await editor.keyboard.press('Enter')
  await isSaved(editor)
  await editor.reload()
  await expect(title(editor)).toHaveText('Gläser nach Mass')
  await expect(toolbar(editor).getByRole('button', { name: 'Rückgängig' })).toBeEnabled()
  await editor.keyboard.press('ControlOrMeta+z')
  await expect(title(editor)).toHaveText(before)
  await editor.keyboard.press('ControlOrMeta+Shift+z')
  await expect(title(editor)).toHaveText('Gläser nach Mass')
})

test('coming into edit mode moves nothing by a pixel', async ({ editor, visitor }) => {
  const places = async (page: Page) => {
    await page.evaluate(() => document.fonts.ready)
    return page.evaluate(() =>
      [...document.querySelectorAll('main [class*="block"] :is(h1, h2, h3, p, img, a, li)')].flatMap((element) => {
        const { x, y, width, height } = element.getBoundingClientRect()
        // What is out of sight is not laid out yet (content-visibility); what one sees is what must not move.
        return y > innerHeight ? [] : [[element.tagName, ...[x, y, width, height].map(Math.round)].join(' ')]
      }),
    )
  }
  await visitor.goto('/de/kontakt')
  await open(editor, '/de/edit/kontakt?toolbar=1')
  await expect.poll(() => places(editor)).toEqual(await places(visitor))
})

test('words that somebody else changed meanwhile become a choice', async ({ editor, colleague, newPage }) => {
  const { edit } = await newPage()
  await open(editor, edit)
  await open(colleague, edit)
  await retype(editor, titleField, 'Von der einen')
  await editor.keyboard.press('Enter')
  await isSaved(editor)
  await retype(colleague, titleField, 'Von der anderen')
  await colleague.keyboard.press('Enter')
  await colleague.getByRole('button', { name: /Zwei Versionen/ }).click()
  const choice = colleague.getByRole('dialog', { name: 'Marta Lindenmann hat diesen Text inzwischen geändert' })
  await expect(choice).toContainText('Von der einen')
  await expect(choice).toContainText('Von der anderen')
  await colleague.getByRole('button', { name: 'Meine behalten' }).click()
  await isSaved(colleague)
  await editor.reload()
  await expect(title(editor)).toHaveText('Von der anderen')
})

test('without a network everything waits, and goes out when it is back', async ({ editor, newPage }) => {
  const { edit } = await newPage()
  await open(editor, edit)
  await editor.context().setOffline(true)
  await retype(editor, titleField, 'Im Tunnel getippt')
  await editor.keyboard.press('Enter')
  await expect(toolbar(editor).getByText('Offline: 1 Änderung wartet').first()).toBeVisible()
  await editor.context().setOffline(false)
  await isSaved(editor)
  await editor.reload()
  await expect(title(editor)).toHaveText('Im Tunnel getippt')
})

test('what was typed is there again after the page was closed in the middle of it', async ({ editor, newPage }) => {
  const { edit } = await newPage()
  await open(editor, edit)
  await editor.context().setOffline(true)
  await retype(editor, titleField, 'Mitten im Satz')
  await editor.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pagehide')))
  // Said once it is kept: the tab here is torn down at once, where a real one has its pagehide finished.
  await expect(toolbar(editor).getByText('Offline: 1 Änderung wartet').first()).toBeVisible()
  await editor.close({ runBeforeUnload: false })
  const again = await editor.context().newPage()
  await again.context().setOffline(false)
  await open(again, edit)
  await expect(title(again)).toHaveText('Mitten im Satz')
  await isSaved(again)
})

test('the choices of a link stand still while its pages are on their way', async ({ editor, newPage }) => {
  const page = await newPage()
  let arrive: () => void = () => undefined
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await editor.route(`**${apiAddress('listPageSections')}?*`, async (route) => arrived.then(() => route.continue()))
  await open(editor, page.edit)
  await richText(editor).click()
  await expect(editor.locator('[data-lexical-editor]')).toBeFocused()
  await editor.keyboard.press('ControlOrMeta+a')
  await editor.getByRole('toolbar', { name: 'Text formatieren' }).getByRole('button', { name: 'Link setzen' }).click()
  const panel = editor.getByRole('region', { name: 'Text formatieren' })
  const choice = panel.getByText('Web', { exact: true })
  await expect(panel.getByText('Sammlungen')).toBeVisible()
  const before = await choice.boundingBox()
  arrive()
  await expect(panel.getByText('Seiten werden geladen…')).toHaveCount(0)
  expect(await choice.boundingBox()).toEqual(before)
})

test('rich text: bold, a list, a link, and pasted formatting that the site does not know', async ({
  editor,
  newPage,
  call,
}) => {
  const page = await newPage()
  await open(editor, page.edit)
  await richText(editor).click()
  await expect(editor.locator('[data-lexical-editor]')).toBeFocused()
  await editor.keyboard.press('ControlOrMeta+a')
  await editor.keyboard.type('Sehtest')
  await editor.keyboard.press('ControlOrMeta+a')
  const tools = editor.getByRole('toolbar', { name: 'Text formatieren' })
  await tools.getByRole('button', { name: 'Fett' }).click()
  await tools.getByRole('button', { name: 'Aufzählung' }).click()
  await tools.getByRole('button', { name: 'Link setzen' }).click()
  const panel = editor.getByRole('region', { name: 'Text formatieren' })
  await panel.getByRole('radio', { name: 'Web' }).check()
  await panel.getByLabel('Web-Adresse').fill('zeiss.ch')
  await editor.keyboard.press('Enter')
  await expect(editor.locator('[data-lexical-editor] a')).toHaveAttribute('href', 'https://zeiss.ch')
  await editor.keyboard.press('End')
  // Lexical hears of the caret a frame later; until then the words are the chosen ones, and a paste would take their place.
  await expect(tools).toBeHidden()
  await editor.evaluate(() => {
    const data = new DataTransfer()
    data.setData(
      'text/html',
      '<p><u><s>unterstrichen</s></u> <span style="color:red;font-size:40px">rot</span></p><script>alert(1)</script>',
    )
    data.setData('text/plain', 'unterstrichen rot')
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    )
  })
  await editor.keyboard.press('Escape')
  await isSaved(editor)
  const { document: saved } = await call('getDocument', { id: page.id, lang: 'de' })
  const lead = JSON.stringify(
    saved.groups.flatMap((group) => group.fields).find((field) => field.name === 'lead')?.values,
  )
  expect(lead).toContain('"listType":"bullet"')
  expect(lead).toContain('"url":"https://zeiss.ch"')
  expect(lead).toContain('unterstrichen')
  expect(lead).not.toMatch(/color:|alert|underline/)
})

test('the words that get a link stay the chosen ones while what was typed before is taken over', async ({
  editor,
  newPage,
}) => {
  const { edit } = await newPage()
  await open(editor, edit)
  const typed = editor.locator('[data-lexical-editor]')
  await richText(editor).click()
  await expect(typed).toBeFocused()
  await editor.keyboard.press('ControlOrMeta+a')
  await editor.keyboard.type('Brille, Sehtest')
  await editor.keyboard.press('Home')
  for (let i = 0; i < 6; i++) await editor.keyboard.press('Shift+ArrowRight')
  const panel = editor.getByRole('region', { name: 'Text formatieren' })
  await panel.getByRole('button', { name: 'Link setzen' }).click()
  await expect(panel.getByRole('radio', { name: 'Seite' })).toBeFocused()
  await expect(toolbar(editor).getByRole('button', { name: /^Rückgängig/ })).toBeEnabled()
  await expect(panel.getByRole('radio', { name: 'Seite' })).toBeFocused()
  await panel.getByRole('radio', { name: 'Web' }).check()
  await panel.getByLabel('Web-Adresse').fill('zeiss.ch')
  await editor.keyboard.press('Enter')
  await expect(typed.getByRole('link')).toHaveText('Brille')
  await expect(typed).toHaveText('Brille, Sehtest')
})

test('going elsewhere from the panel for a link closes it: half an address is dropped, a whole one set', async ({
  editor,
  newPage,
}) => {
  const { edit } = await newPage()
  await open(editor, edit)
  const panel = editor.getByRole('region', { name: 'Text formatieren' })
  const setLink = async (address: string) => {
    await richText(editor).click()
    await expect(editor.locator('[data-lexical-editor]')).toBeFocused()
    await editor.keyboard.press('ControlOrMeta+a')
    await editor.keyboard.type('Sehtest')
    await editor.keyboard.press('ControlOrMeta+a')
    await panel.getByRole('button', { name: 'Link setzen' }).click()
    await panel.getByRole('radio', { name: 'Web' }).check()
    await panel.getByLabel('Web-Adresse').fill(address)
    await title(editor).click()
    await expect(panel).toBeHidden()
    await expect(title(editor)).toBeFocused()
    await expect(editor.locator('[data-lexical-editor]')).toHaveCount(0)
    await isSaved(editor)
  }
  await setLink('')
  await editor.reload()
  await expect(richText(editor)).toHaveText('Sehtest')
  await setLink('zeiss.ch')
  await editor.reload()
  await expect(richText(editor).getByRole('link')).toHaveAttribute('href', 'https://zeiss.ch')

  await editor.context().route('https://zeiss.ch/**', (route) => route.fulfill({ body: 'Zeiss' }))
  await richText(editor).getByRole('link').click()
  const opened = editor.context().waitForEvent('page')
  await panel.getByRole('link', { name: 'https://zeiss.ch' }).click()
  expect((await opened).url()).toBe('https://zeiss.ch/')
  await expect(panel).toBeVisible()
})

test('a click beside the texts of a block selects the block, and keys change no text', async ({ editor, newPage }) => {
  const { edit } = await newPage()
  await open(editor, edit)
  const before = await block(editor, 'hero').textContent()
  const selectBeside = async () => {
    const beside = await block(editor, 'hero').evaluate((host) => {
      const { left, right, top, bottom } = host.getBoundingClientRect()
      const lines = [...host.querySelectorAll('[data-field-kind="text"]')].map((text) => text.getBoundingClientRect())
      const points = lines.flatMap(({ top, bottom }) =>
        [left + 4, right - 4].map((x) => ({ x, y: (top + bottom) / 2 })),
      )
      return points.filter(
        ({ x, y }) =>
          y > top &&
          y < Math.min(bottom, innerHeight - 100) &&
          document.elementFromPoint(x, y)?.closest('[data-group-id]') === host &&
          !document.elementFromPoint(x, y)?.closest('[data-field], a, button'),
      )
    })
    expect(beside.length).toBeGreaterThan(0)
    for (const { x, y } of beside) {
      await editor.mouse.click(x, y)
      expect(await editor.evaluate(() => document.activeElement?.closest('[data-field]') ?? null)).toBeNull()
      await expect(editor.locator('[data-selected]:not([data-field])')).toHaveCount(1)
      await editor.keyboard.press('Backspace')
      await editor.keyboard.type('x')
    }
  }
  await selectBeside()
  await title(editor).click()
  await expect(title(editor)).toBeFocused()
  await selectBeside()
  expect(await block(editor, 'hero').textContent()).toBe(before)
})

test('pasting into a line of text leaves its formatting behind', async ({ editor, newPage }) => {
  const { edit } = await newPage()
  await open(editor, edit)
  await retype(editor, titleField, 'Neu: ')
  await editor.evaluate(() => document.execCommand('insertHTML', false, '<b>fett</b> und <i>kursiv</i>'))
  await editor.keyboard.press('Enter')
  await expect(title(editor)).toHaveText('Neu: fett und kursiv')
  await expect(title(editor).locator('b, i')).toHaveCount(0)
})

test('by keyboard alone: a block’s menu, its options with their effect, moving, removing and undo', async ({
  editor,
  newPage,
}) => {
  const { edit } = await newPage({ groups: ['hero', 'cta'] })
  await open(editor, edit)
  await block(editor, 'cta').locator('[data-field="title"]').focus()
  await editor.keyboard.press('Alt+Enter')
  const menu = editor.getByRole('menu').first()
  await expect(menu.getByRole('menuitem').first()).toBeFocused()
  await menu.getByRole('menuitem', { name: 'Nach oben' }).press('Enter')
  await expect(editor.locator('main [data-block]').first()).toHaveAttribute('data-block', 'cta')
  await block(editor, 'cta').locator('[data-field="title"]').focus()
  await editor.keyboard.press('Alt+Enter')
  await editor.getByRole('menuitem', { name: 'Optionen…' }).press('Enter')
  const options = editor.getByRole('dialog', { name: /Optionen/ })
  await options
    .getByRole('radio', { name: /Hauptfarbe/ })
    .first()
    .check({ force: true })
  await expect(block(editor, 'cta')).toHaveAttribute('data-background', 'primary')
  await editor.keyboard.press('Escape')
  await block(editor, 'cta').locator('[data-field="title"]').focus()
  await editor.keyboard.press('Alt+Enter')
  await editor.getByRole('menuitem', { name: 'Entfernen' }).press('Enter')
  await editor.getByRole('alertdialog').getByRole('button', { name: 'Entfernen' }).click()
  await expect(block(editor, 'cta')).toHaveCount(0)
  await editor.keyboard.press('ControlOrMeta+z')
  await expect(block(editor, 'cta')).toHaveCount(1)
  await isSaved(editor)
})

test('a card is added from its board’s label', async ({ editor, newPage }) => {
  const { edit } = await newPage({ groups: ['imageBoard'] })
  await open(editor, edit)
  const cards = editor.locator('main [data-block="imageCard"]')
  const before = await cards.count()
  await block(editor, 'imageBoard').hover({ position: { x: 20, y: 20 } })
  await editor.getByRole('button', { name: /hinzufügen/ }).dblclick()
  await expect(cards).toHaveCount(before + 1)
  await isSaved(editor)
  await expect(cards).toHaveCount(before + 1)
})

test('links among the blocks lead nowhere while tools are on; the menu opens the page behind one', async ({
  editor,
}) => {
  await open(editor, '/de/edit?toolbar=1')
  const address = editor.url()
  const link = editor.locator('main [data-editing] a[data-href^="/de/"]').first()
  await link.click({ force: true })
  expect(editor.url()).toBe(address)
  await link.click({ button: 'right', force: true })
  await editor.getByRole('menuitem', { name: 'Seite bearbeiten' }).click()
  await expect(editor).toHaveURL(/\/de\/edit\/.+\?toolbar=1/)
})

test('where a button leads is set at the button, by a finger too @phone', async ({ editor, newPage }) => {
  const { edit } = await newPage({ groups: ['hero'] })
  await open(editor, edit)
  await editor.getByRole('button', { name: 'Link fehlt' }).first().click()
  const popup = editor.getByRole('dialog', { name: /Optionen/ })
  await popup.getByRole('radio', { name: 'Web' }).check()
  await popup.getByRole('textbox').fill('zeiss.ch')
  await popup.getByRole('button', { name: 'Schliessen' }).click()
  await expect(editor.getByRole('button', { name: 'Link fehlt' })).toHaveCount(1)
  await block(editor, 'hero').locator('[data-field="primaryButton"]').click()
  await editor.getByRole('button', { name: /: Link… https:\/\/zeiss\.ch$/ }).click()
  await expect(popup.getByRole('textbox')).toHaveValue('https://zeiss.ch')
})

test('menus and warnings keep off the bar at the bottom', async ({ editor, newPage }) => {
  const { edit } = await newPage({ groups: ['imageBoard', 'hero', 'richTextBlock'] })
  await editor.setViewportSize({ width: 390, height: 844 })
  await open(editor, edit)
  const bar = (await toolbar(editor).boundingBox()) ?? { y: 0 }
  const warning = editor.getByRole('button', { name: 'Link fehlt' }).first()
  const button = block(editor, 'hero').locator('[data-field="primaryButton"]')
  const bringTo = (y: number) =>
    button.evaluate((element, to) => window.scrollBy(0, element.getBoundingClientRect().top - to), y)
  await bringTo(bar.y - 80)
  await expect(warning).toBeVisible()
  await button.click({ button: 'right' })
  const menu = (await editor.getByRole('menu').boundingBox()) ?? { y: 0, height: bar.y + 1 }
  expect(menu.y).toBeGreaterThan(0)
  expect(menu.y + menu.height).toBeLessThan(bar.y)
  await editor.keyboard.press('Escape')
  await bringTo(bar.y)
  await expect(warning).toBeHidden()
})

test('axe finds nothing on the page in edit mode, nor with its menu and options open', async ({ editor, newPage }) => {
  const { edit } = await newPage({ groups: ['hero', 'imageBoard', 'richTextBlock'] })
  await open(editor, edit)
  expect(await findViolations(editor)).toEqual([])
  await open(editor, '/de/edit?toolbar=1')
  expect(await findViolations(editor)).toEqual([])
  await title(editor).focus()
  await editor.keyboard.press('Alt+Enter')
  await expect(editor.getByRole('menu')).toBeVisible()
  expect(await findViolations(editor)).toEqual([])
  await editor.getByRole('menuitem', { name: 'Optionen…' }).press('Enter')
  await expect(editor.getByRole('dialog', { name: /Optionen/ })).toBeVisible()
  expect(await findViolations(editor)).toEqual([])
})
