import puppeteer, { type BrowserContext, type ElementHandle, type KeyInput, type Page } from 'puppeteer-core'
import type { Engine, Point, Press, Tab } from './tab.ts'

const preferences = {
  // Two windows of one test both count as the one in front.
  'focusmanager.testmode': true,
  'intl.accept_languages': 'de-CH,de',
  'ui.prefersReducedMotion': 1,
}

/** The system's Firefox, driven by WebDriver BiDi. */
export async function startFirefox(executablePath: string): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    extraPrefsFirefox: preferences,
    env: { ...process.env, TZ: 'Europe/Zurich' },
    defaultViewport: { width: 1440, height: 900 },
    protocolTimeout: 120_000,
  })
  return {
    meet: async () => {
      const context = await browser.createBrowserContext()
      return { tab: new FirefoxTab(context, await context.newPage()), leave: () => context.close() }
    },
    close: () => browser.close(),
  }
}

/** Tab in front: all persons share one window, and the pages behind it neither draw nor ask for news, as those of a colleague elsewhere would. */
let inFront: Page | undefined

class FirefoxTab implements Tab {
  readonly #context: BrowserContext
  readonly #page: Page
  readonly #faults: string[] = []

  constructor(context: BrowserContext, page: Page) {
    this.#context = context
    this.#page = page
    page.on('pageerror', (fault) => {
      const { stack, message } = Object(fault) as Partial<Error>
      this.#faults.push(`${page.url()}: ${stack || message || fault}`)
    })
  }

  async goto(url: string): Promise<void> {
    await (await this.#front()).goto(url, { waitUntil: 'domcontentloaded' })
  }

  async reload(): Promise<void> {
    await (await this.#front()).reload({ waitUntil: 'domcontentloaded' })
  }

  async run(expression: string): Promise<unknown> {
    return (await this.#front()).evaluate(expression)
  }

  async press({ x, y }: Point, { times = 1, button = 'left' }: Press = {}): Promise<void> {
    await (await this.#front()).mouse.click(x, y, { count: times, button })
  }

  async drag(from: Point, to: Point): Promise<void> {
    const { mouse } = await this.#front()
    await mouse.move(from.x, from.y)
    await mouse.down()
    await mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2)
    await mouse.move(to.x, to.y)
    await mouse.up()
  }

  async type(words: string): Promise<void> {
    await (await this.#front()).keyboard.type(words)
  }

  async keys(chord: string): Promise<void> {
    const names = chord.split('+') as KeyInput[]
    const { keyboard } = await this.#front()
    for (const name of names) await keyboard.down(name)
    for (const name of names.reverse()) await keyboard.up(name)
  }

  async chooseFile(selector: string, path: string): Promise<void> {
    const field = await this.#page.$(`input${selector}`)
    await (field as ElementHandle<HTMLInputElement> | null)?.uploadFile(path)
  }

  async signIn(url: string, token: string): Promise<void> {
    const { hostname } = new URL(url)
    await this.#context.setCookie({ name: 'payload-token', value: token, domain: hostname, path: '/', httpOnly: true })
  }

  async resize(width: number, height: number): Promise<void> {
    await (await this.#front()).setViewport({ width, height })
  }

  async picture(): Promise<Buffer> {
    return Buffer.from(await (await this.#front()).screenshot())
  }

  async faults(): Promise<readonly string[]> {
    return this.#faults
  }

  async open(): Promise<Tab> {
    return new FirefoxTab(this.#context, await this.#context.newPage())
  }

  async #front(): Promise<Page> {
    if (inFront !== this.#page) await this.#page.bringToFront()
    inFront = this.#page
    return this.#page
  }
}
