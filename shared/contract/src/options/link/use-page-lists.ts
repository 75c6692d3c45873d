import { useEffect, useState } from 'react'
import type { ControlServices, PageChoices, PageLists } from '../control.ts'

/** Pause in typing after which the words are asked for, in ms. */
const pauseMs = 250

interface FoundPages {
  /** Latest lists, and in `answered` the words that they answer; they stay while the next answer is on its way. */
  readonly lists: PageLists | null
  readonly answered: string
  readonly state: 'reading' | 'read' | 'failed'
  /** Reads on in one list; null: the one of no collection. */
  readonly readMore: (collection: string | null) => Promise<void>
  readonly tryAgain: () => void
}

/** The lists of pages that a picker shows: their beginning or what is found, and more of each when it is asked for. */
export function usePageLists(services: ControlServices, search: string, chosen: string | null): FoundPages {
  const [last, setLast] = useState<{ readonly lists: PageLists; readonly search: string } | null>(null)
  const [state, setState] = useState<FoundPages['state']>('reading')
  const [attempt, setAttempt] = useState(0)
  // The page that was chosen when the picker opened: a click into the list does not turn it over.
  const [first] = useState(chosen)
  // biome-ignore lint/correctness/useExhaustiveDependencies(attempt): asks once more
  useEffect(() => {
    let isCurrent = true
    const take = (found: PageLists | null) => {
      if (!isCurrent) return
      if (found) setLast({ lists: found, search })
      setState(found ? 'read' : 'failed')
    }
    const ask = () => services.listPages({ search, chosen: search ? null : first }).then(take, () => take(null))
    setState('reading')
    const timer = search ? setTimeout(ask, pauseMs) : void ask()
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [services, search, first, attempt])

  async function readMore(collection: string | null) {
    const after = last && listOf(last.lists, collection)?.next
    if (!after) return
    try {
      const more = await services.listMorePages({ search: last.search, collection, after })
      setLast((now) => (now === last ? { ...last, lists: withMore(last.lists, collection, more) } : now))
    } catch {
      setState('failed')
    }
  }
  return {
    lists: last?.lists ?? null,
    answered: last?.search ?? '',
    state,
    readMore,
    tryAgain: () => setAttempt(attempt + 1),
  }
}

function listOf(lists: PageLists, collection: string | null): PageChoices | undefined {
  return collection === null ? lists.topLevel : lists.collections.find(({ name }) => name === collection)
}

function withMore(lists: PageLists, collection: string | null, more: PageChoices): PageLists {
  // The chosen page may have stood before its turn.
  const grown = <List extends PageChoices>(list: List): List => ({
    ...list,
    pages: [...list.pages, ...more.pages.filter(({ id }) => !list.pages.some((page) => page.id === id))],
    next: more.next,
  })
  if (collection === null) return { ...lists, topLevel: grown(lists.topLevel) }
  return { ...lists, collections: lists.collections.map((list) => (list.name === collection ? grown(list) : list)) }
}
