import { v7 } from 'uuid'
import type { Entry } from './entry.ts'

const prefix = 'blickfang-unsent'
const styleId = 'blickfang-unsent'

/**
 * Keeps the entries that a page has not seen acknowledged when it goes away. IndexedDB may not get to write them any more; the
 * browser's plain storage writes before it returns. Each open page has a list, because several may go at once.
 */
export interface Unsent {
  readonly keep: (pageId: string, entries: readonly Entry[]) => void
  /** All lists of a page; `drop` forgets them, once they are kept elsewhere. */
  readonly read: (pageId: string) => { readonly entries: readonly Entry[]; readonly drop: () => void }
}

export function storedUnsent(storage: () => Storage): Unsent {
  const own = v7()
  return {
    keep: (pageId, entries) => {
      const key = `${prefix}:${pageId}:${own}`
      try {
        if (entries.length > 0) storage().setItem(key, JSON.stringify(entries))
        else storage().removeItem(key)
      } catch (error) {
        // Full or forbidden: what IndexedDB and the last request save is then all there is.
        console.warn('What is not sent yet could not be kept', error)
      }
    },
    read: (pageId) => {
      const keys = keysOf(storage, pageId)
      const entries = keys.flatMap((key) => listIn(storage().getItem(key)))
      return { entries, drop: () => keys.forEach((key) => void storage().removeItem(key)) }
    },
  }
}

/** Entries of a kept list; none of one that was cut off or damaged, which keeps nobody from reading the others. */
function listIn(text: string | null): readonly Entry[] {
  try {
    return (JSON.parse(text ?? '[]') as unknown[]).filter(isEntry)
  } catch (error) {
    console.warn('What is not sent yet could not be read', error)
    return []
  }
}

function isEntry(kept: unknown): kept is Entry {
  return Boolean(Object(kept).id)
}

function keysOf(storage: () => Storage, pageId: string): readonly string[] {
  try {
    return Object.keys(storage()).filter((key) => key.startsWith(`${prefix}:${pageId}:`))
  } catch {
    // Forbidden storage holds nothing.
    return []
  }
}

/**
 * The text of a script that runs before the page is painted: the server may have drawn a field before the last words
 * reached it, and so it stays out of sight until the editor has put them in (`showUnsent`).
 */
export function hideUnsentScript(pageId: string): string {
  return `try{var r=Object.keys(localStorage).filter(function(k){return k.indexOf(${JSON.stringify(`${prefix}:${pageId}:`)})===0}).flatMap(function(k){return JSON.parse(localStorage.getItem(k))}).filter(function(e){return e.target&&e.target.itemType==="field"}).map(function(e){return'[data-field-id="'+CSS.escape(e.target.id)+'"]{visibility:hidden}'});if(r.length){var s=document.createElement("style");s.id=${JSON.stringify(styleId)};s.textContent=r.join("");document.head.append(s)}}catch(e){console.warn(e)}`
}

/** Shows the fields again, once the editor has drawn what the journal brought back. */
export function showUnsent(): void {
  requestAnimationFrame(() => document.getElementById(styleId)?.remove())
}
