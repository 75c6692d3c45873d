import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect } from '@playwright/test'
import { findInPage, inJavascript, type Target } from './find-in-page.ts'
import type { Point, Press, Tab } from './tab.ts'

/** Roles and names as testing-library works them out: the same in every engine. */
const library = readFileSync(
  createRequire(import.meta.url)
    .resolve('@testing-library/dom')
    .replace(/dist\/.*$/, 'dist/@testing-library/dom.umd.min.js'),
  'utf8',
)
const patience = { timeout: 30_000 }
/** Time without a drawing after which nothing moves any more, in ms. */
const undrawnMs = 1_000

/** Somebody at a browser. Journeys of the engines are written for a person and run in each of them. */
export class Person {
  readonly #tab: Tab
  readonly #site: string
  readonly #others: Person[] = []

  constructor(tab: Tab, site: string) {
    this.#tab = tab
    this.#site = site
  }

  async goto(path: string): Promise<void> {
    await this.#tab.goto(new URL(path, this.#site).href)
  }

  reload(): Promise<void> {
    return this.#tab.reload()
  }

  /** The part of the address after the site's own. */
  async path(): Promise<string> {
    return String(await this.#tab.run('location.pathname + location.search'))
  }

  type(words: string): Promise<void> {
    return this.#tab.type(words)
  }

  async keys(...chords: readonly string[]): Promise<void> {
    for (const chord of chords) await this.#tab.keys(chord)
  }

  /** Presses the middle of what is there, still, enabled and uncovered, once it is. */
  async press(target: Target, press?: Press): Promise<void> {
    await this.#tab.press(await this.#placeOf(target), press)
  }

  /** Drags the mouse over a text, from a tenth of its width to another. */
  async dragOver(target: Target): Promise<void> {
    const { x, y, width } = await this.#boxOf(target)
    await this.#tab.drag({ x: x + 2, y }, { x: x + width - 2, y })
  }

  /** Puts other words into a field, by keys. */
  async fill(target: Target, words: string): Promise<void> {
    await this.press(target)
    await this.keys('Control+a')
    await this.type(words)
  }

  async chooseFile(selector: string, path: string): Promise<void> {
    await expect.poll(() => this.countOnPage(`input${selector}`), patience).toBe(1)
    await this.#tab.chooseFile(selector, path)
  }

  resize(width: number, height = 900): Promise<void> {
    return this.#tab.resize(width, height)
  }

  picture(): Promise<Buffer> {
    return this.#tab.picture()
  }

  /** The same person's other tab. */
  async otherTab(): Promise<Person> {
    const other = new Person(await this.#tab.open(), this.#site)
    this.#others.push(other)
    return other
  }

  /** Faults that pages have thrown in this tab and the person's others, and nobody has caught. */
  async faults(): Promise<string[]> {
    const ofOthers = await Promise.all(this.#others.map((other) => other.faults()))
    return [...(await this.#tab.faults()), ...ofOthers.flat()]
  }

  /** Waits until it is to be seen. */
  async sees(target: Target): Promise<void> {
    await expect
      .poll(() => this.count(target), { ...patience, message: `to see ${inJavascript(target)}` })
      .toBeGreaterThan(0)
  }

  async seesNo(target: Target): Promise<void> {
    await expect.poll(() => this.count(target), { ...patience, message: `no more ${inJavascript(target)}` }).toBe(0)
  }

  /** Waits until the words of it are these. */
  async reads(target: Target, words: string | RegExp): Promise<void> {
    const read = expect.poll(() => this.text(target), patience)
    await (typeof words === 'string' ? read.toBe(words) : read.toMatch(words))
  }

  /** Waits until keys go there. */
  async isIn(target: Target): Promise<void> {
    const at = (found: Element[]) => found.some((element) => element === document.activeElement)
    await expect
      .poll(() => this.#ask(target, at), { ...patience, message: `focus in ${inJavascript(target)}` })
      .toBe(true)
  }

  /** How often a page has something, seen or not. */
  async countOnPage(selector: string): Promise<number> {
    return Number(await this.#tab.run(`document.querySelectorAll(${JSON.stringify(selector)}).length`))
  }

  async count(target: Target): Promise<number> {
    return (await this.#ask(target, (found) => found.length)) ?? 0
  }

  /** Words of the element in one line; null where there is none or several of it. */
  text(target: Target): Promise<string | null> {
    return this.#ask(target, (found) =>
      found.length === 1 ? (found[0]?.textContent ?? '').replace(/\s+/g, ' ').trim() : null,
    )
  }

  attribute(target: Target, name: string): Promise<string | null> {
    return this.#ask(target, (found, wanted) => found[0]?.getAttribute(String(wanted)) ?? null, name)
  }

  value(target: Target): Promise<string | null> {
    return this.#ask(target, (found) => (found[0] as HTMLInputElement | undefined)?.value ?? null)
  }

  isChecked(target: Target): Promise<boolean | null> {
    return this.#ask(target, (found) => (found[0] as HTMLInputElement | undefined)?.checked ?? null)
  }

  /** Opens a choice of a form and takes one. */
  async choose(target: Target, label: string): Promise<void> {
    await this.press(target)
    await this.keys('Escape')
    await this.type(label)
    await expect
      .poll(() => this.#ask(target, (found) => (found[0] as HTMLSelectElement).selectedOptions[0]?.label))
      .toBe(label)
  }

  /** Takes a day, as the browser's own calendar does: the order in which one would type it is that of the browser's language. */
  async takeDay(target: Target, day: string): Promise<void> {
    const take = ([found]: Element[], value?: string) => {
      const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
      set?.call(found, value)
      for (const type of ['input', 'change']) found?.dispatchEvent(new Event(type, { bubbles: true }))
      return (found as HTMLInputElement | undefined)?.value
    }
    await expect.poll(() => this.#ask(target, take, day), patience).toBe(day)
  }

  async #placeOf(target: Target): Promise<Point> {
    const { x, y, width, height } = await this.#boxOf(target)
    return { x: x + width / 2, y: y + height / 2 }
  }

  /** Where it is in the window, once it has stood still there and nothing lies over it. */
  async #boxOf(target: Target): Promise<Box> {
    let last: Box & { readonly frames: number } = { x: 0, y: 0, width: 0, height: 0, frames: 0 }
    let since = performance.now()
    const look = async () => {
      const now = await this.#ask(target, boxInPage)
      if (now === null || typeof now === 'string') return now
      // On a busy machine two looks are quicker than a frame, and nothing moves between frames. A tab behind another one draws none.
      const isDrawn = now.frames > last.frames || performance.now() - since > undrawnMs
      const isStill = isDrawn && isSameBox(now, last)
      if (now.frames > last.frames || !isSameBox(now, last)) since = performance.now()
      last = now
      return isStill ? 'still' : 'it moves'
    }
    await expect.poll(look, { ...patience, intervals: [50, 50, 100, 250], message: inJavascript(target) }).toBe('still')
    return last
  }

  /** Asks the page about what is found there. Between two pages there is nobody to ask: null. */
  async #ask<Answer>(
    target: Target,
    ask: (found: Element[], more?: string) => Answer,
    more = '',
  ): Promise<Answer | null> {
    const found = `(${ask})((${findInPage})(${inJavascript(target)}), ${JSON.stringify(more)})`
    const expression = `document.body && globalThis.TestingLibraryDom ? { answer: ${found} } : null`
    const look = () => this.#tab.run(expression) as Promise<{ answer: Answer } | null>
    try {
      const told = await look()
      if (told) return told.answer ?? null
      await this.#tab.run(`(() => {${library}\n})()`)
      return (await look())?.answer ?? null
    } catch (error) {
      if (isBetweenPages(error)) return null
      throw error
    }
  }
}

type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

/** Runs in the page: where the one that was found is, or why it cannot be pressed. */
function isSameBox(one: Box, other: Box): boolean {
  return one.x === other.x && one.y === other.y && one.width === other.width && one.height === other.height
}

/** Box of an element in the page, and how often the page has been drawn twice since somebody looked first. */
function boxInPage(found: Element[]): (Box & { readonly frames: number }) | string {
  const page = globalThis as { drawn?: number }
  const frames = page.drawn ?? 0
  requestAnimationFrame(() => requestAnimationFrame(() => (page.drawn = (page.drawn ?? 0) + 1)))
  const [element] = found
  if (!element || found.length > 1) return `found ${found.length} times`
  if (element.matches(':disabled, [aria-disabled="true"]')) return 'disabled'
  const box = element.getBoundingClientRect()
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const at = document.elementFromPoint(x, y)
  const isReached = at && (element.contains(at) || at.contains(element) || at.closest('label')?.contains(element))
  if (isReached) return { x: box.x, y: box.y, width: box.width, height: box.height, frames }
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
  return `covered by ${at?.outerHTML.slice(0, 120) ?? 'the edge of the window'}`
}

function isBetweenPages(error: unknown): boolean {
  return /context|navigat|frame|detached/i.test(String(error))
}
