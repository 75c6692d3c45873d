import type { EditorCalls } from '../../testing/editor-calls.ts'
import { makeTitledPage, type TitledPage } from '../../testing/titled-page.ts'
import { insist } from './insist.ts'

/** Result of a visitor's look at a page: the right page, no page at all (nothing that could be taken for it), or a fault in it. */
export type Look = 'right' | 'away' | { readonly wrong: string }

/** Somebody who writes the next version into each block of a page of their own, and publishes them together. */
export class Editor {
  readonly #site: TitledPage
  readonly #name: string
  /** Versions by what became of them: begun to be written, acknowledged as saved, acknowledged as live. */
  #begun = 0
  #saved = 0
  #live = 0

  private constructor(site: TitledPage, name: string) {
    this.#site = site
    this.#name = name
  }

  /** Makes the page and shows its first version. */
  static async make(calls: EditorCalls, name: string): Promise<Editor> {
    const editor = new Editor(await makeTitledPage(calls, `Seite ${name}`, ['hero', 'cta', 'cta']), name)
    await editor.save()
    await editor.publish()
    return editor
  }

  get page() {
    return this.#site.page
  }

  get versions() {
    return { saved: this.#saved, live: this.#live }
  }

  async save(): Promise<void> {
    this.#begun++
    await insist(() => this.#site.save(this.#textOf(this.#begun)))
    this.#saved = this.#begun
  }

  async publish(): Promise<void> {
    await insist(() => this.#site.publish())
    this.#live = this.#saved
  }

  /** Looks at the page as a visitor: all of one version, and none from before what was acknowledged when the visitor asked. */
  async look(): Promise<Look> {
    const least = this.#live
    const answer = await fetch(this.page.live).catch(() => undefined)
    const html = await answer?.text().catch(() => undefined)
    if (answer?.status !== 200 || html === undefined) return 'away'
    const wrong = this.#wrongIn(html, least)
    return wrong ? { wrong: `${this.#name}: ${wrong}` } : 'right'
  }

  /** Lists the faults of the draft: each text must be the version that was acknowledged last. */
  async draftProblems(calls: EditorCalls): Promise<string[]> {
    const texts = (await calls.groupsOf(this.page.id)).map(({ fields }) => JSON.stringify(fields))
    return texts.filter((text) => !text.includes(this.#textOf(this.#saved))).map((text) => `${this.#name}: ${text}`)
  }

  #wrongIn(html: string, least: number): string | undefined {
    const shown = [...html.matchAll(new RegExp(`Fassung (\\d+) von ${this.#name}`, 'g'))].map(([, at]) => Number(at))
    const [version = -1] = shown
    if (!html.trimEnd().endsWith('</html>')) return 'the page ends in the middle'
    if (shown.length < 3 || new Set(shown).size > 1) return `half a page: versions ${shown.join()}`
    if (version < least) return `stale: version ${version} after ${least} was acknowledged`
    if (version > this.#begun) return `version ${version} was never written`
    return undefined
  }

  #textOf(version: number): string {
    return `Fassung ${version} von ${this.#name}`
  }
}
