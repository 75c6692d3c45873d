import type { Browser, BrowserContext, Locator, Page } from '@playwright/test'
import jsqr from 'jsqr'
import sharp from 'sharp'
import { expect } from '../fixtures.ts'

/** A phone of the round: a browser of its own, as large as one. */
export class Phone {
  readonly #context: BrowserContext
  readonly page: Page
  /** Websockets to Realtime: how many were opened, and how many have ended. */
  readonly sockets = { opened: 0, ended: 0 }

  private constructor(context: BrowserContext, page: Page) {
    this.#context = context
    this.page = page
    page.on('websocket', (socket) => {
      this.sockets.opened += 1
      socket.on('close', () => {
        this.sockets.ended += 1
      })
    })
  }

  static async open(browser: Browser, baseURL: string, { width = 390, locale = 'de-CH' } = {}): Promise<Phone> {
    const context = await browser.newContext({
      baseURL,
      locale,
      viewport: { width, height: 844 },
      hasTouch: true,
      isMobile: true,
      reducedMotion: 'reduce',
      permissions: ['clipboard-read', 'clipboard-write'],
    })
    return new Phone(context, await context.newPage())
  }

  async createGame(...names: readonly string[]): Promise<void> {
    await this.page.goto('/de/game')
    await this.button('Spiel starten').click()
    await expect(this.page).toHaveURL(/\/de\/game\/edit$/)
    for (const name of names) {
      await this.page.getByRole('textbox', { name: 'Name' }).fill(name)
      await this.page.keyboard.press('Enter')
    }
    await expect(this.page.getByRole('listitem').filter({ hasText: names.at(-1) ?? '' })).toBeVisible()
  }

  /** Scans the QR code on this screen, again until it can be read, as cameras do. */
  async scanned(): Promise<string> {
    let link = ''
    await expect.poll(async () => (link = await this.#look())).not.toBe('')
    return link
  }

  async #look(): Promise<string> {
    const picture = await this.page.getByRole('img', { name: /QR-Code/ }).screenshot()
    const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
    const code = jsqr(new Uint8ClampedArray(data), info.width, info.height)
    return code?.data ?? ''
  }

  async join(link: string): Promise<void> {
    await this.page.goto(link)
    await expect(this.page).toHaveURL(/\/de\/game\/share$/)
  }

  async toTheMap(): Promise<void> {
    await this.page.getByRole('link', { name: 'Zum Spiel' }).click()
    await expect(this.page).toHaveURL(/\/de\/game\/play$/)
    await this.raise()
  }

  async raise(): Promise<void> {
    await this.page.getByRole('button', { name: 'Station ganz öffnen' }).click()
  }

  async next(): Promise<void> {
    await this.page.getByRole('button', { name: 'Nächste Station' }).click()
  }

  /** The stop that one looks at. */
  get stop(): Locator {
    return this.page.locator('section[data-active]')
  }

  async strokes(name: string, count: number): Promise<void> {
    const more = this.stop.getByRole('button', { name: `${name}: ein Schlag mehr` })
    for (let stroke = 0; stroke < count; stroke++) await more.click()
    await expect(this.stop.getByRole('group', { name: `Schläge von ${name}` }).locator('output')).toHaveText(
      String(count),
    )
  }

  /** The rows of the leaderboard. */
  get places(): Locator {
    return this.stop.getByRole('table', { name: 'Rangliste' }).locator('tbody tr')
  }

  /** The leaderboard as it reads: rank, name, holes, strokes. */
  async standings(): Promise<string[]> {
    const rows = await this.places.allInnerTexts()
    return rows.map((row) =>
      row
        .replace(/\s+/g, ' ')
        .replace(/ Gutschein/i, '')
        .replace(/ Löcher( [+−±]\d+)?/, ''),
    )
  }

  status(text: string | RegExp): Promise<void> {
    return expect(this.page.getByRole('status').filter({ hasText: text }).first()).toBeVisible()
  }

  /** Waits until the service worker has this page, with these words in it. */
  async keeps(path: string, words: string): Promise<void> {
    const read = async (kept: string) => (await (await caches.match(kept))?.text()) ?? ''
    await expect.poll(() => this.page.evaluate(read, path)).toContain(words)
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name })
  }

  setOffline(isOffline: boolean): Promise<void> {
    return this.#context.setOffline(isOffline)
  }

  close(): Promise<void> {
    return this.#context.close()
  }
}
