import type { ElementRef } from './overlay-state.ts'

/** The empty field that has been given a place on the page, to be filled. Only the group that it is in hears of it, not all of the page. */
export class Revealed {
  #element: ElementRef | null = null
  readonly #listeners = new Map<string, Set<() => void>>()

  /** The name of the field in a group. */
  fieldOf(groupId: string): string | null {
    return this.#element?.groupId === groupId ? this.#element.field : null
  }

  show(element: ElementRef): void {
    this.#set(element)
  }

  /** Unless another one has taken its place. */
  hide({ groupId, field }: ElementRef): void {
    if (field !== null && this.fieldOf(groupId) === field) this.#set(null)
  }

  subscribe(groupId: string, listener: () => void): () => void {
    const listeners = this.#listeners.get(groupId) ?? new Set()
    this.#listeners.set(groupId, listeners.add(listener))
    return () => listeners.delete(listener)
  }

  #set(element: ElementRef | null): void {
    const groups = new Set([this.#element?.groupId, element?.groupId])
    this.#element = element
    for (const groupId of groups) for (const listener of this.#listeners.get(groupId ?? '') ?? []) listener()
  }
}
