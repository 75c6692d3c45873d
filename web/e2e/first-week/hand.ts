import type { Locator, Page } from '@playwright/test'

/** Presses and fields, as a person counts them. */
export class Hand {
  #count = 0
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  get count(): number {
    return this.#count
  }

  async press(target: Locator, position?: { readonly x: number; readonly y: number }): Promise<void> {
    this.#count++
    await target.click(position ? { position } : {})
  }

  /** Takes something by its middle and lets it go elsewhere, in CSS pixels from there. */
  async drag(target: Locator, by: { readonly x: number; readonly y: number }): Promise<void> {
    this.#count++
    // Waits until it is in sight and stands still.
    await target.hover()
    const box = await target.boundingBox()
    if (!box) throw new Error('What is to be dragged is not in sight')
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    await this.#page.mouse.move(x, y)
    await this.#page.mouse.down()
    await this.#page.mouse.move(x + by.x, y + by.y, { steps: 5 })
    await this.#page.mouse.up()
  }

  /** Keys that are pressed together count as one press. */
  async key(keys: string): Promise<void> {
    this.#count++
    await this.#page.keyboard.press(keys)
  }

  /** Pastes words in the place of what stands in a text of the page. */
  async paste(target: Locator, words: string): Promise<void> {
    this.#count++
    await target.click()
    await this.#page.keyboard.press('ControlOrMeta+a')
    await target.evaluate((element, text) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', text)
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    }, words)
  }

  /** Files that are chosen, however many. */
  async give(target: Locator, files: Parameters<Locator['setInputFiles']>[0]): Promise<void> {
    this.#count++
    await target.setInputFiles(files)
  }

  /** Ticks, or chooses one of a few. */
  async choose(target: Locator): Promise<void> {
    this.#count++
    await target.check()
  }

  /** A text of the page, in the place of what stood there. */
  async write(target: Locator, lines: readonly string[]): Promise<void> {
    this.#count++
    await target.click()
    await this.#page.keyboard.press('ControlOrMeta+a')
    for (const [at, line] of lines.entries()) {
      if (at > 0) await this.#page.keyboard.press('Enter')
      await this.#page.keyboard.type(line)
    }
  }

  /** A field of a panel. */
  async fill(target: Locator, words: string): Promise<void> {
    this.#count++
    await target.fill(words)
    await target.press('Enter')
  }
}
