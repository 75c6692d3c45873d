import { apiRoot } from '@blickfang/contract/api/endpoint.ts'
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'

const toolbar = (page: Page) => page.getByRole('toolbar', { name: 'Werkzeuge zum Bearbeiten' })
const notice = (page: Page) => page.getByRole('alert').filter({ hasText: 'Editors' })

/** Opens a page whose editor cannot load any code of its own from now on, and has loaded none ahead. */
async function openWithoutParts(page: Page, address: string, fail: 'offline' | 'missing') {
  // Idle moments never come: nothing is there before it is asked for.
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0
  })
  await page.goto(address)
  await expect(toolbar(page).getByRole('button', { name: 'Seiten' })).toBeEnabled()
  await page.route(/\/_next\/static\/chunks\//, (route) =>
    fail === 'offline' ? route.abort('internetdisconnected') : route.fulfill({ status: 404, body: '' }),
  )
}

/** Opens a page on which the editor of a text comes once it is told to. */
async function openWithLateText(page: Page, address: string): Promise<() => void> {
  await openWithoutParts(page, address, 'offline')
  const chunks = /\/_next\/static\/chunks\//
  await page.unroute(chunks)
  let arrive: () => void = () => undefined
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route(chunks, async (route) => arrived.then(() => route.continue()))
  return arrive
}

const heroText = (page: Page) => page.locator('main [data-block="hero"] [data-field-kind="richText"]').first()

test('a panel whose code does not come says so, and opens once the network is back', async ({ editor, newPage }) => {
  const { edit } = await newPage()
  await openWithoutParts(editor, edit, 'offline')
  await editor.context().setOffline(true)
  await toolbar(editor).getByRole('button', { name: 'Einstellungen' }).click()
  await expect(notice(editor)).toContainText('Ohne Verbindung')
  await expect(editor.locator('main [data-field="title"]').first()).toBeVisible()
  await editor.unroute(/\/_next\/static\/chunks\//)
  await editor.context().setOffline(false)
  await expect(editor.getByRole('region', { name: 'Einstellungen' })).toBeVisible()
  await expect(notice(editor)).toBeHidden()
})

test('closing the sentence closes what was wanted, and what was typed is still saved', async ({ editor, newPage }) => {
  const { edit } = await newPage()
  await openWithoutParts(editor, edit, 'missing')
  await editor.locator('main [data-field="title"]').first().click()
  await editor.keyboard.press('ControlOrMeta+a')
  await editor.keyboard.type('Bleibt stehen')
  await editor.keyboard.press('Tab')
  await editor.getByRole('button', { name: /^\d+ Änderung/ }).click()
  await expect(notice(editor)).toContainText('liess sich nicht öffnen')
  await notice(editor).getByRole('button', { name: 'Schliessen' }).click()
  await expect(notice(editor)).toBeHidden()
  await toolbar(editor).getByRole('button', { name: 'Seiten' }).click()
  await expect(notice(editor)).toContainText('liess sich nicht öffnen')
  await editor.unroute(/\/_next\/static\/chunks\//)
  await notice(editor).getByRole('button', { name: 'Noch einmal versuchen' }).click()
  await expect(editor.getByRole('region', { name: 'Seiten' })).toBeVisible()
  await editor.reload()
  await expect(editor.locator('main [data-field="title"]').first()).toHaveText('Bleibt stehen')
})

test('the editor of a text that comes late takes nobody out of the text they have gone on to, and brings what was typed before', async ({
  editor,
  newPage,
}) => {
  const { edit } = await newPage()
  const arrive = await openWithLateText(editor, edit)
  const text = heroText(editor)
  const title = editor.locator('main [data-block="hero"] [data-field="title"]')
  await text.click({ position: { x: 1, y: 4 } })
  await editor.keyboard.type('Zuerst. ')
  await title.click()
  await editor.keyboard.press('ControlOrMeta+a')
  await editor.keyboard.type('Hier weiter')
  arrive()
  await expect(text).toContainText('Zuerst.')
  await editor.keyboard.type('geschrieben')
  await expect(title).toBeFocused()
  await expect(title).toHaveText('Hier weitergeschrieben')
  await expect(text).not.toContainText('Zuerst. g')
  await editor.keyboard.press('Enter')
  await expect(toolbar(editor).getByRole('status').last()).toHaveText('Gespeichert')
  await editor.reload()
  await expect(title).toHaveText('Hier weitergeschrieben')
  await expect(text).toContainText('Zuerst.')
})

test('all words that are selected before the editor of a text is there are replaced by what is typed', async ({
  editor,
  newPage,
}) => {
  const { edit } = await newPage()
  const arrive = await openWithLateText(editor, edit)
  await heroText(editor).click()
  await editor.keyboard.press('ControlOrMeta+a')
  await editor.keyboard.type('Ganz neu')
  arrive()
  await expect(heroText(editor)).toHaveText('Ganz neu')
  await editor.keyboard.type('!')
  await expect(heroText(editor)).toHaveText('Ganz neu!')
})

test('marks, ends of lines, the caret’s keys and a link, pressed before the editor of a text is there, do what they do after', async ({
  editor,
  newPage,
}) => {
  const { edit } = await newPage()
  const arrive = await openWithLateText(editor, edit)
  await heroText(editor).click()
  const keys = [
    ...['ControlOrMeta+a', 'E', 'i', 'n', 's', 'Enter', 'Z', 'w', 'x', 'Backspace', 'e', 'i', ' ', 'w', 'e', 'g'],
    // A word, and the way over the letters and to the beginning of the line.
    ...['ControlOrMeta+Backspace', 'ArrowLeft', 'ArrowLeft', 'Delete', 'ArrowRight', 'Shift+Home', 'ControlOrMeta+b'],
    ...['ControlOrMeta+k'],
  ]
  for (const key of keys) await editor.keyboard.press(key)
  arrive()
  await expect(heroText(editor).locator('p')).toHaveText(['Eins', 'Zwe '])
  await expect(heroText(editor).locator('strong')).toHaveText(['Zwe '])
  const address = editor.getByRole('region', { name: 'Text formatieren' })
  await address.getByRole('radio', { name: 'Web' }).check()
  await address.getByLabel('Web-Adresse').fill('zeiss.ch')
  await address.getByLabel('Web-Adresse').press('Enter')
  await expect(heroText(editor).locator('a')).toHaveAttribute('href', 'https://zeiss.ch')
})

test('letters that are composed, dictated or chosen from a list before the editor of a text is there stand in it; it waits for the end of a word', async ({
  editor,
  newPage,
}) => {
  const { edit } = await newPage()
  const arrive = await openWithLateText(editor, edit)
  const still = await heroText(editor).innerHTML()
  const method = await editor.context().newCDPSession(editor)
  const compose = (text: string) =>
    method.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })
  await heroText(editor).click()
  await editor.keyboard.press('ControlOrMeta+a')
  await editor.keyboard.type('Gl')
  await editor.keyboard.insertText('ä')
  await editor.keyboard.type('ser f')
  await compose('¨')
  await editor.keyboard.insertText('ü')
  await editor.keyboard.type('r')
  expect(await heroText(editor).innerHTML()).toBe(still)
  await compose(' al')
  arrive()
  await compose(' all')
  await expect(editor.locator('[data-lexical-editor]')).toHaveCount(0)
  await editor.keyboard.insertText(' alle')
  await expect(heroText(editor)).toHaveText('Gläser für alle')
  await editor.keyboard.type('!')
  await expect(heroText(editor)).toHaveText('Gläser für alle!')
  await expect(toolbar(editor).getByRole('status').last()).toHaveText('Gespeichert')
  await editor.reload()
  await expect(heroText(editor)).toHaveText('Gläser für alle!')
})

