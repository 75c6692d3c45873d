'use client'
import { ApiError } from '@blickfang/contract/api/api-error.ts'
import type { Answer } from '@blickfang/contract/api/client.ts'
import type { Save } from '@blickfang/contract/content/changes/changes.ts'
import { useEffect } from 'react'
import { call } from '../../cms/api-client.ts'
import { useEditor, useShell } from '../context/editor-context.tsx'
import { useToolWords } from '../locales/tool-words.tsx'
import { usePublication } from '../publication/publication.tsx'
import type { EditorSession } from '../session/editor-session.ts'
import { useTargetName } from '../words/use-target-name.ts'
import { useTime } from '../words/use-time.ts'
import { ownAccount } from './account/own-account.ts'
import { type Told, tellNews } from './tell-news.ts'
import { useNotify } from './use-notify.ts'

/** Time between two looks at what others have changed, while the page is in sight, in ms. */
const every = 20_000

type Site = Answer<'listChanges'>['site']

/** Shows what others change on the open page and around it soon after, and says who it was. The words that are being typed here stay. */
export function useColleagues(): void {
  const session = useEditor()
  const shell = useShell()
  const t = useToolWords()
  const nameOf = useTargetName()
  const { refresh: refreshCounts } = usePublication()
  const notify = useNotify()
  const time = useTime()
  useEffect(() => {
    const { pageId } = session.document
    let since: string | undefined
    let isLooking = false
    let known: Site | undefined
    async function look() {
      if (isLooking || document.visibilityState === 'hidden' || !navigator.onLine) return
      isLooking = true
      try {
        const asked = { id: pageId, ...(since && { since }) }
        const [own, { saves, hasOtherPages, site, now }] = await Promise.all([ownName(), call('listChanges', asked)])
        if (saves.some((save) => session.isBehind(save))) await show(saves, own)
        if (hasOtherPages) shell.setState(({ pagesNews }) => ({ pagesNews: pagesNews + 1 }))
        if (known) await takeSite(session, { known, site })
        known = site
        since = now
      } catch (error) {
        // The toolbar says when the server cannot be reached; the next look comes by itself.
        if (!(error instanceof ApiError)) throw error
      } finally {
        isLooking = false
      }
    }
    async function show(saves: readonly Save[], own: string | null) {
      const [news] = await Promise.all([session.refresh(), refreshCounts()])
      const told = tellNews(news, saves, own)
      if (told) say(told)
    }
    function say({ latest, by, at, others }: Told) {
      const who = by ?? t(latest.kind === 'reverted' ? 'colleague.anyone' : 'colleague.someone')
      const when = latest.kind === 'reverted' ? null : at && time(at)
      const more = others > 0 && t('colleague.more', { count: others })
      notify.news(
        t(`colleague.${latest.kind}`, { who, what: nameOf(latest, latest.key) }),
        [when, more].filter(Boolean).join(' · '),
      )
    }
    void look()
    const timer = setInterval(() => void look(), every)
    const back = () => void look()
    window.addEventListener('focus', back)
    // Phones show a page again without giving it the focus anew, and run no timer meanwhile.
    document.addEventListener('visibilitychange', back)
    return () => {
      clearInterval(timer)
      window.removeEventListener('focus', back)
      document.removeEventListener('visibilitychange', back)
    }
  }, [session, shell, notify, t, nameOf, time, refreshCounts])
}

interface SiteNews {
  readonly known: Site
  readonly site: Site
}

/** Takes over settings, menu and branches as others have left them, and lets the page's frame be drawn anew. */
async function takeSite(session: EditorSession, { known, site }: SiteNews): Promise<void> {
  const { navigation, settings, branches, site: index } = session.document
  const hasSettings = site.settings !== known.settings
  const hasNavigation = site.navigation !== known.navigation
  if (hasSettings && settings.getState().values) await session.loadSettings()
  if (hasNavigation && navigation.getState().containers) await session.loadNavigation()
  const hasBranches = site.branches !== known.branches
  if (hasBranches && branches.getState().byId) await session.loadBranches()
  // What the page's blocks show of them comes with the page.
  else if (hasBranches) index.setState(({ asked }) => ({ asked: asked + 1 }))
  if (hasSettings || hasNavigation || hasBranches) session.frame.setState(({ all }) => ({ all: all + 1 }))
}

/** The name under which one's own changes are kept, an account's address where it has none. */
async function ownName(): Promise<string | null> {
  const account = await ownAccount()
  return account?.name || (account?.email ?? null)
}
