import { useCallback, useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { useEditor, useShell } from '../../context/editor-context.tsx'
import { useNotify } from '../../shell/use-notify.ts'
import { loadAsFar } from './lists/load-as-far.ts'
import { atOnce, type Part, partOf } from './page-part.ts'

/** Pause after which typing counts as done, in ms. */
const pauseMs = 250

interface PageSections {
  /** `unreachable`: what is known is all there is to show. */
  readonly state: 'reading' | 'read' | 'unreachable'
  readonly parts: ReadonlyMap<string | null, Part>
  readonly readMore: (collection: string | null) => Promise<void>
  readonly tryAgain: () => void
}

interface Read {
  readonly words: string
  /** null: nobody answered. */
  readonly parts: ReadonlyMap<string | null, Part> | null
}

/** Reads the beginning of each list of pages, or what is found in it, and more of one when it is asked for. `failed`: what is said when it cannot be. */
export function usePageSections(search: string, failed: string): PageSections {
  const session = useEditor()
  const notify = useNotify()
  const words = search.trim()
  const [last, setLast] = useState<Read | null>(null)
  const [attempt, setAttempt] = useState(0)
  const tryAgain = useCallback(() => setAttempt((count) => count + 1), [])
  const now = last?.words === words ? last : null
  // biome-ignore lint/correctness/useExhaustiveDependencies(attempt): asks once more
  useEffect(() => {
    let isCurrent = true
    const take = (parts: Read['parts']) => isCurrent && setLast({ words, parts })
    const ask = () =>
      session.loadSections({ search: words, limit: atOnce + 1 }).then(
        (sections) => take(new Map(sections.map((section) => [section.collection, partOf(section)]))),
        () => take(null),
      )
    const timer = words ? setTimeout(ask, pauseMs) : void ask()
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [session, words, attempt])
  usePagesNews(words, now?.parts ?? null, (parts) => setLast({ words, parts }))
  useEffect(() => {
    window.addEventListener('online', tryAgain)
    return () => window.removeEventListener('online', tryAgain)
  }, [tryAgain])

  async function readMore(collection: string | null) {
    const part = now?.parts?.get(collection)
    if (!part?.end) return
    const after = `${part.end.order},${part.end.id}`
    try {
      const asked = { search: words, collection: collection ?? '', limit: atOnce, after }
      const { pages, next } = await session.loadPages(asked)
      const further = partOf({ ...part, pages, next }, part.read)
      setLast((latest) =>
        latest?.parts && latest.words === words
          ? { words, parts: new Map(latest.parts).set(collection, further) }
          : latest,
      )
    } catch (error) {
      notify.failure(error, failed)
    }
  }
  return {
    state: now ? (now.parts ? 'read' : 'unreachable') : 'reading',
    parts: now?.parts ?? new Map(),
    readMore,
    tryAgain,
  }
}

/** Reads again what is shown, as far as it was read, when others did something to pages. */
function usePagesNews(words: string, parts: Read['parts'], onRead: (parts: Read['parts']) => void): void {
  const session = useEditor()
  const pagesNews = useStore(useShell(), (shell) => shell.pagesNews)
  const latest = useRef({ parts, onRead })
  latest.current = { parts, onRead }
  useEffect(() => {
    const before = latest.current.parts
    if (pagesNews === 0 || !before) return
    let isCurrent = true
    loadAsFar(session, words, before).then(
      (read) => isCurrent && latest.current.onRead(read),
      // What is shown stays; the toolbar says when the server cannot be reached.
      (error: unknown) => console.warn('The lists of pages could not be read again', error),
    )
    return () => {
      isCurrent = false
    }
  }, [session, words, pagesNews])
}
