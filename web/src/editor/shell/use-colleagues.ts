'use client'
import { useEffect } from 'react'
import { type Answer, call } from '../../cms/api-client.ts'
import { ApiError } from '../../cms/api-error.ts'
import { useEditor } from '../editor-context.tsx'
import { useWords } from '../locales/words.tsx'
import { targetName } from '../panels/target-name.ts'
import { useTime } from '../panels/use-time.ts'
import { useNotify } from './use-notify.ts'

type Change = Answer<'listChanges'>['changes'][number]

/** So often the page is looked at for what others have changed, while it is in sight. */
const every = 20_000

/** Shows what others change on the open page soon after, and says who it was. What one is typing oneself stays. */
export function useColleagues(): void {
  const session = useEditor()
  const { panels: t, language } = useWords()
  const notify = useNotify()
  const time = useTime()
  useEffect(() => {
    const { document: page } = session
    let known: ReadonlySet<string> | null = null
    let isLooking = false
    async function look() {
      if (isLooking || document.visibilityState === 'hidden' || !navigator.onLine) return
      isLooking = true
      try {
        const [own, { changes }] = await Promise.all([ownName(), call('listChanges', { id: page.pageId })])
        const news = changes.filter((change) => known && change.updatedBy !== own && !known.has(idOf(change)))
        known = new Set(changes.map(idOf))
        if (news.length > 0) await show(news)
      } catch (error) {
        // The toolbar says when the server cannot be reached; the next look comes by itself.
        if (!(error instanceof ApiError)) throw error
      } finally {
        isLooking = false
      }
    }
    async function show(news: readonly Change[]) {
      await session.refresh()
      const latest = news.toSorted((a, b) => (b.updatedAt ?? '').localeCompare(a.updatedAt ?? ''))[0]
      if (!latest) return
      const what = targetName(page, latest, latest.key, language)
      notify.news(
        t('colleague.changed', { who: latest.updatedBy ?? t('conflict.someone'), what: what || t('changes.thisPage') }),
        [latest.updatedAt && time(latest.updatedAt), news.length > 1 && t('colleague.more', { count: news.length - 1 })]
          .filter(Boolean)
          .join(' · '),
      )
    }
    void look()
    const timer = setInterval(() => void look(), every)
    const onFocus = () => void look()
    window.addEventListener('focus', onFocus)
    return () => {
      clearInterval(timer)
      window.removeEventListener('focus', onFocus)
    }
  }, [session, notify, t, language, time])
}

function idOf({ id, key, updatedAt }: Change): string {
  return `${id} ${key} ${updatedAt}`
}

let asked: Promise<string | null> | null = null

/** The name under which one's own changes are kept; asked for once. */
function ownName(): Promise<string | null> {
  asked ??= fetch('/api/users/me', { credentials: 'same-origin' })
    .then((response) => response.json())
    .then((answer: { user?: { name?: string } | null }) => answer.user?.name ?? null)
    .catch(() => {
      asked = null
      return null
    })
  return asked
}
