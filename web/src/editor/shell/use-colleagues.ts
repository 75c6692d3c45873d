'use client'
import { useEffect } from 'react'
import type { Change } from 'shared/content/changes.ts'
import { call } from '../../cms/api-client.ts'
import { ApiError } from '../../cms/api-error.ts'
import { useEditor } from '../editor-context.tsx'
import { useWords } from '../locales/words.tsx'
import { isSameValue } from '../model/is-same-value.ts'
import { readValue } from '../model/read-value.ts'
import { useTargetName } from '../panels/use-target-name.ts'
import { useTime } from '../panels/use-time.ts'
import { compareChanges } from '../toolbar/compare-changes.ts'
import { usePublication } from '../toolbar/publication.tsx'
import { useNotify } from './use-notify.ts'

/** So often the page is looked at for what others have changed, while it is in sight. */
const every = 20_000

/** Shows what others change on the open page soon after, and says who it was. What one is typing oneself stays. */
export function useColleagues(): void {
  const session = useEditor()
  const { panels: t } = useWords()
  const nameOf = useTargetName()
  const { refresh: refreshCounts } = usePublication()
  const notify = useNotify()
  const time = useTime()
  useEffect(() => {
    const { document: page } = session
    let known: readonly Change[] | null = null
    let isLooking = false
    async function look() {
      if (isLooking || document.visibilityState === 'hidden' || !navigator.onLine) return
      isLooking = true
      try {
        const [own, { changes }] = await Promise.all([ownName(), call('listChanges', { id: page.pageId })])
        const { news, gone } = compareChanges(known ?? changes, changes, own)
        known = changes
        if (news.length > 0 || gone.length > 0) await show(news, gone)
      } catch (error) {
        // The toolbar says when the server cannot be reached; the next look comes by itself.
        if (!(error instanceof ApiError)) throw error
      } finally {
        isLooking = false
      }
    }
    async function show(news: readonly Change[], gone: readonly Change[]) {
      const before = gone.map((change) => shownOf(change))
      await Promise.all([session.refresh(), refreshCounts()])
      say('changed', news)
      // Published changes look as before, and so do those that one has undone oneself.
      const undone = gone.filter((change, index) => !isSameValue(shownOf(change), before[index] ?? null))
      if (news.length === 0) say('reverted', undone)
    }
    function shownOf({ id, itemType, kind, key }: Change) {
      return readValue(page, { itemType, id }, kind === 'added' && key === itemType ? 'deleted' : key)
    }
    function say(what: 'changed' | 'reverted', [latest, ...others]: readonly Change[]) {
      if (!latest) return
      const who = latest.updatedBy ?? t('colleague.someone')
      const when = what === 'changed' && latest.updatedAt && time(latest.updatedAt)
      const more = others.length > 0 && t('colleague.more', { count: others.length })
      notify.news(
        t(`colleague.${what}`, { who, what: nameOf(latest, latest.key) }),
        [when, more].filter(Boolean).join(' · '),
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
  }, [session, notify, t, nameOf, time, refreshCounts])
}

let asked: Promise<string | null> | null = null

/** The name under which one's own changes are kept, an account's address where it has none; asked for once. */
function ownName(): Promise<string | null> {
  asked ??= fetch('/api/users/me', { credentials: 'same-origin' })
    .then((response) => response.json())
    .then(
      (answer: { user?: { name?: string | null; email: string } | null }) =>
        answer.user?.name || (answer.user?.email ?? null),
    )
    .catch(() => {
      asked = null
      return null
    })
  return asked
}
