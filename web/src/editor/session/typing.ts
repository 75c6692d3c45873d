import type { Target } from '../model/change.ts'
import { slotOf } from '../sync/entry.ts'

interface Typed {
  readonly target: Target
  readonly slot: string
  readonly commit: () => void
}

/**
 * The text that is being typed. While somebody types, nothing from outside may touch its value (what they see is what
 * they replace), and everything that must not miss the last letters (undo, closing the page, publishing) commits first.
 */
export class Typing {
  #current: Typed | null = null
  readonly #onStop: () => void

  /** `onStop` is called when a text is left. */
  constructor(onStop: () => void) {
    this.#onStop = onStop
  }

  /** The field with the caret in it. */
  get target(): Target | null {
    return this.#current?.target ?? null
  }

  start(target: Target, key: string, commit: () => void): void {
    this.#current = { target, slot: slotOf(target, key), commit }
  }

  stop(target: Target, key: string): void {
    if (this.#current?.slot !== slotOf(target, key)) return
    this.#current = null
    this.#onStop()
  }

  isTyping(target: Target, key: string): boolean {
    return this.#current?.slot === slotOf(target, key)
  }

  /** Takes the letters typed so far into the document. */
  commit(): void {
    this.#current?.commit()
  }
}
