import type { RichText } from '@blickfang/contract/content/rich-text.ts'
import { copied } from '@blickfang/testing/copied.ts'
import { type Browser, type BrowserContext, chromium, type Locator, type Page } from '@playwright/test'
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import type { MadePage } from '../testing/editor-calls.ts'
import { chromiumArguments, findChromium } from '../testing/find-chromium.ts'
import { countAttempts } from './count-attempts.ts'
import { dropPage, groupsOf, makePage } from './site-calls.ts'

const { url, token } = inject('product')
const pasted = countAttempts('pastes', 40)
const patience = { timeout: 30_000 }

const clips: Readonly<Record<string, { readonly html: string; readonly text: string }>> = {
  ...copied,
  'one tab': { html: '', text: 'Montag\t08:00–18:30' },
  '500 kB of one word': { html: '', text: 'x'.repeat(500_000) },
  '500 kB of lines': { html: '', text: 'Eine Zeile mit Wörtern\n'.repeat(22_000) },
  '700 paragraphs': { html: '<p>Wort</p>'.repeat(700), text: 'Wort\n'.repeat(700) },
  'a table of 300 rows': {
    html: `<table>${'<tr><td>a</td><td>b</td></tr>'.repeat(300)}</table>`,
    text: 'a\tb\n'.repeat(300),
  },
  'text that looks like markup': { html: '', text: 'info <a@b.ch> oder <script>alert(1)</script> & «Brille»' },
}
const fields = { 'a rich text': 'richTextBlock text', 'a line': 'hero title' }
const places = { 'over all': ['ControlOrMeta+a'], 'in the middle': ['End', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft'] }

/** Word that is in none of the clips, of letters that have a key: one without a key right after Backspace is taken for the computer's own correction. */
const typed = 'Omega'

let browser: Browser
let context: BrowserContext
let site: MadePage

beforeAll(async () => {
  browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments })
})
afterAll(() => browser.close())
beforeEach(async () => {
  site = await makePage('Eingefügt', ['hero', 'richTextBlock'])
  context = await browser.newContext({ baseURL: url, locale: 'de-CH' })
  await context.addCookies([{ name: 'payload-token', value: token, url, httpOnly: true, sameSite: 'Lax' }])
})
afterEach(async () => {
  await context.close()
  await dropPage(site)
})

/** Puts on the clipboard what a program would put there, letter by letter, by its own copy. */
async function copy(clip: { readonly html: string; readonly text: string }): Promise<void> {
  const source = await context.newPage()
  await source.setContent('<p>copied</p>')
  await source.evaluate(({ html, text }) => {
    document.addEventListener('copy', (event) => {
      event.preventDefault()
      if (html) event.clipboardData?.setData('text/html', html)
      event.clipboardData?.setData('text/plain', text)
    })
  }, clip)
  await source.keyboard.press('ControlOrMeta+a')
  await source.keyboard.press('ControlOrMeta+c')
  await source.close()
}

/** All letters of a field as they stand on the screen. */
async function shown(field: Locator): Promise<string> {
  return letters((await field.textContent()) ?? '')
}

/** All letters that the server has of a field. */
async function stored(block: string, name: string): Promise<string> {
  const group = (await groupsOf(site.id)).find((one) => one.name === block)
  const content = group?.fields.find((field) => field.name === name)?.values['content.de'] as
    | { readonly text: string; readonly json?: RichText }
    | undefined
  return letters(content?.json ? words(content.json.root) : (content?.text ?? ''))
}

function words(node: object): string {
  if ('text' in node) return String(node.text)
  return 'children' in node ? (node.children as object[]).map(words).join('') : ''
}

const letters = (text: string) => text.replace(/\s|\u200b/g, '')

/** Takes keys: has the focus, and is no longer what visitors see. */
async function isReady(field: Locator): Promise<boolean> {
  return field.evaluate((host) => {
    const active = document.activeElement
    return active instanceof HTMLElement && active.isContentEditable && (host.contains(active) || active.contains(host))
  })
}

async function open(page: Page, block: string, name: string): Promise<Locator> {
  await page.goto(site.edit)
  const field = page.locator(`main [data-block="${block}"] [data-field="${name}"]`)
  await field.waitFor()
  await page.getByRole('toolbar', { name: 'Werkzeuge zum Bearbeiten' }).waitFor()
  return field
}

/** Every clip into every kind of field at every place. */
const cases = Object.keys(clips).flatMap((clip) =>
  Object.keys(fields).flatMap((field) => Object.keys(places).map((place) => [clip, field, place] as const)),
)
test.each(cases)(
  '%s, pasted into %s, %s: keys type, and the server has what is on the screen',
  async (clip, kind, place) => {
    const [block = '', name = ''] = fields[kind as keyof typeof fields].split(' ')
    const page = await context.newPage()
    const failures: string[] = []
    page.on('pageerror', (error) => failures.push(error.message))
    await copy(clips[clip] ?? { html: '', text: '' })
    const field = await open(page, block, name)
    await field.click()
    // A rich text's editor comes with the click.
    await expect.poll(() => isReady(field), patience).toBe(true)
    for (const key of places[place as keyof typeof places]) await page.keyboard.press(key)
    await page.keyboard.press('ControlOrMeta+v')
    // What is full to the last letter takes a new one once there is room.
    for (let turn = 0; turn < 6; turn++) await page.keyboard.press('Backspace')
    await page.keyboard.type(typed)
    await expect.poll(() => shown(field), patience).toContain(typed)
    await page.keyboard.press('Escape')
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
    const screen = await shown(field)
    await expect.poll(() => stored(block, name), patience).toBe(screen)
    await page.reload()
    await field.waitFor()
    await expect.poll(() => shown(field), patience).toBe(screen)
    expect(failures).toEqual([])
    pasted()
  },
)
