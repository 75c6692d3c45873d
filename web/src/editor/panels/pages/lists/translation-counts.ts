import { ApiError } from '@blickfang/contract/api/api-error.ts'
import type { Answer } from '@blickfang/contract/api/client.ts'
import { createStore } from 'zustand/vanilla'
import { call } from '../../../../cms/api-client.ts'

export type Lacks = Answer<'countTranslations'>['pages'][number]

/** Ids that a request names. */
const idsAtOnce = 50

/** Counts of what pages lack in their languages. Rows say which pages they show; those that are wanted together are asked for together. */
export class TranslationCounts {
  readonly store = createStore<{ readonly [pageId: string]: Lacks }>(() => ({}))
  readonly #wanted = new Set<string>()
  readonly #asked = new Set<string>()
  #isDue = false

  want(pageId: string): void {
    if (this.#asked.has(pageId)) return
    this.#asked.add(pageId)
    this.#wanted.add(pageId)
    if (this.#isDue) return
    this.#isDue = true
    // After all rows of this drawing.
    queueMicrotask(() => void this.#ask())
  }

  async #ask(): Promise<void> {
    this.#isDue = false
    const ids = [...this.#wanted]
    this.#wanted.clear()
    for (let from = 0; from < ids.length; from += idsAtOnce) {
      try {
        const { pages } = await call('countTranslations', { ids: ids.slice(from, from + idsAtOnce).join(',') })
        this.store.setState(Object.fromEntries(pages.map((page) => [page.id, page])))
      } catch (error) {
        // A list without them is as good as it was.
        if (!(error instanceof ApiError)) throw error
        return
      }
    }
  }
}
