import { keepSessionNote, sessionNote } from './session-note.ts'

const keyOf = (path: string) => `mapStop ${path}`

/** Stop of the map on this page at which the tab was last: who reloads it or comes back from another page is there again. */
export function rememberedStop(path: string): number {
  return Number(sessionNote(keyOf(path)) ?? 0)
}

export function rememberStop(path: string, index: number): void {
  keepSessionNote(keyOf(path), String(index))
}

/** A new round begins at the first stop. */
export function forgetStop(path: string): void {
  keepSessionNote(keyOf(path), null)
}
