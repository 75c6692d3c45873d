import type { AnswerOf } from '@blickfang/contract/api/endpoint.ts'
import type { listSubmissions } from '@blickfang/contract/api/v1/forms/submissions.ts'
import { useCallback, useEffect, useState } from 'react'
import { call } from '../../../cms/api-client.ts'
import { useWords } from '../../locales/words.tsx'
import { unreadRequests } from './unread-requests.ts'

type Listed = AnswerOf<typeof listSubmissions>
export type Request = Listed['entries'][number]

/** Pause after which typing counts as done, in ms. */
const pauseMs = 250

interface Asked {
  readonly search: string
  readonly isOpen: boolean
}

export interface Requests {
  /** Null until they are read, and where nobody answers. */
  readonly listed: Listed | null
  /** How many there are, as far as one knows: the last that was read. */
  readonly counts: Pick<Listed, 'open' | 'total'> | null
  readonly hasFailed: boolean
  readonly tryAgain: () => void
  readonly readMore: () => Promise<void>
  /** Changes what is known of some entries from now on. */
  readonly change: (ids: readonly string[], with_: Partial<Request>) => void
  readonly drop: (id: string) => void
}

/** Reads what visitors have sent, newest first, as it is asked for. */
export function useRequests({ search, isOpen }: Asked): Requests {
  const { language } = useWords()
  const words = search.trim()
  const key = `${words}/${isOpen}/${language}`
  const [last, setLast] = useState<{ readonly key: string; readonly listed: Listed | null } | null>(null)
  const [attempt, setAttempt] = useState(0)
  const tryAgain = useCallback(() => setAttempt((count) => count + 1), [])
  const ask = useCallback(
    (after?: string) =>
      call('listSubmissions', {
        ...{ language, isOpen: isOpen ? 'true' : 'false' },
        ...(words && { search: words }),
        ...(after && { after }),
      }),
    [language, isOpen, words],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies(attempt): asks once more
  useEffect(() => {
    let isCurrent = true
    const take = (listed: Listed | null) => isCurrent && setLast({ key, listed })
    const timer = setTimeout(() => void ask().then(take, () => take(null)), words ? pauseMs : 0)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [ask, key, words, attempt])
  useEffect(() => {
    window.addEventListener('online', tryAgain)
    return () => window.removeEventListener('online', tryAgain)
  }, [tryAgain])
  const now = last?.key === key ? last : null
  const unread = now?.listed?.unread
  useEffect(() => {
    if (unread !== undefined) unreadRequests.setState({ count: unread })
  }, [unread])

  const edit = (how: (listed: Listed) => Listed) =>
    setLast((latest) => (latest?.listed && latest.key === key ? { key, listed: how(latest.listed) } : latest))
  return {
    listed: now?.listed ?? null,
    counts: last?.listed ?? null,
    hasFailed: now !== null && now.listed === null,
    tryAgain,
    readMore: async () => {
      // The last that is there: one that was removed meanwhile says nothing about where the list goes on.
      const more = await ask(now?.listed?.entries.at(-1)?.id)
      edit((listed) => ({ ...more, entries: [...listed.entries, ...more.entries] }))
    },
    change: (ids, with_) => edit((listed) => changed(listed, (entry) => (ids.includes(entry.id) ? with_ : {}))),
    drop: (id) => edit((listed) => without(listed, id)),
  }
}

function without(listed: Listed, id: string): Listed {
  const gone = listed.entries.find((entry) => entry.id === id)
  return {
    ...listed,
    entries: listed.entries.filter((entry) => entry !== gone),
    total: listed.total - 1,
    open: listed.open - (gone?.isAnswered ? 0 : 1),
    unread: listed.unread - (gone?.isRead ? 0 : 1),
  }
}

/** Changes entries, and the numbers that follow. An entry that is done now stays where it is: people miss what goes from under the pointer. */
function changed(listed: Listed, changeOf: (entry: Request) => Partial<Request>): Listed {
  const entries = listed.entries.map((entry) => ({ ...entry, ...changeOf(entry) }))
  const count = (of: readonly Request[], name: 'isRead' | 'isAnswered') => of.filter((entry) => !entry[name]).length
  const more = (name: 'isRead' | 'isAnswered') => count(entries, name) - count(listed.entries, name)
  return { ...listed, entries, unread: listed.unread + more('isRead'), open: listed.open + more('isAnswered') }
}