test('who comes back to a text before its editor is there finds all that was typed, each word once', async ({
  editor,
  newPage,
}) => {
  const { edit } = await newPage()
  const arrive = await openWithLateText(editor, edit)
  const title = editor.locator('main [data-block="hero"] [data-field="title"]')
  await heroText(editor).click()
  await editor.keyboard.press('ControlOrMeta+a')
  await editor.keyboard.type('Zuerst.')
  await title.click()
  await editor.keyboard.press('ControlOrMeta+a')
  await editor.keyboard.type('Titel')
  await heroText(editor).click({ position: { x: 1, y: 4 } })
  await editor.keyboard.type('Dann. ')
  arrive()
  await expect(heroText(editor)).toHaveText(/^(Dann\. Zuerst\.|Zuerst\.Dann\. )$/)
  await expect(title).toHaveText('Titel')
})

test('in the first idle moments all parts come, so that nothing is missing offline', async ({ editor, newPage }) => {
  const { edit } = await newPage()
  // Each moment is an idle one: on a busy machine they come seconds apart, and the network looks idle between two parts.
  await editor.addInitScript(() => {
    window.requestIdleCallback = (run) => Number(setTimeout(run, 0, { didTimeout: false, timeRemaining: () => 50 }))
  })
  await editor.goto(edit)
  await expect(toolbar(editor)).toBeVisible()
  await editor.waitForFunction(() => performance.getEntriesByName('blickfang-editor-parts').length > 0)
  await editor.route(/\/_next\/static\/chunks\//, (route) => route.abort('internetdisconnected'))
  for (const [button, panel] of [
    ['Seiten', 'Seiten'],
    ['Einstellungen', 'Einstellungen'],
  ] as const) {
    await toolbar(editor).getByRole('button', { name: button }).click()
    await expect(editor.getByRole('region', { name: panel })).toBeVisible()
  }
  await editor.keyboard.press('Escape')
  await editor.locator('main [data-group-id]').first().hover()
  await editor
    .getByRole('button', { name: /einfügen/ })
    .first()
    .click()
  await expect(editor.getByRole('dialog')).toBeVisible()
})

test('an editor from before a release offers a reload that keeps what was typed', async ({ editor, newPage }) => {
  const { edit } = await newPage()
  await editor.goto(edit)
  await editor.waitForLoadState('networkidle')
  const title = editor.locator('main [data-field="title"]').first()
  await title.click()
  await editor.keyboard.press('ControlOrMeta+a')
  await editor.keyboard.type('Vor dem Neuladen')
  // The site is of another build from now on, and takes no save for the moment.
  await editor.route(`**${apiRoot}/**`, async (route) => {
    if (route.request().method() !== 'GET') return route.abort('connectionfailed')
    const response = await route.fetch()
    return route.fulfill({ response, headers: { ...response.headers(), 'x-site-build': 'another' } })
  })
  const news = editor.getByRole('status').filter({ hasText: 'Der Editor wurde erneuert' })
  // Who comes back while the page is being looked at already is not asked for a second time.
  await expect(async () => {
    await editor.evaluate(() => window.dispatchEvent(new Event('focus')))
    await expect(news).toBeVisible({ timeout: 1_000 })
  }).toPass()
  // A request that is just being answered otherwise is answered twice.
  await editor.unrouteAll({ behavior: 'wait' })
  await news.getByRole('button', { name: 'Neu laden' }).click()
  await expect(title).toHaveText('Vor dem Neuladen')
  await expect(news).toBeHidden()
})
