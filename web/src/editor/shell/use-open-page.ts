import type { EditorPageEntry } from '@blickfang/contract/content/editor-page.ts'
import type { Locale } from '@blickfang/contract/kernel/locale.ts'
import { useRouter } from 'next/navigation'
import { useCallback } from 'react'
import { leavePage } from '../../ui/back/leave-page.ts'
import { besideHref, editHref, previewHref } from '../address/edit-address.ts'
import { useEditor, usePageEntries } from '../context/editor-context.tsx'
import { liveHref } from '../model/dead-link.ts'

type Place = Pick<EditorPageEntry, 'id' | 'collection' | 'slug'>

/** Goes to a page in edit mode with the flags that are active now. `query` replaces them, `hash` names a field to show. */
export function useOpenPage() {
  const router = useRouter()
  const { document } = useEditor()
  return useCallback(
    (
      page: Place,
      { locale = document.locale, query, hash = '' }: { locale?: Locale; query?: string; hash?: string } = {},
    ) => {
      const here = query ?? window.location.search
      const open = (search: string) => router.push(editHref(page, locale, search.replace(/^\?/, '')) + hash)
      // Flags of the page that is open are changed where it stands.
      const isOther = editHref(page, locale) !== window.location.pathname
      leavePage(() => open(here), isOther ? open : undefined)
    },
    [router, document],
  )
}

/** Goes to a page in the open language and another one side by side. */
export function useOpenBeside() {
  const router = useRouter()
  const { document } = useEditor()
  return useCallback(
    (pageId: string, other: Locale) => leavePage(() => router.push(besideHref(pageId, document.locale, other))),
    [router, document],
  )
}

/** Goes to where a page is looked at without tools, once all that was written is saved. */
export function useOpenPreview() {
  const router = useRouter()
  const session = useEditor()
  return useCallback(
    async (page: EditorPageEntry) => {
      const { locale } = session.document
      await session.flush()
      const live = page.live.includes(locale) ? liveHref(page, session.document) : null
      leavePage(() => router.push(previewHref(page.id, locale, live)))
    },
    [router, session],
  )
}

/** Goes to the home page: where somebody lands whose page is gone. */
export function useOpenHome() {
  const openPage = useOpenPage()
  const entries = usePageEntries()
  return useCallback(() => {
    const home = Object.values(entries).find((entry) => entry.role === 'home')
    if (home) openPage(home)
  }, [openPage, entries])
}
